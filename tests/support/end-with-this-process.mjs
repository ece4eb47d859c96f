/**
 * Kills a child process when this process exits, even if it exits at once after a signal. For every program here that
 * starts others, and for the tests' servers.
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child
 * @param {NodeJS.Signals} [signal]
 * @returns {Child}
 */
export function endWithThisProcess(child, signal = 'SIGTERM') {
  const end = () => child.kill(signal);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
