import { makeQuotes } from '../../data/pipeline/make-quotes.ts';
import { listWholeFolders } from '../../scripts/words/languages.ts';
import { expect, FAILED_REQUEST, test } from '../support/test.ts';

/** English, and the one with the longest words. */
const EVERY_TIME = new Set(['en', 'de']);

test('the page has a header, a quote, the first card and a footer', async ({ page, visitor }) => {
  await visitor.open();
  await expect(page.getByRole('heading', { name: 'Lifetime Visualizer', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tell Us About Yourself' })).toBeVisible();
  // The worked example's day is the first of a month: the quote with index 1.
  await expect(page.getByText('The supply of time is truly a daily miracle.')).toBeVisible();
  await expect(page.getByText('Arnold Bennett')).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    'mailto:contact@example.org',
  );
  await expect(footer.getByRole('link', { name: 'Buy us a coffee' })).toHaveAttribute(
    'href',
    'https://example.org/tip',
  );
  const builtOn = await page.locator('#root').getAttribute('data-built');
  expect(builtOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  await expect(footer).toContainText(`© ${builtOn?.slice(0, 4)} Lifetime Visualizer`);
  await expect(page).toHaveTitle('Lifetime Visualizer: your life in years and weeks');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /years lived, weeks left/,
  );
  // There are no results before a submit, and no floating buttons.
  await expect(visitor.results()).toHaveCount(0);
  await expect(visitor.button('Back to top')).toHaveCount(0);
});

test.describe('of an unknown path', () => {
  // Browsers log this for a page with status 404.
  test.use({ allowedInConsole: { patterns: [/^Failed to load resource.*404/] } });

  test('any other path shows the not-found page, with status 404', async ({ page, visitor }) => {
    for (const path of ['./nowhere', './index.html', './a/b/c']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to the Lifetime Visualizer' }).click();
    await visitor.listening();
  });
});

test('dark is the theme at first; a saved light comes before scripts', async ({ page, visitor }) => {
  const [dark, light] = ['rgb(11, 14, 19)', 'rgb(248, 245, 238)'];
  // The browser's own bars have the color too.
  const bars = page.locator('meta[name=theme-color]');
  await page.emulateMedia({ colorScheme: 'light' });
  await visitor.open();
  await expect(page.locator('html')).toHaveCSS('background-color', dark);
  await expect(bars).toHaveAttribute('content', '#0b0e13');
  await visitor.button('Switch to light theme').click();
  await expect(page.locator('html')).toHaveCSS('background-color', light);
  await visitor.button('Switch to dark theme').click();
  await expect(page.locator('html')).toHaveCSS('background-color', dark);
  await visitor.button('Switch to light theme').click();
  await expect(bars).toHaveAttribute('content', '#f8f5ee');
  await page.route('**/assets/*.js', () => new Promise(() => undefined));
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveCSS('background-color', light);
  await expect(bars).toHaveAttribute('content', '#f8f5ee');
});

test.describe('The daily quote', () => {
  /** The narrowest windows that each number of lines in `languages.css` is for. */
  const NARROWEST = [320, 375, 761, 1153];
  /** Languages in the device's typefaces, of which others than the tested ones may be wider. */
  const IN_OTHER_LETTERS = new Set(['ar', 'ja', 'zh-hans']);

  for (const folder of listWholeFolders()) {
    test(`moves nothing in any window, and has no line that its longest does not need: ${folder}`, {
      tag: EVERY_TIME.has(folder) ? [] : '@matrix',
    }, async ({ page }) => {
      await page.route('**/quotes.json', (route) => route.fulfill({ json: { quotes: [] } }));
      const { quotes } = makeQuotes(folder);
      await page.goto(folder === 'en' ? './' : `./${folder}/`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of NARROWEST) {
        await page.setViewportSize({ width, height: 800 });
        const { reserved, least, most } = await page
          .locator('.quote')
          .evaluate((figure: HTMLElement, all) => {
            figure.replaceChildren();
            const countLines = () =>
              Math.round(figure.clientHeight / Number.parseFloat(getComputedStyle(figure).lineHeight));
            const linesReserved = countLines();
            figure.style.minHeight = '0';
            // A machine may draw letters a little wider or narrower.
            const [wide = 0, narrow = 0] = ['104%', '96%'].map((share) => {
              figure.style.width = share;
              const lines = all.map(({ text, author, work }) => {
                const [quote, source] = ['blockquote', 'figcaption'].map((name) =>
                  document.createElement(name),
                );
                quote?.append(text);
                source?.append(`${author}, ${work}`);
                figure.replaceChildren(quote ?? '', ' ', source ?? '');
                return countLines();
              });
              return Math.max(...lines);
            });
            figure.removeAttribute('style');
            return { reserved: linesReserved, least: wide, most: narrow };
          }, quotes);
        expect(reserved, `${width} pixels`).toBeGreaterThanOrEqual(least);
        if (!IN_OTHER_LETTERS.has(folder)) expect(reserved, `${width} pixels`).toBeLessThanOrEqual(most);
      }
    });
  }

  test.describe('that cannot be loaded', () => {
    test.use({ allowedInConsole: { patterns: [FAILED_REQUEST, /^The quotes could not be loaded: /] } });

    test('is logged, and nothing is shown', async ({ page, visitor }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      await page.route('**/quotes.json', (route) => route.fulfill({ status: 500, body: 'down' }));
      await visitor.open();
      await expect
        .poll(() => logged.join())
        .toContain('The quotes could not be loaded: HttpError: 500: down');
      await expect(page.locator('.quote')).toBeEmpty();
      await expect(visitor.toast()).toHaveCount(0);
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is shown, and a message that it needs them', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByLabel('Birthdate')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Country/ })).toBeVisible();
    await expect(page.getByLabel('Activity 3 name')).toHaveValue('Exercise');
    await expect(page.getByRole('button', { name: 'Visualize My Life' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('© ');
    // One line.
    expect(await page.locator('.quote').evaluate((quote) => quote.clientHeight)).toBeGreaterThanOrEqual(20);
    // Playwright's text locators ignore `noscript`.
    const sentence = page.locator('noscript p');
    await expect(sentence).toHaveText(/^JavaScript is turned off in your browser\. This page needs it/);
    await expect(sentence).toBeVisible();
    const button = await page.getByRole('button', { name: 'Visualize My Life' }).boundingBox();
    const above = await sentence.boundingBox();
    const gap = (button?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(40);
    await page.goto('./nowhere');
    await expect(sentence).toHaveCount(0);
  });
});
