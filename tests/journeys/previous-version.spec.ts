import type { Page } from '@playwright/test';
import { changingSite } from '../support/changing-site.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

test.use({
  allowedInConsole: { patterns: [FAILED_REQUEST, /^TypeError: Failed to fetch dynamically imported module/] },
});

let site: Awaited<ReturnType<typeof changingSite>>;
test.beforeEach(async () => {
  site = await changingSite();
});
test.afterEach(() => site.close());

/** Opens the page of the first version, with nothing of it loaded later. */
async function openFirst(visitor: Visitor): Promise<void> {
  await visitor.page.goto(site.address);
  await visitor.listening();
}

const message = (page: Page) => page.getByText(/couldn’t be (shown|loaded)/);

test('a page that is open while a new version is published finds everything that it loads later', async ({
  page,
  visitor,
}) => {
  const loaded = new Set<string>();
  const missing: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 404) missing.push(pathname);
    else if (pathname.endsWith('.js')) loaded.add(pathname);
  });
  await openFirst(visitor);
  await site.publish('second', { keepsPrevious: true });
  const before = loaded.size;

  await visitor.chooseCountry('Japan');
  await visitor.button('Backup').click();
  await expect(visitor.button('Save a backup file')).toBeVisible();
  await page.keyboard.press('Escape');
  await visitor.visualize();
  await visitor.openEverything();
  await visitor.button('Choose a picture').click();
  await expect(page.locator('.picture-preview')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const entry of ['Moment', 'Chapter', 'Person']) {
    await page.getByRole('button', { name: entry, exact: true }).click();
    await page.getByRole('form').getByRole('button', { name: 'Close' }).click();
  }
  const download = page.waitForEvent('download');
  await visitor.button('Share Results').click();
  await download;
  expect(loaded.size).toBeGreaterThan(before + 10);
  expect(missing).toEqual([]);
  await expect(message(page)).toHaveCount(0);
});

test('without the files of the previous version, it says what could not be shown', async ({
  page,
  visitor,
}) => {
  await openFirst(visitor);
  await site.publish('second');
  await visitor.fillPerson();
  await visitor.submit();
  await expect(message(page).first()).toBeVisible();
});
