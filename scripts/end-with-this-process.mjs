/**
 * Ends a program when this process ends, also where it is stopped and nothing can be waited for any more.
 * @template {import('node:child_process').ChildProcess} Child
 * @param {Child} child
 * @returns {Child}
 */
export function endWithThisProcess(child) {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}
