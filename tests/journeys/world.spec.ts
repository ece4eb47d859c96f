import type { Route } from '@playwright/test';
import { holdRequests } from '../support/requests.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';
import { answerFigure, holdFigures, type PlayedWorldBank } from '../support/world-bank.ts';

/** Keeps the World Bank from answering for Japan. @returns a function that lets it answer */
function holdJapan(worldBank: PlayedWorldBank): () => Promise<void> {
  const held: Route[] = [];
  worldBank.answerFigures(async (route, code) => {
    if (code === 'JPN') held.push(route);
    else await answerFigure(route, code);
  });
  return async () => {
    expect(held).toHaveLength(1);
    // The page may have cancelled the request.
    for (const route of held) await answerFigure(route, 'JPN').catch(() => undefined);
  };
}

test.describe('The calls it makes', () => {
  test('the list and the figure come from the World Bank, without credentials', async ({
    page,
    visitor,
    worldBank,
  }) => {
    await page.context().addCookies([{ name: 'a', value: 'b', domain: 'api.worldbank.org', path: '/' }]);
    const cookies: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('worldbank')) cookies.push(request.headers()['cookie']);
    });
    await visitor.open();
    await visitor.chooseCountry('Japan');
    await expect(page.getByText('84.5 years · World Bank 2023')).toBeVisible();
    expect(worldBank.asked).toEqual([
      'https://api.worldbank.org/v2/country?format=json&per_page=300',
      'https://api.worldbank.org/v2/country/JPN/indicator/SP.DYN.LE00.IN?format=json&per_page=1',
    ]);
    expect(cookies).toEqual([undefined, undefined]);
  });

  test('a whole visit makes these calls, without cookies, and no others', async ({
    baseURL,
    page,
    visitor,
  }) => {
    const home = new URL('./', baseURL).href;
    const calls = new Set<string>();
    page.on('request', (request) => {
      const { protocol, hostname, pathname } = new URL(request.url());
      if (protocol === 'blob:') return;
      const isOwn = request.url().startsWith(home);
      const path = isOwn ? `/${request.url().slice(home.length)}` : hostname + pathname;
      const call = `${request.method()} ${path.replace(/-[\w-]{8}(?=\.\w+$)/, '')}`;
      calls.add(`${call} ${request.headers()['cookie'] ?? ''}`.trim());
    });
    await visitor.open();
    await visitor.submitFrom('Japan');
    await visitor.allSections();
    await visitor.slider().fill('520');
    await visitor.button('Open: A picture to keep').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect([...calls].toSorted()).toEqual([
      'GET /',
      'GET /api/country-facts/JPN',
      'GET /assets/en-results.js',
      'GET /assets/en.js',
      'GET /assets/figtree.woff2',
      'GET /assets/form.js',
      'GET /assets/instrument-serif.woff2',
      'GET /assets/results.css',
      'GET /assets/results.js',
      'GET /assets/rolldown-runtime.js',
      'GET /assets/share.css',
      'GET /assets/share.js',
      'GET /quotes.json',
      'GET api.worldbank.org/v2/country',
      'GET api.worldbank.org/v2/country/JPN/indicator/SP.DYN.LE00.IN',
    ]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('without a figure for the newest year, the own server is asked', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.chooseCountry('South Korea');
    await expect(page.getByText(/83\.\d years · World Bank 2024/)).toBeVisible();
    await expect(visitor.toast()).toHaveCount(0);
  });

  test('list and figures are fetched once, however long the page is open', async ({
    page,
    visitor,
    worldBank,
  }) => {
    await page.clock.install();
    await visitor.open();
    for (const country of ['Japan', 'Belgium', 'Japan']) {
      await visitor.chooseCountry(country);
      await expect(page.getByText(/years · World Bank/)).toBeVisible();
    }
    const asked = [...worldBank.asked];
    expect(asked).toHaveLength(3);
    await page.clock.fastForward('06:00');
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.evaluate(() => {
      dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await visitor.button(/^Country/).click();
    await page.getByRole('option', { name: 'Belgium', exact: true }).click();
    await expect(page.getByText('82.2 years')).toBeVisible();
    expect(worldBank.asked).toEqual(asked);
  });

  test('the last choice wins if another country is chosen while one is loading', async ({
    page,
    visitor,
    worldBank,
  }) => {
    const answerJapan = holdJapan(worldBank);
    await visitor.open();
    await visitor.stopTheClock();
    await visitor.chooseCountry('Japan');
    await visitor.chooseCountry('Belgium');
    await expect(page.getByText('82.2 years')).toBeVisible();
    await answerJapan();
    await visitor.letPass(20_000);
    await expect(page.getByText('82.2 years')).toBeVisible();
    await expect(visitor.toast()).toHaveCount(0);
  });
});

test.describe('A submit while the figure is loading', () => {
  test('waits for it with button and banner, then shows the results', async ({
    page,
    visitor,
    worldBank,
  }) => {
    const letFiguresCome = await holdFigures(page, worldBank);
    await visitor.open();
    await visitor.submitFrom('Japan');
    await expect(visitor.button('Calculating...')).toBeDisabled();
    await expect(page.getByText('Calculating your life visualization...')).toBeVisible();
    letFiguresCome();
    await expect(visitor.summary('Years Remaining')).toHaveText('42.5');
    await expect(page.getByText('Calculating your life visualization...')).toHaveCount(0);
    await expect(visitor.button('Visualize My Life')).toBeEnabled();
  });

  test.describe('and fails to load', () => {
    test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

    test('ends with a toast and turns manual mode on', async ({ page, visitor, worldBank }) => {
      worldBank.answerFigures((route) => route.abort());
      const fail = await holdRequests(page, '**/api/life-expectancy/*', (route) => route.abort());
      await visitor.open();
      await visitor.submitFrom('Japan');
      await expect(visitor.button('Calculating...')).toBeDisabled();
      fail();
      await expect(visitor.toast()).toContainText('Error fetching life expectancy');
      await expect(visitor.field('Enter life expectancy manually')).toBeChecked();
      await expect(visitor.field('Life expectancy (years)')).toBeFocused();
      await expect(visitor.button('Visualize My Life')).toBeEnabled();
      await expect(visitor.results()).toHaveCount(0);
    });
  });
});

test.describe('With the World Bank unreachable', () => {
  test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

  test('a visit works with the own server, from the empty form to the downloaded image', async ({
    page,
    visitor,
    worldBank,
  }) => {
    worldBank.answerCountries((route) => route.abort());
    worldBank.answerFigures((route) => route.abort());
    await visitor.open();
    await visitor.field('Birthdate').fill('1984-02-29');
    await visitor.button(/^Country/).click();
    await expect(page.getByRole('option')).toHaveCount(216);
    await page.getByPlaceholder('Search countries...').fill('japan');
    await page.keyboard.press('Enter');
    await expect(page.getByText('84 years · World Bank 2024, saved with this page')).toBeVisible();
    await visitor.addActivity(4, 'Reading', '1');
    await visitor.submit();
    await expect(visitor.summary('Years Remaining')).toHaveText('42');
    await expect(visitor.summary('Weeks Left')).toHaveText('2,185');
    await visitor.slider().fill('520');
    await expect(visitor.sliderBar()).toContainText('52 · 32 years ahead');
    const download = page.waitForEvent('download');
    await visitor.button('Share Results').click();
    expect((await download).suggestedFilename()).toBe('my-life-visualization.png');
  });
});
