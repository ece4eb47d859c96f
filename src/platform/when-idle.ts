/** Milliseconds after which the work is done even if the browser has not been idle, as on a busy device. */
const LONGEST_WAIT = 5000;

/** Runs something once the page has loaded and the browser is idle, or after a while if it never is. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: LONGEST_WAIT });
    else run();
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
