import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Given by the test. */
    heard: (text: string) => void;
  }
}

/** Runs in the page: reports what its live regions announce, by the rules of ARIA. */
function watchLiveRegions(): void {
  const ATOMIC = '[role="status"], [role="alert"], output';
  const LIVE = `[aria-live], ${ATOMIC}`;
  const HIDDEN = '[aria-hidden="true"], [hidden]';

  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.matches(HIDDEN)) return '';
    const text = [...node.childNodes].map(textOf).join('');
    const { display, position } = getComputedStyle(node);
    return display.startsWith('inline') || position === 'absolute' ? text : ` ${text} `;
  };
  const regionOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    return element?.closest(HIDDEN) || region?.getAttribute('aria-live') === 'off' ? undefined : region;
  };
  /** A region that is inserted with its text is not announced, unless it is an alert. */
  const isAlert = (node: Node): node is Element => node instanceof Element && node.matches('[role="alert"]');

  const observer = new MutationObserver((records) => {
    const said = new Map<Element, string[]>();
    for (const { type, target, addedNodes } of records) {
      for (const alert of [...addedNodes].filter(isAlert)) said.set(alert, [textOf(alert)]);
      const region = regionOf(target);
      const changed = type === 'characterData' ? [target] : [...addedNodes];
      if (!region || changed.length === 0) continue;
      if (region.matches(ATOMIC)) said.set(region, [textOf(region)]);
      else said.set(region, [...(said.get(region) ?? []), ...changed.map(textOf)]);
    }
    for (const texts of said.values()) {
      const text = texts.join(' ').replaceAll(/\s+/g, ' ').trim();
      if (text !== '') window.heard(text);
    }
  });
  addEventListener('DOMContentLoaded', () =>
    observer.observe(document, { subtree: true, childList: true, characterData: true }),
  );
}

/**
 * Listens to all live regions from now on.
 * @returns their announcements in order, a list that grows
 */
export async function listenToLiveRegions(page: Page): Promise<string[]> {
  const said: string[] = [];
  await page.exposeFunction('heard', (text: string) => said.push(text));
  await page.addInitScript(watchLiveRegions);
  return said;
}
