import { createHash } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Somebody to whom a planted script would send what was typed. */
export interface Listener {
  readonly address: string;
  /** The port at which it answers as a STUN server. */
  readonly port: number;
  /** The paths that were requested, `udp` for each packet, and `frame` for what comes by a WebSocket. */
  readonly heard: readonly string[];
  readonly stop: () => void;
}

/** The key by which a server agrees to a WebSocket (RFC 6455). */
const accept = (key: string) =>
  createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');

/** Listens for requests, for WebSockets and for packets. */
export async function listen(): Promise<Listener> {
  const heard: string[] = [];
  const server = createServer(({ url }, response) => {
    heard.push(url ?? '');
    response.setHeader('access-control-allow-origin', '*').end();
  }).on('upgrade', ({ headers }, stream) => {
    stream.on('data', () => heard.push('frame')).on('error', () => undefined);
    stream.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept(headers['sec-websocket-key'] ?? '')}\r\n\r\n`,
    );
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
