declare global {
  interface Window {
    /** Reloads the page without any cache. Defined in the page's head. */
    reloadAnew: () => Promise<void>;
    /** Ends `noteEarlyPresses`. @returns what was pressed, in its order. Defined in the page's head */
    takeEarlyPresses?: () => readonly Element[];
  }
  /** TypeScript's own type of the result is less specific. */
  interface Performance {
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  }
}

/**
 * Marks the page if the visitor has turned on data saving in the browser or on the device. The page's head runs this
 * before any font is requested.
 */
export const SAVE_DATA_SCRIPT = `if(navigator.connection?.saveData||matchMedia('(prefers-reduced-data:reduce)').matches)document.documentElement.dataset.saveData=''`;

/** Whether data saving is on: then the page loads only what it needs. */
export const savesData = (): boolean => 'saveData' in document.documentElement.dataset;

/**
 * Notes what is pressed before the page's script can answer. Enter in a field presses the button of its form.
 *
 * The page's head contains the text of this function, so it cannot use anything from outside.
 */
export function noteEarlyPresses(): void {
  const pressed: Element[] = [];
  const note = ({ target }: Event) => {
    if (target instanceof Element) pressed.push(target);
  };
  addEventListener('click', note);
  window.takeEarlyPresses = () => {
    removeEventListener('click', note);
    return pressed;
  };
}

/**
 * Checks whether the page's script has started, which removes the hidden message that it has not. If it has not, the
 * page shows that message and, if the server answers, deletes its caches and reloads itself once.
 *
 * The page's head contains the text of this function, so it cannot use anything from outside.
 * @param site the path of the site. Other pages of its domain have workers and caches of their own
 */
export function watchStart(site: string): void {
  /** Long enough for a slow connection. A script that arrives later still starts. */
  const START_LIMIT_MS = 10_000;
  const RESPONSE_LIMIT_MS = 3000;
  const { serviceWorker } = navigator;
  const reload = () => location.reload();
  const script = `${site}service-worker.js`;
  const findRegistration = async () => {
    const registration = await serviceWorker?.getRegistration();
    return registration?.scope === location.origin + site ? registration : undefined;
  };

  /** Rejects without deleting anything if the server does not answer: the caches may be all that is left. */
  const removeCaches = async () => {
    const signal = AbortSignal.timeout(RESPONSE_LIMIT_MS);
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500) throw new Error();
    const names = (await window.caches?.keys()) ?? [];
    const own = names.filter((name) => name.startsWith(`page${site.slice(0, -1)} `));
    await Promise.all(own.map((name) => caches.delete(name)));
    await (await findRegistration())?.unregister();
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    // Completely: a response that is cut off leaves the old one in the browser's cache.
    const withTimeout = AbortSignal.timeout(START_LIMIT_MS);
    const fetchAnew = async (name: string) =>
      (await fetch(name, { cache: 'reload', signal: withTimeout })).arrayBuffer();
    await Promise.allSettled(scripts.map(({ name }) => fetchAnew(name)));
  };

  /** @param mayReload whether loading has ended, so that the script cannot start any more */
  const check = async (mayReload: boolean) => {
    const button = document.querySelector<HTMLElement>('.not-started button');
    if (!button) return;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- checked twice, it still reloads once
    button.onclick = window.reloadAnew;
    button.parentElement?.removeAttribute('hidden');
    const wasControlled = serviceWorker?.controller?.scriptURL === location.origin + script;
    await removeCaches();
    // Never twice in a row: a page that came from the server would be the same again.
    const [navigation] = performance.getEntriesByType('navigation');
    if (mayReload && (wasControlled ? !(await findRegistration()) : navigation?.type !== 'reload')) reload();
  };

  window.reloadAnew = () => removeCaches().then(reload, reload);
  addEventListener('DOMContentLoaded', () => check(true).catch(() => {}));
  setTimeout(() => check(false).catch(() => {}), START_LIMIT_MS);
}
