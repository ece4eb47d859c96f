import type { TestProject } from 'vitest/node';
import { createHttpServer } from '../../../server/http-server.ts';
import { SMALL_APP } from '../../fixtures/site.ts';

/** Serves the small site with Node while the tests of a project run. */
export default async function serveWithNode(project: TestProject) {
  const server = createHttpServer(SMALL_APP, { add: () => {}, flush: () => {} });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const socketAddress = server.address();
  project.provide('runtime', 'node');
  project.provide(
    'address',
    `http://127.0.0.1:${typeof socketAddress === 'object' && socketAddress ? socketAddress.port : 0}`,
  );
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
