/** The style sheets that could not be loaded. Vite asks for each only once. */
const failedStyles = new Set<HTMLLinkElement>();
if (typeof window !== 'undefined')
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
    },
    true,
  );

/** Fetches the style sheets that failed again: a part without its styles cannot be shown. */
const retryStyles = () =>
  Promise.all(
    Array.from(failedStyles, (link) => {
      failedStyles.delete(link);
      const again = document.createElement('link');
      Object.assign(again, { rel: 'stylesheet', crossOrigin: '', href: link.href });
      const loaded = new Promise((resolve, reject) => {
        again.addEventListener('load', resolve);
        again.addEventListener('error', () => reject(new Error(`${link.href} could not be loaded`)));
      });
      link.replaceWith(again);
      return loaded;
    }),
  );

/** A part of the page that is loaded later. No code is loaded in another way. @param fetchCode a dynamic import */
export function chunk<Code>(fetchCode: () => Promise<Code>) {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const fetchOnce = async () => {
    try {
      const fetched = await fetchCode();
      await retryStyles();
      code = fetched;
    } catch (error) {
      loading = undefined;
      throw error;
    }
    return code;
  };
  /** Loads it once, and again after a failure. */
  const load = (): Promise<Code> => {
    loading ??= fetchOnce();
    return loading;
  };
  return {
    load,
    /** Preloads it. A failure is ignored here: a later `load` reports it. */
    preload: () => void load().catch(() => undefined),
    /** The code once it is loaded. React's `lazy` suspends even for a loaded module. */
    loaded: () => code,
  };
}

export type Chunk<Code> = ReturnType<typeof chunk<Code>>;
