import type { Server } from 'node:http';

/** Lets a server listen at a free port of this machine. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
