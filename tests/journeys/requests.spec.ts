import { open, openAndCache, test as workerTest } from '../support/cached-page.ts';
import { expect, test, type Visitor } from '../support/test.ts';

const TITLE = 'What this page has sent';

async function openList(visitor: Visitor) {
  await visitor.button(TITLE).click();
  const dialog = visitor.page.getByRole('dialog', { name: TITLE });
  await expect(dialog.getByRole('heading', { name: 'Three ways to check' })).toBeVisible();
  return dialog;
}

test('“What this page has sent” lists each request of the page, as it is made', async ({ page, visitor }) => {
  const sent = new Set<string>();
  page.on('request', (request) => {
    // Browsers fetch the manifest by themselves, and record it nowhere.
    if (/^http(?!.*manifest)/.test(request.url())) sent.add(request.url());
  });
  await visitor.open();
  await visitor.submitFrom('Japan');
  await visitor.allSections();
  const dialog = await openList(visitor);
  await expect(dialog).toContainText('Apart from a country’s code (JPN), nothing you entered is in it.');
  await expect(dialog.locator('summary')).toHaveText([
    /^\d requests? to the World Bank: JPN$/,
    /^\d requests? to this site for figures: JPN$/,
    /^\d\d files of this page$/,
  ]);
  await page.evaluate(() => fetch('api/life-expectancy/CAN.json'));
  const listed = async () => {
    const addresses = await dialog.locator('bdi').allTextContents();
    return [...new Set(addresses)].map((address) => new URL(address, page.url()).href).toSorted();
  };
  await expect.poll(listed).toEqual([...sent].toSorted());
  await expect(dialog).toContainText('Apart from country codes (CAN and JPN), nothing you entered is in it.');
});

test('“What this page has sent” says that nothing was entered, and how to check', async ({
  page,
  visitor,
}) => {
  await visitor.open();
  await visitor.visualize();
  const dialog = await openList(visitor);
  await expect(dialog).toContainText('Nothing you entered is in it.');
  await expect(dialog).toContainText(`npm run verify -- ${new URL('./', page.url()).href}`);
});

workerTest.describe('with a service worker', () => {
  workerTest.use({ serviceWorkers: 'allow' });

  workerTest(
    '“What this page has sent” has the worker’s requests, and counts what was on the device',
    async ({ guest, site }) => {
      await openAndCache(guest, site.address);
      await guest.submitFrom('Japan');
      await guest.allSections();
      const first = await openList(guest);
      // The World Bank cannot be reached, so that the site is asked, by the worker.
      await expect(first.locator('summary')).toHaveText([
        /^\d requests? to the World Bank: JPN$/,
        /^\d requests? to this site for figures: JPN$/,
        /^\d+ files of this page$/,
        /^\d{3} files for offline use$/,
      ]);
      const figures = first.locator('details', { hasText: 'for figures' });
      await figures.locator('summary').click();
      await expect(figures.getByRole('row', { name: /JPN\.json .*\d kB$/ }).first()).toBeVisible();

      await open(guest, site.address);
      const again = await openList(guest);
      await expect(again.getByText(/^\d+ more files were on your device already\.$/)).toBeVisible();
      await expect(again.locator('summary', { hasText: 'of this page' })).toHaveCount(0);
    },
  );
});
