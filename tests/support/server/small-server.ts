import { createHttpServer } from '../../../server/http-server.ts';
import { SMALL_APP } from '../../fixtures/site.ts';

/** The small site's server on Node, in a process of its own. It sends its port to the process that started it. */
const server = createHttpServer(SMALL_APP, { add: () => {}, flush: () => {} });
server.listen(0, '127.0.0.1', () => {
  const bound = server.address();
  process.send?.(typeof bound === 'object' && bound ? bound.port : 0);
});
process.on('disconnect', () => process.exit());
