/**
 * Texts that stay on the device between visits, by key. If storage is blocked or full, nothing is stored and nothing
 * throws.
 */
export const storage = {
  /** The stored text; `null` if there is none or storage cannot be read. */
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },

  /** @returns whether the text was stored */
  set(key: string, text: string): boolean {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },

  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // If storage is blocked, this page has stored nothing in it.
    }
  },

  /**
   * Calls back with the stored text whenever another tab may have changed it.
   * @returns a function that unsubscribes
   */
  subscribe(key: string, onChange: (stored: string | null) => void): () => void {
    const read = () => onChange(storage.get(key));
    const onStorage = (event: StorageEvent) => {
      // The key is null after all storage was cleared.
      if (event.key === key || event.key === null) read();
    };
    // A page in the back/forward cache misses these events.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onPageShow);
    };
  },
};
