import type { Route } from '@playwright/test';
import { startServer } from '../support/built-server.ts';
import { test as base, expect, FAILED_REQUEST, type Visitor } from '../support/test.ts';
import {
  ENDLESS,
  FAULTS,
  FaultyWorldBank,
  GOOD_FIGURE,
  GOOD_LIST,
  NO_FIGURE,
  PLAYED_FIGURE,
} from '../support/world-bank-faults.ts';

/** How long the page waits for a response before it gives up. */
const WAIT_MS = 15_000;
const ERROR = 'Error fetching life expectancy';
const NO_DATA = 'No life expectancy data available';

type Answer = (route: Route) => Promise<void>;
const HEALTHY: Answer = (route) => route.continue();
const ANSWERS_500: Answer = (route) => route.fulfill({ status: 500, body: 'down' });
const CANNOT_BE_REACHED: Answer = (route) => route.abort();
const HAS_NONE: Answer = (route) =>
  route.fulfill({ status: 404, json: { error: 'No life expectancy is known.' } });

interface OwnServer {
  list: Answer;
  figure: Answer;
}

interface WorkerFixtures {
  readonly played: { readonly bank: FaultyWorldBank; readonly siteUrl: string };
}

const test = base.extend<{ ownServer: OwnServer; bank: FaultyWorldBank }, WorkerFixtures>({
  ownServer: async ({ page }, use) => {
    const server: OwnServer = { list: HEALTHY, figure: HEALTHY };
    await page.route('**/api/countries', (route) => server.list(route));
    await page.route('**/api/life-expectancy/*', (route) => server.figure(route));
    await use(server);
  },
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

/** Chooses a country for which no figure arrives. @param endless whether the page waits for its whole limit */
async function expectNoFigure(
  visitor: Visitor,
  { country, toast, endless }: { country: string; toast: string; endless: boolean },
): Promise<void> {
  const manual = visitor.field('Enter life expectancy manually');
  await manual.uncheck();
  await visitor.chooseCountry(country);
  if (endless) {
    // The clock also runs by itself, so a busy machine has half of the time for the rest.
    await visitor.page.clock.fastForward(WAIT_MS / 2);
    await expect(visitor.button(/^Country/)).toContainText('Looking up… This is taking a while.');
    await expect(manual).not.toBeChecked();
    await visitor.page.clock.fastForward(WAIT_MS / 2);
  }
  await expectToast(visitor, toast);
  await expect(manual).toBeChecked();
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

  for (const [fault, play] of Object.entries(FAULTS)) {
    test(`the World Bank ${fault}: the page uses the own server’s countries and figure, or shows toasts`, async ({
      page,
      visitor,
      bank,
      ownServer,
    }) => {
      const endless = ENDLESS.has(fault);
      bank.list = play;
      bank.figure = play;
      ownServer.list = ANSWERS_500;
      await visitor.open();
      if (endless) await page.clock.fastForward(WAIT_MS);
      await expectToast(visitor, 'Error fetching countries');

      await visitor.button(/^Country/).click();
      if (endless) await page.clock.fastForward(WAIT_MS);
      await expectToast(visitor, 'Error fetching countries');
      ownServer.list = HEALTHY;
      await visitor.button('Try again').click();
      await expect(page.getByRole('option')).toHaveCount(216);
      await page.getByRole('option', { name: 'Japan', exact: true }).click();
      await expect(page.getByText('84 years · World Bank 2024')).toBeVisible();
      await expect(visitor.toast()).toHaveCount(0);

      ownServer.figure = CANNOT_BE_REACHED;
      await expectNoFigure(visitor, { country: 'Belgium', toast: ERROR, endless });
      expect(bank.requestsElsewhere).toEqual([]);
    });
  }

  test(`the World Bank has no figure for the newest year: the page shows the own server’s, or the toast “${NO_DATA}”`, async ({
    page,
    visitor,
    bank,
    ownServer,
  }) => {
    bank.figure = NO_FIGURE;
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await expect(page.getByText('84 years · World Bank 2024')).toBeVisible();
    await expect(visitor.toast()).toHaveCount(0);

    ownServer.figure = CANNOT_BE_REACHED;
    await expectNoFigure(visitor, { country: 'Belgium', toast: ERROR, endless: false });
    ownServer.figure = HAS_NONE;
    await expectNoFigure(visitor, { country: 'Belgium', toast: NO_DATA, endless: false });
  });
});
