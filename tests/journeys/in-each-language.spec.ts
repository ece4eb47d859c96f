import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { LANGUAGE_PATHS, LanguageVisit, nameCountry, readWords, tagOf } from '../support/languages.ts';
import { expectFits, setTextSize } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The one with the longest words. */
const EVERY_TIME = 'de/';
const OTHERS = LANGUAGE_PATHS.filter((path) => path !== '');

for (const path of OTHERS) {
  test(`a visit to ${path} fits a phone, at any size of text, and is accessible`, {
    tag: path === EVERY_TIME ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    const visit = new LanguageVisit(page, await readWords(path));
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`./${path}`);
    await visit.listening();
    await expectFits(page, 'empty form');
    await visit.submit().click();
    await expect(page.locator('.error-summary')).toBeFocused();
    await expectFits(page, 'form in error');
    await expectNoViolations(page, 'form in error');
    await visit.visualize(nameCountry(path, 'JP'));
    await visitor.openEverything();
    await expect(() => expectFits(page, 'results')).toPass();
    await expectNoViolations(page, 'results');
    await page.locator('input[type=range]').fill('600');
    await expect(() => expectFits(page, 'slider moved')).toPass();
    await setTextSize(page, 32);
    await page.setViewportSize({ width: 640, height: 800 });
    await expect(() => expectFits(page, 'text twice as large')).toPass();
  });
}

test('a choice in the menu keeps what was typed, and shows the results again', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Activity 2 name').fill('Painting');
  await visitor.visualize();
  const figures = await page.locator('.summary dd').allTextContents();
  for (const path of ['de/', 'ar/', '']) {
    const words = await readWords(path);
    await page.locator('.language-button').click();
    await page.locator(`.language-menu a[lang="${tagOf(path)}"]`).click();
    const visit = new LanguageVisit(page, words);
    await visit.listening();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/${path}$`));
    await expect(visit.birthdate()).toHaveValue('1984-02-29');
    await expect(visit.activity(2)).toHaveValue('Painting');
    await expect(page.locator('#results')).toBeVisible();
    await expect
      .poll(async () => (await visit.figures().allTextContents()).map((text) => text.replace('.', ',')))
      .toEqual(figures);
  }
  expect(await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))).toEqual([
    'language',
  ]);
  // Known activities have the name of each language.
  await expect(visitor.field('Activity 1 name')).toHaveValue('Sleep');
});

test('a link made in one language opens in another, with the same figures', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  await visitor.copyLink();
  await expect(page.getByText('Link copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const figures = await page.locator('.summary dd').allTextContents();
  const { hash } = new URL(link);
  await page.goto(`./ja/${hash}`);
  const names = await readWords('ja/');
  await expect(page.getByText(names.LINK.heading)).toBeVisible();
  await expect(page.locator('.summary dd')).toHaveText(figures);
  await expect(page.locator('.activity-card h4').first()).toHaveText('睡眠');
});

/** The language that a first visit with a browser in some languages is offered; null for none. */
const OFFERS = [
  [['de-AT', 'en'], 'de/'],
  [['tlh', 'mt', 'gd', 'fo', 'se', 'kw', 'yi', 'xx', 'pt-PT', 'en'], 'pt-br/'],
  [['zh-Hant-TW'], 'zh-hans/'],
  [['en-GB', 'de'], null],
  [['tlh', 'xx'], null],
] as const;

test('a first visit is offered the browser’s language, and a later one the language chosen last', async ({
  page,
  visitor,
}) => {
  const offer = page.locator('.language-offer a');
  for (const [languages, path] of OFFERS) {
    await page.addInitScript((asked) => {
      Object.defineProperty(navigator, 'languages', { value: asked, configurable: true });
    }, languages);
    await visitor.open();
    if (path === null) await expect(offer).toHaveCount(0);
    else await expect(offer).toHaveAttribute('href', new RegExp(`/${path}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
  await page.evaluate(() => localStorage.setItem('language', 'ja'));
  await visitor.open();
  await expect(offer).toHaveAttribute('lang', 'ja');
  // A language that no longer exists.
  await page.evaluate(() => localStorage.setItem('language', 'tlh'));
  await visitor.open();
  await expect(offer).toHaveCount(0);
});

const languageLink = (page: Page, tag: string) => page.locator(`.language-menu a[lang="${tag}"]`);

/** Chooses a language in the menu. */
async function choose(page: Page, tag: string): Promise<void> {
  await page.locator('.language-button').click();
  await languageLink(page, tag).click();
}

test.describe('A choice in the menu', () => {
  test('shows the example again, and the saved form stays the visitor’s own', async ({ page, visitor }) => {
    await visitor.open();
    await visitor.fillPerson('1951-07-09');
    await visitor.field('Remember on this device').check();
    await visitor.seeExample();
    await expect(visitor.results()).toBeVisible();
    await choose(page, 'de');
    const visit = new LanguageVisit(page, await readWords('de/'));
    await expect(page.locator('#results')).toBeVisible();
    await expect(page.getByText(visit.words.FORM.exampleShown)).toBeVisible();
    await page.locator('a[href="#top"].button').click();
    await expect(visit.birthdate()).toHaveValue('1951-07-09');
    await page.reload();
    await expect(visit.birthdate()).toHaveValue('1951-07-09');
  });
});

test.describe('In an Arabic browser in Egypt', () => {
  test.use({ locale: 'ar-EG' });

  test('figures and dates are English, and a country is found by its Arabic name', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    await visitor.visualize();
    await expect(visitor.summary('Weeks Left')).toHaveText('1,768');
    await expect(page.locator('main')).not.toContainText(/[٠-٩]/);
    await visitor.button(/^Country/).click();
    await page.getByRole('combobox').fill('اليابان');
    await expect(page.getByRole('option')).toHaveText(['Japan']);
  });
});

test.describe('In a German browser in Austria', () => {
  test.use({ locale: 'de-AT' });

  test('the words are English, with Austrian separators', async ({ visitor }) => {
    await visitor.open();
    await visitor.visualize();
    await expect(visitor.summary('Weeks Left')).toHaveText('1.768');
  });
});
