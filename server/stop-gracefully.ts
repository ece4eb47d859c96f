import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The server has to exit within 5 s of a signal; this leaves time for the exit itself. */
const GRACE_MS = 3500;
/** The longest that waiting connections are still accepted, so that new ones do not keep the server from stopping. */
const ACCEPT_MS = 50;
/**
 * How often idle connections are closed. A client that sends a request before the first time gets `Connection: close`
 * in the response, instead of a closed connection.
 */
const CLOSE_IDLE_MS = 500;

/**
 * Prepares a graceful stop. Call this before the server listens.
 * @returns stops the server: it accepts no new connection, finishes the requests under way, and closes each connection
 * when its responses are read, or once it is idle, after 3.5 s at the latest. Resolves when the last connection is closed.
 */
export function prepareStop(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  /** Node accepts one connection in each turn of its event loop; closing the server would reset those that wait. */
  const acceptWaiting = async (until: number): Promise<void> => {
    const before = accepted;
    await nextTurn();
    if (accepted > before && Date.now() < until) await acceptWaiting(until);
  };
  const closeIdle = () => {
    // For Node, a connection is idle as soon as its response is written, even if a slow client has not read it yet.
    const isAllSent = [...sockets].every(({ writableLength }) => writableLength === 0);
    if (isAllSent) server.closeIdleConnections();
  };
  return async () => {
    await acceptWaiting(Date.now() + ACCEPT_MS);
    // Not at once: Node first reads the requests that have arrived.
    const interval = setInterval(() => setImmediate(closeIdle), CLOSE_IDLE_MS);
    // Not closeAllConnections: it skips connections that sent CONNECT, which Node no longer treats as HTTP.
    const timeout = setTimeout(() => sockets.forEach((socket) => socket.destroy()), GRACE_MS);
    // Not the HTTP server's own close: it first closes all connections that Node calls idle.
    await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    clearInterval(interval);
    clearTimeout(timeout);
  };
}
