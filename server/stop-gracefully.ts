import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** Within 5 s of being told to end the server is gone; this leaves time to go. */
const GRACE_MS = 3500;
const LOOK_MS = 50;

/**
 * Prepares the end of a server, before anybody is connected.
 * @returns what ends it without losing anything: takes no new connection, lets every request under way be answered and
 * every answer be read, and closes each connection then. Whoever has not finished after 3.5 s is not waited for. It is
 * done when the last connection is closed.
 */
export function prepareStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    // To Node a connection is idle as soon as its answer is written, though half of it may wait for a slow reader.
    const isAllSent = [...sockets].every(({ writableLength }) => writableLength === 0);
    if (isAllSent) server.closeIdleConnections();
  };
  return async () => {
    // On connections that stay, the answer now says that it is the last.
    server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false;
    });
    const looking = setInterval(closeIdle, LOOK_MS);
    // Not closeAllConnections: it leaves out a connection that has sent CONNECT, which is no longer HTTP to Node.
    const atTheLatest = setTimeout(() => sockets.forEach((socket) => socket.destroy()), GRACE_MS);
    // Not the HTTP server's own: that begins with closing what it calls idle.
    await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    clearInterval(looking);
    clearTimeout(atTheLatest);
  };
}
