import type { Route } from '@playwright/test';
import { test as base, expect, FAILED_REQUEST, type Visitor } from '../support/test.ts';
import { answerFigure, answerTenCountries, TEN_COUNTRIES } from '../support/world-bank.ts';
import {
  ENDLESS,
  FAULTS,
  FaultyWorldBank,
  GOOD_FIGURE,
  GOOD_LIST,
  NO_FIGURE,
  PLAYED_FIGURE,
  serveWith,
} from '../support/world-bank-faults.ts';

const LIMIT = { timeout: 3000 };
/** How long the page waits for an answer that may yet come, having said so. */
const WAIT_MS = 15_000;
const ERROR = 'Error fetching life expectancy';
const NO_DATA = 'No life expectancy data available';
const NULL_FIGURE = 'has no figure for the newest year';

type Answer = (route: Route) => Promise<void>;
const HEALTHY: Answer = (route) => route.continue();
const ANSWERS_500: Answer = (route) => route.fulfill({ status: 500, body: 'down' });
const CANNOT_BE_REACHED: Answer = (route) => route.abort();
const NEVER_ANSWERS: Answer = () => new Promise(() => undefined);

interface OwnServer {
  list: Answer;
  figure: Answer;
}

interface WorkerFixtures {
  readonly played: { readonly bank: FaultyWorldBank; readonly siteUrl: string };
}

const test = base.extend<{ ownServer: OwnServer }>({
  ownServer: async ({ page }, use) => {
    const server: OwnServer = { list: HEALTHY, figure: HEALTHY };
    await page.route('**/api/countries', (route) => server.list(route));
    await page.route('**/api/life-expectancy/*', (route) => server.figure(route));
    await use(server);
  },
});

const faultTest = test.extend<{ bank: FaultyWorldBank }, WorkerFixtures>({
  played: [
    // Playwright wants to see the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const bank = new FaultyWorldBank();
      await bank.start();
      const site = await serveWith(bank.url);
      await use({ bank, siteUrl: site.url });
      site.stop();
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

/** Leaves no toast behind, so that the next one is seen to be new. */
async function expectToast(visitor: Visitor, title: string): Promise<void> {
  await visitor.toast().filter({ hasText: title }).waitFor(LIMIT);
  await visitor.toast().getByRole('button').click();
  await expect(visitor.toast()).toHaveCount(0);
}

/** Chooses a country that has no figure to be had. @param endless whether the page has to wait before it knows */
async function expectNoFigure(
  visitor: Visitor,
  { country, toast, endless }: { country: string; toast: string; endless: boolean },
): Promise<void> {
  const manual = visitor.field('Enter life expectancy manually');
  await manual.uncheck();
  await visitor.chooseCountry(country);
  if (endless) {
    await visitor.page.clock.fastForward(WAIT_MS - 2000);
    await expect(visitor.button(/Country/)).toContainText('Looking up… This is taking a while.');
    await expect(manual).not.toBeChecked();
    await visitor.page.clock.fastForward(2000);
  }
  await expectToast(visitor, toast);
  await expect(manual).toBeChecked();
}

faultTest.describe('Within 3 seconds, or 15 where an answer may yet come', { tag: '@matrix' }, () => {
  faultTest.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  faultTest('the World Bank is believed where nothing is wrong', async ({ page, visitor, bank }) => {
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await expect(page.getByText(`${PLAYED_FIGURE} years · World Bank 2023`)).toBeVisible(LIMIT);
    bank.figure = FAULTS['responds with 503'];
    await visitor.chooseCountry('Belgium');
    await expect(page.getByText('82.3 years · World Bank 2024')).toBeVisible(LIMIT);
  });

  for (const [sentence, play] of Object.entries({ ...FAULTS, [NULL_FIGURE]: NO_FIGURE })) {
    const toast = sentence === NULL_FIGURE ? NO_DATA : ERROR;

    faultTest(
      `the World Bank ${sentence}: the figure is the own server’s, or the toast is “${toast}”`,
      async ({ page, visitor, bank, ownServer }) => {
        bank.figure = play;
        await visitor.open();
        await visitor.chooseCountry('Japan');
        await expect(page.getByText('84 years · World Bank 2024')).toBeVisible(LIMIT);
        await expect(visitor.toast()).toHaveCount(0);

        ownServer.figure = CANNOT_BE_REACHED;
        await expectNoFigure(visitor, { country: 'Belgium', toast, endless: ENDLESS.has(sentence) });
        expect(bank.requestsElsewhere).toEqual([]);
      },
    );
  }

  for (const [sentence, play] of Object.entries(FAULTS)) {
    faultTest(
      `the World Bank ${sentence}: the countries are the own server’s, or the toast says that there are none`,
      async ({ page, visitor, bank, ownServer }) => {
        bank.list = play;
        ownServer.list = ANSWERS_500;
        await visitor.open();
        if (ENDLESS.has(sentence)) await page.clock.fastForward(WAIT_MS);
        await expectToast(visitor, 'Error fetching countries');

        await visitor.button(/Country/).click();
        if (ENDLESS.has(sentence)) await page.clock.fastForward(WAIT_MS);
        await expectToast(visitor, 'Error fetching countries');
        ownServer.list = HEALTHY;
        await visitor.button('Try again').click();
        await expect(page.getByRole('option')).toHaveCount(216, LIMIT);
        await expect(visitor.toast()).toHaveCount(0);
        expect(bank.requestsElsewhere).toEqual([]);
      },
    );
  }

  const DEAD_ENDS = ['never responds', 'responds with 503'] as const;
  for (const sentence of DEAD_ENDS) {
    faultTest(
      `the World Bank ${sentence} and the own server never answers: the toasts say so`,
      async ({ visitor, bank, ownServer }) => {
        bank.list = FAULTS[sentence];
        ownServer.list = NEVER_ANSWERS;
        await visitor.open();
        await visitor.page.clock.fastForward(WAIT_MS);
        await expectToast(visitor, 'Error fetching countries');

        bank.figure = FAULTS[sentence];
        ownServer.list = HEALTHY;
        ownServer.figure = NEVER_ANSWERS;
        await visitor.open();
        await expectNoFigure(visitor, { country: 'Japan', toast: ERROR, endless: true });
        bank.figure = NO_FIGURE;
        await expectNoFigure(visitor, { country: 'Belgium', toast: NO_DATA, endless: true });
      },
    );
  }
});

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

test.describe('Choosing ten countries in a row shows the last one’s figure', { tag: '@matrix' }, () => {
  const LAST = TEN_COUNTRIES.length - 1;
  /** The sooner a country is chosen, the longer its answer takes: the last comes first. */
  const delayMs = (code: string) => 180 * (LAST - TEN_COUNTRIES.findIndex(([chosen]) => chosen === code));
  /** By then every answer has come, or would have. */
  const ALL_ANSWERED_MS = 3000;

  const chooseAll = async (visitor: Visitor) => {
    for (const [, name] of TEN_COUNTRIES) await visitor.chooseCountry(name);
  };
  const expectLast = async (visitor: Visitor, figure: string) => {
    const button = visitor.button(/Country/);
    await expect(button).toContainText(figure, LIMIT);
    await wait(ALL_ANSWERED_MS);
    await expect(button).toContainText('Sweden');
    await expect(button).toContainText(figure);
    await expect(visitor.toast()).toHaveCount(0);
    await expect(visitor.field('Enter life expectancy manually')).not.toBeChecked();
  };

  test('though the World Bank answers the last first', async ({ visitor, worldBank }) => {
    worldBank.answerCountries(answerTenCountries);
    worldBank.answerFigures(async (route, code) => {
      await wait(delayMs(code));
      await answerFigure(route, code).catch(() => undefined);
    });
    await visitor.open();
    await chooseAll(visitor);
    await expectLast(visitor, '83.5 years · World Bank 2023');
  });

  test.describe('though requests fail', () => {
    test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

    test('and the own server answers the last first', async ({ visitor, worldBank, ownServer }) => {
      worldBank.answerCountries(answerTenCountries);
      worldBank.answerFigures((route) => route.abort().catch(() => undefined));
      ownServer.figure = async (route) => {
        await wait(delayMs(route.request().url().slice(-3)));
        await route.continue().catch(() => undefined);
      };
      await visitor.open();
      await chooseAll(visitor);
      await expectLast(visitor, '84.1 years · World Bank 2024');
    });

    test('for all but the last, after that one’s figure has come', async ({
      visitor,
      worldBank,
      ownServer,
    }) => {
      worldBank.answerCountries(answerTenCountries);
      ownServer.figure = CANNOT_BE_REACHED;
      worldBank.answerFigures(async (route, code) => {
        await wait(delayMs(code));
        await (code === 'SWE' ? answerFigure(route, code) : route.abort()).catch(() => undefined);
      });
      await visitor.open();
      await chooseAll(visitor);
      await expectLast(visitor, '83.5 years · World Bank 2023');
    });
  });
});
