import type { Page, Route } from '@playwright/test';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';
import { answerFigure } from '../support/world-bank.ts';

const hang = () => new Promise<void>(() => undefined);
const LATE = 'This is taking a while. You can wait, or enter life expectancy manually.';

const manual = (visitor: Visitor) => visitor.field('Enter life expectancy manually');
const years = (visitor: Visitor) => visitor.field('Life expectancy (years)');
const options = (page: Page) => page.getByRole('option');

/** Holds the requests to an address until a test says how they are answered. */
async function hold(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(address, (route) => {
    held.push(route);
  });
  return {
    count: () => held.length,
    /** Lets what is held through, once there is something. */
    letCome: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      for (const route of held.splice(0)) await route.continue();
    },
  };
}

test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

test('what is pressed before the page’s script has come counts once it has', async ({ page, visitor }) => {
  const script = await hold(page, '**/assets/form-*.js');
  await page.goto('./', { waitUntil: 'commit' });
  await visitor.button('Switch to light theme').click();
  await visitor.field('Birthdate').fill('1700-01-01');
  await visitor.button('Visualize My Life').click();
  await script.letCome();
  await expect(visitor.problems()).toBeFocused();
  await expect(visitor.button('Switch to dark theme')).toBeVisible();
});

test('a late list is used, and the own server’s figure soon', async ({ page, visitor, worldBank }) => {
  worldBank.answerCountries(hang);
  worldBank.answerFigures(hang);
  const list = await hold(page, '**/api/countries');
  const figure = await hold(page, '**/api/life-expectancy/*');
  await visitor.open();
  await visitor.stopTheClock();
  await visitor.button(/^Country/).click();
  await expect(page.getByText('Loading countries...')).toBeVisible();
  await visitor.letPass(3000);
  await expect(page.getByRole('status').filter({ hasText: LATE })).toBeVisible();
  await expect(visitor.button('Enter life expectancy manually instead')).toBeVisible();
  await visitor.letPass(8000);
  await list.letCome();
  await expect(options(page)).toHaveCount(216);
  await expect(page.getByPlaceholder('Search countries...')).toBeFocused();
  await page.getByRole('option', { name: 'Japan', exact: true }).click();
  await visitor.letPass(690);
  expect(figure.count()).toBe(0);
  await visitor.letPass(20);
  await expect.poll(figure.count).toBe(1);
  await visitor.letPass(2000);
  await figure.letCome();
  await expect(page.getByText('84 years · World Bank 2024')).toBeVisible();
  await expect(visitor.toast()).toHaveCount(0);
});

test('a waiting submit says so, and fetches once', async ({ page, visitor, worldBank }) => {
  worldBank.answerFigures(hang);
  const figure = await hold(page, '**/api/life-expectancy/*');
  await visitor.open();
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.stopTheClock();
  await visitor.chooseCountry('Japan');
  await page.evaluate(() => {
    for (let times = 0; times < 3; times += 1) document.querySelector('form')?.requestSubmit();
  });
  const banner = page.locator('.banner');
  await expect(banner).toHaveText('Calculating your life visualization...');
  await expect(visitor.button('Calculating...')).toBeDisabled();
  await visitor.letPass(3000);
  await expect(banner).toHaveText(`Calculating your life visualization... ${LATE}`);
  await expect(visitor.button(/^Country Japan/)).toContainText(`Looking up… ${LATE}`);
  await visitor.letPass(10_000);
  await expect(visitor.toast()).toHaveCount(0);
  await expect(manual(visitor)).not.toBeChecked();
  await figure.letCome();
  await expect(visitor.summary('Years Remaining')).toHaveText('42');
  await expect(banner).toBeHidden();
  await expect(visitor.results()).toHaveCount(1);
  await expect(visitor.button('Visualize My Life')).toBeEnabled();
  expect(worldBank.asked.filter((address) => address.includes('indicator'))).toHaveLength(1);
});

/** What must not repeat a request: a network that returns, a tab that is looked at again, and time. */
async function letMuchHappen(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const event of ['online', 'focus', 'pageshow']) dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward('06:00');
}

test('what failed is asked again by the next try, not before', async ({ page, visitor, worldBank }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const count = (path: string) => asked.filter((each) => each === path).length;
  const fail = (route: Route) => route.fulfill({ status: 500, body: 'down' });
  worldBank.answerCountries((route) => route.abort());
  await page.route('**/api/countries', fail, { times: 1 });
  await page.clock.install();
  await visitor.open();
  await expect(visitor.toast()).toContainText('Error fetching countries');
  await letMuchHappen(page);
  expect(count('/api/countries')).toBe(1);
  await visitor.button(/^Country/).click();
  await expect(options(page)).toHaveCount(216);
  expect(count('/api/countries')).toBe(2);

  const japan = page.getByRole('option', { name: 'Japan', exact: true });
  worldBank.answerFigures((route) => route.abort());
  await page.route('**/api/life-expectancy/*', fail, { times: 1 });
  await japan.click();
  await expect(visitor.toast()).toContainText('Error fetching life expectancy');
  await expect(years(visitor)).toHaveValue('');
  worldBank.answerFigures(answerFigure);
  await letMuchHappen(page);
  expect(count('/api/life-expectancy/JPN')).toBe(1);
  await visitor.button(/^Country/).click();
  await japan.click();
  await expect(page.getByText('84.5 years · World Bank 2023')).toBeVisible();
});

test('what came is asked once; the last choice wins over a late one', async ({
  page,
  visitor,
  worldBank,
}) => {
  const late: Route[] = [];
  worldBank.answerFigures(async (route, code) => {
    if (code === 'LSO') late.push(route);
    else await answerFigure(route, code);
  });
  await page.clock.install();
  await visitor.open();
  for (const country of ['Japan', 'Belgium', 'Japan']) {
    await visitor.chooseCountry(country);
    await expect(page.getByText(/years · World Bank/)).toBeVisible();
  }
  const asked = [...worldBank.asked];
  expect(asked).toHaveLength(3);
  await letMuchHappen(page);
  await visitor.chooseCountry('Belgium');
  await expect(page.getByText('82.2 years')).toBeVisible();
  expect(worldBank.asked).toEqual(asked);

  await visitor.chooseCountry('Lesotho');
  await expect.poll(() => late.length).toBe(1);
  await visitor.chooseCountry('Belgium');
  // The page may have cancelled the request.
  for (const route of late) await answerFigure(route, 'LSO').catch(() => undefined);
  await page.clock.runFor(20_000);
  await expect(page.getByText('82.2 years')).toBeVisible();
  // The World Bank has no figure for its newest year: the own server is asked.
  await visitor.chooseCountry('South Korea');
  await expect(page.getByText(/83\.\d years · World Bank 2024/)).toBeVisible();
  await expect(visitor.toast()).toHaveCount(0);
});
