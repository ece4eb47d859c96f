export const canKeepAwake = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen awake while the page is visible. The browser lets go when it is hidden, and may refuse, such as to
 * save power: then the screen behaves as always.
 * @returns a function that lets it sleep again
 */
export function keepAwake(): () => void {
  if (!canKeepAwake()) return () => {};
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const request = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) await lock.release();
    } catch {
      // Refused.
    }
  };
  void request();
  document.addEventListener('visibilitychange', request);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  };
}
