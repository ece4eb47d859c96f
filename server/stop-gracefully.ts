import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** The server has to exit within 5 s of a signal; this leaves time for the exit itself. */
const GRACE_MS = 3500;
const CHECK_INTERVAL_MS = 50;

/**
 * Prepares a graceful stop. Call this before the server listens.
 * @returns stops the server: it accepts no new connection, finishes the requests under way, and closes each connection
 * when its responses are read, after 3.5 s at the latest. Resolves when the last connection is closed.
 */
export function prepareStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const closeIdle = () => {
    // For Node, a connection is idle as soon as its response is written, even if a slow client has not read it yet.
    const isAllSent = [...sockets].every(({ writableLength }) => writableLength === 0);
    if (isAllSent) server.closeIdleConnections();
  };
  return async () => {
    // Responses on open connections now say that they are the last.
    server.prependListener('request', (_, response) => {
      response.shouldKeepAlive = false;
    });
    const interval = setInterval(closeIdle, CHECK_INTERVAL_MS);
    // Not closeAllConnections: it skips connections that sent CONNECT, which Node no longer treats as HTTP.
    const timeout = setTimeout(() => sockets.forEach((socket) => socket.destroy()), GRACE_MS);
    // Not the HTTP server's own close: it first closes all connections that Node calls idle.
    await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    clearInterval(interval);
    clearTimeout(timeout);
  };
}
