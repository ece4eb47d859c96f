import type { Route } from '@playwright/test';
import { test as base, expect, FAILED_REQUEST, type Visitor } from '../support/test.ts';
import {
  answerFigure,
  answerTenCountries,
  type PlayedWorldBank,
  TEN_COUNTRIES,
} from '../support/world-bank.ts';
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
    // Playwright requires the braces.
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

faultTest.describe('A fault of the World Bank API', { tag: '@matrix' }, () => {
  faultTest.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  faultTest('the World Bank’s figure is shown if nothing is wrong', async ({ page, visitor, bank }) => {
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await expect(page.getByText(`${PLAYED_FIGURE} years · World Bank 2023`)).toBeVisible();
    bank.figure = FAULTS['responds with 503'];
    await visitor.chooseCountry('Belgium');
    await expect(page.getByText('82.3 years · World Bank 2024')).toBeVisible();
  });

  for (const [fault, play] of Object.entries(FAULTS)) {
    faultTest(
      `the World Bank ${fault}: the page uses the own server’s countries and figure, or shows toasts`,
      async ({ page, visitor, bank, ownServer }) => {
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
      },
    );
  }

  faultTest(
    `the World Bank has no figure for the newest year: the page shows the own server’s, or the toast “${NO_DATA}”`,
    async ({ page, visitor, bank, ownServer }) => {
      bank.figure = NO_FIGURE;
      await visitor.open();
      await visitor.chooseCountry('Japan');
      await expect(page.getByText('84 years · World Bank 2024')).toBeVisible();
      await expect(visitor.toast()).toHaveCount(0);

      ownServer.figure = CANNOT_BE_REACHED;
      await expectNoFigure(visitor, { country: 'Belgium', toast: ERROR, endless: false });
      ownServer.figure = HAS_NONE;
      await expectNoFigure(visitor, { country: 'Belgium', toast: NO_DATA, endless: false });
    },
  );

  const DEAD_ENDS = ['never responds', 'responds with 503'] as const;
  for (const fault of DEAD_ENDS) {
    faultTest(
      `the World Bank ${fault} and the own server never responds: the page shows toasts`,
      async ({ visitor, bank, ownServer }) => {
        bank.list = FAULTS[fault];
        ownServer.list = NEVER_ANSWERS;
        await visitor.open();
        await visitor.page.clock.fastForward(WAIT_MS);
        await expectToast(visitor, 'Error fetching countries');

        bank.figure = FAULTS[fault];
        ownServer.list = HEALTHY;
        ownServer.figure = NEVER_ANSWERS;
        await visitor.open();
        await expectNoFigure(visitor, { country: 'Japan', toast: ERROR, endless: true });
        bank.figure = NO_FIGURE;
        await expectNoFigure(visitor, { country: 'Belgium', toast: ERROR, endless: true });
      },
    );
  }
});

/** Holds responses, and sends them in the opposite order of the requests. */
class ReversedResponses {
  readonly #held: (() => Promise<unknown>)[] = [];

  readonly hold = (send: () => Promise<unknown>): Promise<void> => {
    // The page cancels a request when another country is chosen.
    this.#held.push(() => send().catch(() => undefined));
    return Promise.resolve();
  };

  async sendAll(): Promise<void> {
    await expect.poll(() => this.#held.length).toBe(TEN_COUNTRIES.length);
    for (const send of this.#held.toReversed()) await send();
  }
}

test.describe('Choosing ten countries in a row shows the figure of the last one', { tag: '@matrix' }, () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  const openAndChooseAll = async (visitor: Visitor, worldBank: PlayedWorldBank) => {
    worldBank.answerCountries(answerTenCountries);
    await visitor.open();
    await visitor.stopTheClock();
    for (const [, name] of TEN_COUNTRIES) await visitor.chooseCountry(name);
  };
  const expectLast = async (visitor: Visitor, figure: string) => {
    const button = visitor.button(/^Country/);
    await expect(button).toContainText(figure);
    await visitor.letPass(20_000);
    await expect(button).toContainText('Sweden');
    await expect(button).toContainText(figure);
    await expect(visitor.toast()).toHaveCount(0);
    await expect(visitor.field('Enter life expectancy manually')).not.toBeChecked();
  };

  test('if the World Bank responds in the opposite order', async ({ visitor, worldBank }) => {
    const responses = new ReversedResponses();
    worldBank.answerFigures((route, code) => responses.hold(() => answerFigure(route, code)));
    await openAndChooseAll(visitor, worldBank);
    await responses.sendAll();
    await expectLast(visitor, '83.5 years · World Bank 2023');
  });

  test('if the World Bank fails and the own server responds in the opposite order', async ({
    visitor,
    worldBank,
    ownServer,
  }) => {
    const responses = new ReversedResponses();
    worldBank.answerFigures((route) => route.abort().catch(() => undefined));
    ownServer.figure = (route) => responses.hold(() => route.continue());
    await openAndChooseAll(visitor, worldBank);
    await responses.sendAll();
    await expectLast(visitor, '84.1 years · World Bank 2024');
  });

  test('if the requests for all the others fail after its own has succeeded', async ({
    visitor,
    worldBank,
    ownServer,
  }) => {
    const responses = new ReversedResponses();
    ownServer.figure = CANNOT_BE_REACHED;
    worldBank.answerFigures((route, code) =>
      responses.hold(() => (code === 'SWE' ? answerFigure(route, code) : route.abort())),
    );
    await openAndChooseAll(visitor, worldBank);
    await responses.sendAll();
    await expectLast(visitor, '83.5 years · World Bank 2023');
  });
});
