import type { Route } from '@playwright/test';
import { startServer } from '../support/built-server.ts';
import { test as base, expect, FAILED_REQUEST, type Visitor } from '../support/test.ts';
import {
  FAULTS,
  FaultyWorldBank,
  GOOD_FIGURE,
  GOOD_LIST,
  PLAYED_FIGURE,
} from '../support/world-bank-faults.ts';

/** How long the page waits for a response before it gives up. */
const WAIT_MS = 15_000;

interface WorkerFixtures {
  readonly played: { readonly bank: FaultyWorldBank; readonly siteUrl: string };
}

const test = base.extend<{ bank: FaultyWorldBank }, WorkerFixtures>({
  played: [
    // Playwright requires the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const bank = new FaultyWorldBank();
      await bank.start();
      const site = await startServer({ WORLD_BANK_URL: bank.url });
      await use({ bank, siteUrl: site.url });
      await site.stop();
      bank.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ played }, use) => use(played.siteUrl),
  bank: async ({ played: { bank } }, use) => {
    bank.list = GOOD_LIST;
    bank.figure = GOOD_FIGURE;
    bank.requestsElsewhere.length = 0;
    await use(bank);
  },
});

/** Closes the toast, so that the next one is seen to be new. */
async function expectToast(visitor: Visitor, title: string): Promise<void> {
  await visitor.toast().filter({ hasText: title }).waitFor();
  await visitor.toast().getByRole('button').click();
  await expect(visitor.toast()).toHaveCount(0);
}

test.describe('A fault of the World Bank API', { tag: '@matrix' }, () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('the World Bank’s figure is shown if nothing is wrong', async ({ page, visitor, bank }) => {
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await expect(page.getByText(`${PLAYED_FIGURE} years · World Bank 2023`)).toBeVisible();
    bank.figure = FAULTS['responds with 503'];
    await visitor.chooseCountry('Belgium');
    await expect(page.getByText('82.3 years · World Bank 2024')).toBeVisible();
  });

  // Other bodies and statuses are in the unit tests of `src/world`.
  for (const fault of [
    'hangs up',
    'begins a response and never ends it',
    'redirects to another origin',
    'does not allow the page’s origin',
  ] as const) {
    test(`the World Bank ${fault}`, async ({ page, visitor, bank }) => {
      const letWaitEnd = async () => {
        if (fault === 'begins a response and never ends it') await page.clock.fastForward(WAIT_MS);
      };
      bank.list = FAULTS[fault];
      bank.figure = FAULTS[fault];
      const down = (route: Route) => route.fulfill({ status: 500, body: 'down' });
      await page.route('**/api/countries', down);
      await visitor.open();
      await letWaitEnd();
      await expectToast(visitor, 'Error fetching countries');
      await visitor.button(/^Country/).click();
      await letWaitEnd();
      await expectToast(visitor, 'Error fetching countries');
      await page.unroute('**/api/countries');
      await visitor.button('Try again').click();
      await expect(page.getByRole('option')).toHaveCount(216);
      await page.getByRole('option', { name: 'Japan', exact: true }).click();
      await expect(page.getByText('84 years · World Bank 2024')).toBeVisible();
      await expect(visitor.toast()).toHaveCount(0);

      await page.route('**/api/life-expectancy/*', (route) => route.abort());
      await visitor.chooseCountry('Belgium');
      await letWaitEnd();
      await expectToast(visitor, 'Error fetching life expectancy');
      await expect(visitor.field('Enter life expectancy manually')).toBeChecked();
      expect(bank.requestsElsewhere).toEqual([]);
    });
  }
});
