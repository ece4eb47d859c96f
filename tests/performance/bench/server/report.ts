/** Preloaded into a measured server: sends its port and, on each message, the processor time that it has used. */
import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:net';

subscribe('tracing:net.server.listen:asyncEnd', (message) => {
  const server = typeof message === 'object' && message && 'server' in message && message.server;
  const address = server instanceof Server && server.address();
  if (address && typeof address === 'object') process.send?.(address.port);
});

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});

// The measuring process has ended.
process.on('disconnect', () => process.exit());
