import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Kills a child process when this process exits, even if it exits at once after a signal. */
export function endWithThisProcess<Child extends ChildProcess>(child: Child): Child {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** A port that nothing listens on. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
