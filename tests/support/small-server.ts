import { createHttpServer, prepareStop } from '../../server/http-server.ts';
import { SMALL_APP } from '../fixtures/site.ts';

/** The small site's server on Node, in a separate process that sends its port to its parent, and says when a SIGTERM stops it. */
const server = createHttpServer(SMALL_APP, { add: () => {} });
const stop = prepareStop(server);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address ? address.port : 0);
});
let stopped: Promise<void> | undefined;
process.on('SIGTERM', () => {
  stopped ??= stop().then(() => process.exit());
  process.send?.('stops');
});
process.on('disconnect', () => process.exit());
