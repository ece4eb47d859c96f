import { expect, type Page } from '@playwright/test';

/** The day of the gallery's exhibits. */
const SEEN_ON = new Date('2026-03-01T12:00:00-05:00');

/** There is no server: requests are answered with the files of the built gallery. */
const ORIGIN = 'http://gallery.test';

/** An exhibit of the gallery, as it is looked at. */
export interface ShownExhibit {
  readonly exhibit: string;
  /** A folder of `src/words`; English by default. */
  readonly language?: 'ar';
  readonly theme: 'dark' | 'light';
}

/** Opens an exhibit of the built gallery, in the state that it shows. */
export async function openExhibit(page: Page, { exhibit, language, theme }: ShownExhibit): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: `node_modules/.cache/gallery/${language ?? 'en'}${pathname}` });
  });
  await page.clock.setFixedTime(SEEN_ON);
  await page.goto(`${ORIGIN}/gallery/index.html?exhibit=${exhibit}&theme=${theme}`);
  await expect(page.locator('[data-ready]')).toBeAttached();
}
