import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Somebody to whom a planted script would send what was typed. */
export interface Listener {
  readonly address: string;
  /** The port at which it answers as a STUN server. */
  readonly port: number;
  /** The paths that were requested, and `udp` for each packet. */
  readonly heard: readonly string[];
  readonly stop: () => void;
}

/** Listens for requests and for packets. */
export async function listen(): Promise<Listener> {
  const heard: string[] = [];
  const server = createServer(({ url }, response) => {
    heard.push(url ?? '');
    response.setHeader('access-control-allow-origin', '*').end();
  });
  server.listen(0, '127.0.0.1');
  const socket = createSocket('udp4').on('message', () => heard.push('udp'));
  socket.bind(0, '127.0.0.1');
  await Promise.all([once(server, 'listening'), once(socket, 'listening')]);
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    port: socket.address().port,
    heard,
    stop: () => {
      socket.close();
      server.closeAllConnections();
      server.close();
    },
  };
}
