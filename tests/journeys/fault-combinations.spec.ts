import type { Page, Route } from '@playwright/test';
import { chunk } from '../support/requests.ts';
import { expect, FAILED_REQUEST, test, type Visitor } from '../support/test.ts';

const fail = (route: Route) => route.fulfill({ status: 503, body: 'down' });
const notFound = (route: Route) => route.fulfill({ status: 404, body: 'gone' });
const hang = () => new Promise<void>(() => undefined);

/** Lets nearly everything fail, each where the page meets its surroundings. */
async function letFail(page: Page): Promise<void> {
  await page.route('https://api.worldbank.org/**', fail);
  await page.route('**/api/country-facts/*', (route) => route.abort());
  await page.route(chunk('results'), hang);
  await page.route(chunk('share'), notFound);
  await page.route(chunk('toast'), notFound);
  await page.route('**/*.woff2', hang);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    HTMLCanvasElement.prototype.getContext = () => null;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
}

/** The time after which there is a result or a message, whatever fails. */
const LIMIT_MS = 3000;

async function expectEntries({ field, button }: Visitor): Promise<void> {
  await expect(field('Birthdate')).toHaveValue('1984-02-29');
  await expect(button(/^Country/)).toContainText('Japan');
  await expect(field('Activity 4 name')).toHaveValue('Reading');
  await expect(field('Activity 4 hours per day')).toHaveValue('2');
}

test.describe('A visitor whose surroundings nearly all fail', { tag: '@matrix' }, () => {
  test.use({
    permissions: ['clipboard-write'],
    // The browser's log of a request, and React's of errors that it has caught and recovered from.
    allowedInConsole: {
      patterns: [
        FAILED_REQUEST,
        /^TypeError: Failed to fetch dynamically imported module/,
        /React error #520/,
      ],
    },
  });

  test('gets a result or a message within 3 seconds, and can continue', async ({ page, visitor }) => {
    const { field, button, toast } = visitor;
    await letFail(page);
    // Without waiting for everything to load: some of it never does.
    await page.goto('./', { waitUntil: 'domcontentloaded' });
    await visitor.listening();
    await button('Switch to light theme').click();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(248, 245, 238)');
    await expect(page.locator('.quote')).toHaveText(/Seneca/);

    await field('Birthdate').fill('1984-02-29');
    await visitor.addActivity(4, 'Reading', '2');
    await field('Remember on this device').click();
    await expect(page.getByText('This browser won’t let the page save anything.')).toBeVisible();
    await visitor.chooseCountry('Japan');
    await expect(button(/^Country/)).toContainText('84 years');

    await visitor.submit();
    await page.clock.fastForward(LIMIT_MS);
    await expect(toast().filter({ hasText: 'Error visualizing data' })).toBeVisible();
    await expect(page.getByText('“Your life in numbers” couldn’t be shown.')).toBeVisible();
    await page.unroute(chunk('results'));
    await button('Reload the page').click();
    await expect(page.getByText('couldn’t be shown')).toHaveCount(0);
    await visitor.listening();
    await expectEntries(visitor);
    await visitor.submit();
    await expect(visitor.summary('Years Lived')).toHaveText('42');
    await visitor.slider().press('ArrowRight');
    await expect(visitor.remaining()).toContainText('At 43');
    await expect(visitor.results()).toContainText('The life table couldn’t be loaded.');
    await expect(visitor.results().locator('.disclaimer')).toBeAttached();

    await button('Open: A picture to keep').click();
    await expect(page.getByText('“A picture to keep” couldn’t be shown.')).toBeVisible();
    await page.keyboard.press('Escape');
    await visitor.copyLink();
    await expect(page.getByText('Your browser blocked copying.')).toBeVisible();
    await page.keyboard.press('Escape');
    await button('Share Results').click();
    const refused = toast().filter({ hasText: 'This browser can’t make this image.' });
    // An image may take longer while the button says so.
    await expect(button('Capturing...').or(refused).first()).toBeVisible();
    await expectEntries(visitor);
  });
});
