/** Loaded before a server that is measured: prints the port it listens on and, when asked, the processor time it took. */
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

// Whoever measures is gone.
process.on('disconnect', () => process.exit());
