import type { Page } from '@playwright/test';
import { chunk } from '../support/fault-list.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

// The browser's log of a request that a reload cancels.
test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

/** Holds a chunk until the returned function lets it through. */
async function holdBack(page: Page, name: string): Promise<() => Promise<void>> {
  // A reload may have cancelled it.
  const letCome = await holdRequests(page, chunk(name), (route) => route.continue().catch(() => undefined));
  return async () => {
    await page.unroute(chunk(name));
    letCome();
  };
}

const broken = (visitor: Visitor, part: string) =>
  visitor.page.getByRole('alert').filter({ hasText: `“${part}” couldn’t be shown` });

/** Within 3 seconds of the page's clock after it began to wait for the chunk, whenever that is on a busy machine. */
async function expectBrokenInTime(visitor: Visitor, part: string): Promise<void> {
  await expect(async () => {
    await visitor.letPass(3000);
    await expect(broken(visitor, part)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

async function copyLink(visitor: Visitor): Promise<string> {
  const { page } = visitor;
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void (document.title = text));
  });
  await visitor.copyLink();
  await expect(page).toHaveTitle(/#[\w-]{100}/);
  await page.keyboard.press('Escape');
  return page.title();
}

test.describe('A chunk that neither arrives nor fails leads to a message', () => {
  test.describe('of the results', () => {
    const RESULTS = 'Your life in numbers';

    async function submitInVain(visitor: Visitor): Promise<void> {
      await visitor.open();
      await visitor.fillPerson();
      await visitor.field('Activity 1 name').fill('Flute');
      await visitor.stopTheClock();
      await visitor.submit();
      await expect(visitor.button('Calculating...')).toBeDisabled();
      await expectBrokenInTime(visitor, RESULTS);
      await expect(visitor.button('Visualize My Life')).toBeEnabled();
      await visitor.page.clock.resume();
      await expect(visitor.toast()).toContainText('Error visualizing data');
    }

    test('and is used by the next submit when it arrives after all', { tag: '@matrix' }, async ({
      page,
      visitor,
    }) => {
      const letCome = await holdBack(page, 'results');
      await submitInVain(visitor);
      await visitor.field('Activity 1 name').fill('Oboe');
      const arrived = page.waitForResponse(chunk('results'));
      await letCome();
      await arrived;
      await visitor.letPass(10_000);
      await expect(visitor.results()).toHaveCount(0);
      await visitor.submit();
      await expect(visitor.card('Oboe')).toBeVisible();
      await expect(broken(visitor, RESULTS)).toHaveCount(0);
    });
  });

  test('of shared results; it is used when it arrives after all, and a reload keeps the entries', {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    const SHARED = 'Someone shared their life with you';
    await visitor.open();
    await visitor.visualize();
    const link = await copyLink(visitor);
    const letCome = await holdBack(page, 'results');
    await page.goto('./');
    await visitor.listening();
    await visitor.field('Activity 1 name').fill('Flute');
    await visitor.stopTheClock();
    await page.goto(link);
    await expect(page.getByText('Opening the shared life...')).toBeVisible();
    await expectBrokenInTime(visitor, SHARED);
    await page.clock.resume();
    await visitor.button('Reload the page').click();
    await expect(broken(visitor, SHARED)).toHaveCount(0);
    await expect(broken(visitor, SHARED)).toBeVisible();
    await letCome();
    await expect(page.getByRole('heading', { name: SHARED })).toBeVisible();
    await expect(broken(visitor, SHARED)).toHaveCount(0);
    await page.getByRole('link', { name: 'See my own life' }).click();
    await expect(visitor.field('Activity 1 name')).toHaveValue('Flute');
  });
});
