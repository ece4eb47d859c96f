/**
 * Imported by what npm runs, so that it ends when npm is stopped: npm tells its shell alone, and Debian's ends without a
 * word to the program that it runs. What has lost its parent was stopped.
 */
const LOOK_MS = 500;
const parent = process.ppid;

if (process.env['npm_lifecycle_event']) {
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}
