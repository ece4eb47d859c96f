/** Finds a port for a server under test, for checks.mjs, static-servers.mjs and tests. */
import { createServer } from 'node:net';

/** @returns {Promise<number>} a port that nothing listens on */
export function findFreePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
