import type { BrowserContext, Page } from '@playwright/test';

/** A life of chapters and moments, as "Remember on this device" saves it. */
export const SAVED = {
  version: 1,
  language: 'en',
  document: {
    birthdate: '1984-02-29',
    country: null,
    manual: true,
    lifeExpectancy: '82.3',
    activities: [{ id: 'a', name: 'Sleep', known: null, hours: '8', color: '#4E84F0', schedule: null }],
    events: {
      chapters: [
        { id: 'c1', name: 'School', from: '6', until: '18', color: '#59D4A6' },
        { id: 'c2', name: 'Berlin', from: '2012-05', until: null, color: '#F7893B' },
      ],
      moments: [{ id: 'm1', text: 'Wedding', when: '2019-08-20' }],
      people: [],
    },
  },
};
/** The same life in Japan, whose figure is fetched. */
export const inJapan = {
  ...SAVED,
  document: { ...SAVED.document, country: { code: 'JPN', name: 'Japan', lifeExpectancy: 0 }, manual: false },
};

/** Saves a form on the device before the page opens. */
export const save = (page: Page | BrowserContext, text: string) =>
  page.addInitScript((form) => localStorage.setItem('form', form), text);

/** A browser that lets the page store nothing. */
export const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });

export const picture = (page: Page) => page.getByRole('img', { name: 'A life in weeks' });
export const line = (page: Page) => page.locator('.view-line');
export const note = (page: Page) => page.locator('#note');
/** How many weeks are so far: the dots of the lines of that tone, a pitch from each other. */
export const countLived = (page: Page) =>
  page.locator('.view-weeks [data-tone=lived] path').evaluateAll((paths) => {
    const pitch = Number(paths[0]?.parentElement?.getAttribute('stroke-dasharray')?.split(' ')[1]);
    return paths
      .flatMap((path) => [...(path.getAttribute('d') ?? '').matchAll(/[vh]([\d.]+)/g)])
      .reduce((sum, [, length]) => sum + Math.round(Number(length) / pitch) + 1, 0);
  });

export const openView = (page: Page, fragment = '') => page.goto(`./view/${fragment}`);
