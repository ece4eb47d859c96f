declare global {
  interface Window {
    /** Loads the page anew, past all that the device keeps of it. The page's head puts it there. */
    reloadAnew: () => Promise<void>;
  }
  /** TypeScript's own types leave open which entries come of which type. */
  interface Performance {
    getEntriesByType(type: 'navigation'): PerformanceNavigationTiming[];
  }
}

/**
 * Watches whether the page's script starts, which then removes the sentence that says it has not. If it cannot start,
 * the page says so and, if the server answers, removes what the device keeps of it and reloads itself, once.
 *
 * The page's head runs this text by itself, before any other script: nothing from outside can be used in it.
 */
export function watchStart(): void {
  /** Long enough for a slow line. A script that comes later still starts. */
  const START_LIMIT_MS = 10_000;
  const ANSWER_LIMIT_MS = 3000;
  const { serviceWorker } = navigator;
  const reload = () => location.reload();
  const findRegistration = () => serviceWorker?.getRegistration();

  /** Fails unless the server answers, and then removes nothing: what is kept may be all that there is. */
  const removeKept = async () => {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const { status } = await fetch('/service-worker.js', { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500) throw new Error();
    const names = (await window.caches?.keys()) ?? [];
    await Promise.all(names.map((name) => caches.delete(name)));
    await (await findRegistration())?.unregister();
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    await Promise.allSettled(scripts.map(({ name }) => fetch(name, { cache: 'reload', signal })));
  };

  /** @param mayReload whether the script cannot come any more */
  const check = async (mayReload: boolean) => {
    const button = document.querySelector<HTMLElement>('.not-started button');
    if (!button) return;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- checked twice, it still reloads once
    button.onclick = window.reloadAnew;
    button.parentElement?.removeAttribute('hidden');
    const wasControlled = serviceWorker?.controller;
    await removeKept();
    // Never twice in a row: a page that comes from the server itself cannot come any better.
    const [navigation] = performance.getEntriesByType('navigation');
    if (mayReload && (wasControlled ? !(await findRegistration()) : navigation?.type !== 'reload')) reload();
  };

  window.reloadAnew = () => removeKept().then(reload, reload);
  addEventListener('DOMContentLoaded', () => check(true).catch(() => {}));
  setTimeout(() => check(false).catch(() => {}), START_LIMIT_MS);
}
