import type { Server } from 'node:http';
import { connect } from 'node:net';

/** Sends raw text. @returns everything received until the connection closes, one character per byte */
export function sendRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, 'localhost');
    socket.setEncoding('latin1').on('data', (piece: string) => {
      received += piece;
    });
    // A server that closes the connection before it has read everything causes an error. Only the response matters.
    socket.on('error', () => {}).on('close', () => resolve(received));
    socket.write(text, 'latin1');
  });
}

export const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);

/** Lets a server listen at a free port of this machine. @returns the port */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
