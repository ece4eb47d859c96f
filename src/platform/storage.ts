/**
 * Small texts that the browser keeps on the device from one visit to the next. Storage may be blocked or full: then
 * nothing is kept, and nothing else happens.
 */

/** What is kept under a name; `null` where there is nothing, or nothing can be read. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text in place of the one before. @returns whether that was possible */
export function keep(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Leaves nothing behind under a name. */
export function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Where storage cannot be reached, nothing of ours is in it that could be.
  }
}

/**
 * Calls back with what is kept under a name, now that another page of ours may have kept something else or nothing.
 * @returns what ends that
 */
export function onKeptElsewhere(name: string, callBack: (kept: string | null) => void): () => void {
  const follow = () => callBack(readKept(name));
  const listen = ({ key }: StorageEvent) => {
    // The key is null where all of the storage was cleared.
    if (key === name || key === null) follow();
  };
  // A page that was put aside, to be shown again on coming back, has heard nothing meanwhile.
  const wake = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  addEventListener('storage', listen);
  addEventListener('pageshow', wake);
  return () => {
    removeEventListener('storage', listen);
    removeEventListener('pageshow', wake);
  };
}
