/** What stays on the device: the saved form, and choices that say nothing about a life. */
export type DeviceKey = 'form' | 'theme' | 'language' | 'weeks-by' | 'invitation';

/** What stays in this tab: entries for the page in another language, for a reload with its place, and for the view. */
type TabKey = 'entries' | 'reload' | 'place' | 'view';

/**
 * Texts by key. If storage is blocked or full, nothing is stored and nothing throws.
 * @param find finds the browser's own storage, which throws where that is blocked
 */
function createStorage<Key extends string>(find: () => Storage) {
  /** @param otherwise the result where the browser refuses */
  const attempt = <Result>(use: (stored: Storage) => Result, otherwise: Result): Result => {
    try {
      return use(find());
    } catch {
      return otherwise;
    }
  };
  return {
    /** The stored text; `null` if there is none or storage cannot be read. */
    get: (key: Key) => attempt((stored) => stored.getItem(key), null),
    /** @returns whether the text was stored */
    set: (key: Key, text: string) =>
      attempt((stored) => {
        stored.setItem(key, text);
        return true;
      }, false),
    remove: (key: Key) => attempt((stored) => stored.removeItem(key), undefined),
    /** Whether the browser does not let the page store anything. */
    isBlocked: () => attempt(() => false, true),
  };
}

export const tabStorage = createStorage<TabKey>(() => sessionStorage);

export const storage = {
  ...createStorage<DeviceKey>(() => localStorage),

  /** Calls back with the stored text whenever another tab may have changed it. @returns a function that unsubscribes */
  subscribe(key: DeviceKey, onChange: (stored: string | null) => void): () => void {
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

/** A text that stays with this entry of the tab's history, even if storage is blocked. */
export const historyText = {
  get: (): string | null => {
    const { state }: { readonly state: unknown } = history;
    return typeof state === 'string' ? state : null;
  },
  set: (text: string | null): void => history.replaceState(text, ''),
};
