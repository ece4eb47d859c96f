import type { Locator, Page } from '@playwright/test';
import { makeQuotes } from '../../data/pipeline/make-quotes.ts';
import { listWholeFolders } from '../../scripts/words/languages.ts';
import { setTextSize } from '../support/layout.ts';
import { holdRequests } from '../support/requests.ts';
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

test('entries made before hydration are kept', async ({ page, visitor }) => {
  const letScriptsThrough = await holdRequests(page, '**/assets/*.js');
  await page.goto('./', { waitUntil: 'commit' });
  await visitor.field('Birthdate').fill('1984-02-29');
  await visitor.field('Activity 2 name').fill('Gardening');
  await visitor.field('Activity 3 hours per day').fill('2.5');
  await visitor.field('Enter life expectancy manually').check();
  letScriptsThrough();
  await visitor.listening();
  await visitor.field('Life expectancy (years)').fill('76');
  await expect(page.getByText('Total: 18.5 of 24 hours, 5.5 free')).toBeVisible();
  await expect(visitor.field('Birthdate')).toHaveValue('1984-02-29');
  await visitor.submit();
  await expect(visitor.card('Gardening')).toBeVisible();
  await expect(visitor.summary('Years Lived')).toHaveText('42');
});

/** The picture of a life above the form, with its sentence and its key. */
const preview = (page: Page) => page.locator('.life-preview');

async function expectInWindow(page: Page, parts: readonly Locator[]): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box?.y ?? -1, `${String(part)} starts in the window`).toBeGreaterThanOrEqual(0);
    const end = (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
    expect(end, `${String(part)} ends in the window`).toBeLessThanOrEqual(height);
  }
}

test('the first screen has a life and the first field', async ({ page, visitor }) => {
  await visitor.open();
  await expect(page.locator('.quote')).toContainText(/./);
  for (const [width, height] of [
    [320, 740],
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectInWindow(page, [
      page.locator('.quote'),
      preview(page).locator('.life-headline'),
      preview(page).locator('svg'),
      preview(page).locator('figcaption'),
      visitor.field('Birthdate'),
    ]);
    const picture = await preview(page).locator('svg').boundingBox();
    expect(picture?.height).toBeGreaterThanOrEqual(64);
  }
  // A row more would not fit.
  await page.setViewportSize({ width: 1280, height: 840 });
  await expectInWindow(page, [visitor.button('Visualize My Life')]);
});

/** The names of the example's chapters that are cut, or over another one. */
const hiddenNames = (page: Page) =>
  preview(page)
    .getByRole('listitem')
    .evaluateAll((names) => {
      const texts = names.map((name) => name.firstElementChild?.getBoundingClientRect() ?? new DOMRect());
      const isOver = (one: DOMRect, other: DOMRect) =>
        one !== other && one.top === other.top && one.left < other.right && other.left < one.right;
      return names
        .filter(
          ({ scrollWidth, clientWidth }, index) =>
            scrollWidth > clientWidth || texts.some((other) => isOver(texts[index] ?? new DOMRect(), other)),
        )
        .map((name) => name.textContent);
    });

for (const folder of listWholeFolders()) {
  test(`of a phone’s first 700 pixels, the birthdate is in sight, and nothing that is typed moves it: ${folder}`, {
    tag: EVERY_TIME.has(folder) ? [] : '@matrix',
  }, async ({ page }) => {
    await page.goto(folder === 'en' ? './' : `./${folder}/`);
    await expect(page.locator('.quote')).toContainText(/./);
    await page.evaluate(() => document.fonts.ready);
    const birthdate = page.locator('#birthdate');
    const typed = async (date: string, years: string) => {
      await birthdate.fill(date);
      await page.locator('#manual').setChecked(years !== '');
      if (years) await page.locator('#life-expectancy').fill(years);
    };
    const windows = [320, 360, 390, 761, 1121, 1280];
    const findTops = async () => {
      const tops = [];
      for (const width of windows) {
        await page.setViewportSize({ width, height: 844 });
        expect(await hiddenNames(page), `${width} pixels`).toEqual([]);
        tops.push(await birthdate.evaluate((field) => field.getBoundingClientRect().top + scrollY));
      }
      return tops;
    };
    const tops = await findTops();
    expect(tops[2]).toBeLessThanOrEqual(700 - 48);
    for (const [date, years] of [
      // A newborn; one far from life expectancy, with and without it; close to it; long past it.
      ['2026-02-20', '150'],
      ['1990-05-15', ''],
      ['1990-05-15', '84'],
      ['1943-05-15', '84'],
      ['1900-05-15', '84'],
    ] as const) {
      await typed(date, years);
      expect(await findTops(), `${date}, ${years} years`).toEqual(tops);
    }
  });
}

test('as soon as birthdate and years are there, a phone’s window has the form’s button until its place', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.open();
  const button = visitor.button('Visualize My Life');
  const inWindow = () => button.evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
  expect(await inWindow()).toBe(false);
  await visitor.field('Birthdate').fill('1984-02-29');
  expect(await inWindow()).toBe(false);
  await visitor.chooseCountry('Japan');
  expect(await inWindow()).toBe(true);
  // What has the focus is above it.
  for (const field of [visitor.field('Activity 3 name'), visitor.field('Activity 1 name')]) {
    await field.focus();
    const ends = await field.evaluate((element) => element.getBoundingClientRect().bottom);
    const begins = await button.evaluate((element) => element.getBoundingClientRect().top);
    expect(ends).toBeLessThanOrEqual(begins);
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Everything stays on your device')).toBeInViewport();
  const [hint, place] = await Promise.all([page.locator('#privacy').boundingBox(), button.boundingBox()]);
  expect(place?.y).toBeGreaterThan((hint?.y ?? 0) + (hint?.height ?? 0));

  await page.evaluate(() => scrollTo(0, 0));
  for (const [width, height] of [
    [761, 600],
    [390, 490],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await inWindow(), `${width} by ${height}`).toBe(false);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 19);
  expect(await inWindow()).toBe(true);
  await setTextSize(page, 20);
  expect(await inWindow()).toBe(false);
  await setTextSize(page, 16);
  // A message is never under it.
  await visitor.field('Activity 1 hours per day').fill('20');
  await button.click();
  await expect(visitor.problems()).toBeFocused();
  expect(await inWindow()).toBe(false);
});

test('the life before the form is the example’s, then the visitor’s', async ({ page, visitor }) => {
  await visitor.open();
  const headline = preview(page).locator('.life-headline');
  const key = preview(page).locator('figcaption');
  const example = page.getByRole('link', { name: 'See the whole example' });
  await expect(headline).toHaveText('Your life, week by week.');
  await expect(preview(page).getByRole('listitem')).toHaveText([
    'Childhood',
    'School',
    'Studies in Montreal',
    'Berlin',
    'Toronto',
  ]);
  await expect(key).toContainText('An example: born in 1990 in Canada.');
  await example.click();
  await expect(page.getByRole('heading', { name: 'You’re looking at an example' })).toBeFocused();
  await visitor.leaveExample();
  const positionInPage = async () =>
    ((await visitor.field('Birthdate').boundingBox())?.y ?? 0) + (await page.evaluate(() => scrollY));
  const position = await positionInPage();

  await visitor.field('Birthdate').fill('1984-02-29');
  await expect(headline).toHaveText('504 months behind you.');
  await expect(key).toContainText('Choose a country');
  await visitor.field('Enter life expectancy manually').check();
  await expect(key).toContainText('Enter a life expectancy');
  await visitor.field('Enter life expectancy manually').uncheck();
  await expect(example).toHaveCount(0);
  await visitor.chooseCountry('Japan');
  // 84.5 × 12 = 1,014
  await expect(headline).toHaveText('504 of about 1,014 months behind you.');
  await visitor.enterLifeExpectancy('40');
  await expect(headline).toHaveText('504 months behind you, 24 beyond life expectancy.');
  await expect(key).toContainText('Life expectancy isn’t a limit.');
  expect(await positionInPage(), 'the form stays where it is').toBe(position);
});
