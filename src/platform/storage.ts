/**
 * Texts by key. If storage is blocked or full, nothing is stored and nothing throws.
 * @param find finds the browser's own storage, which throws where that is blocked
 */
const createStorage = (find: () => Storage) => ({
  /** The stored text; `null` if there is none or storage cannot be read. */
  get(key: string): string | null {
    try {
      return find().getItem(key);
    } catch {
      return null;
    }
  },

  /** @returns whether the text was stored */
  set(key: string, text: string): boolean {
    try {
      find().setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },

  /** Whether the browser does not let the page store anything. */
  isBlocked(): boolean {
    try {
      find();
      return false;
    } catch {
      return true;
    }
  },

  remove(key: string): void {
    try {
      find().removeItem(key);
    } catch {
      // If storage is blocked, this page has stored nothing in it.
    }
  },
});

/** Texts that stay in this tab until it is closed. */
export const tabStorage = createStorage(() => sessionStorage);

/** Texts that stay on the device between visits. */
export const storage = {
  ...createStorage(() => localStorage),

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
