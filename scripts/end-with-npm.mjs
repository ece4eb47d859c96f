/**
 * Imported by programs that npm runs, so that they exit when npm is stopped. npm signals only its shell, and Debian's
 * shell exits without signalling the program. A program whose parent has changed was stopped.
 */
const CHECK_INTERVAL_MS = 250;
const parent = process.ppid;

if (process.env['npm_lifecycle_event']) {
  const interval = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(interval);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS).unref();
}
