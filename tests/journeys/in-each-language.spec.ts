import { listWordFolders } from '../../scripts/words/page-words.ts';
import { expectNoViolations } from '../support/axe.ts';
import { BUILT_LANGUAGES } from '../support/built-languages.ts';
import { expectFits } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { setTextSize } from '../support/text-size.ts';
import {
  LANGUAGE_PATHS,
  LanguageVisit,
  nameCountry,
  readWords,
  tagOf,
} from '../support/visit-in-language.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The one with the longest words, and the one that is mirrored. */
const EVERY_TIME = new Set(['de/', 'ar/']);
const OTHERS = LANGUAGE_PATHS.filter((path) => path !== '');

test('the page is built in each language that has words', () => {
  expect(BUILT_LANGUAGES).toHaveLength(listWordFolders().length);
});

for (const path of OTHERS) {
  test(`a visit to ${path} fits a phone, at any size of text, and is accessible`, {
    tag: EVERY_TIME.has(path) ? [] : '@matrix',
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
  // Known activities have the name of each language.
  await expect(visitor.field('Activity 1 name')).toHaveValue('Sleep');
});

test('a link made in one language opens in another, with the same figures', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  await page.getByRole('button', { name: 'Copy link' }).click();
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

for (const [languages, path] of OFFERS) {
  test(`a browser that asks for ${languages.join()} is offered ${path ?? 'nothing'}, and is not redirected`, async ({
    page,
    visitor,
  }) => {
    await page.addInitScript((asked) => {
      Object.defineProperty(navigator, 'languages', { value: asked });
    }, languages);
    await visitor.open();
    const offer = page.locator('.language-offer a');
    if (path === null) await expect(offer).toHaveCount(0);
    else await expect(offer).toHaveAttribute('href', new RegExp(`/${path}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('a later visit is offered the language that was chosen last, unless that language no longer exists', async ({
  page,
  visitor,
}) => {
  await page.goto('./ja/');
  await page.evaluate(() => localStorage.setItem('language', 'ja'));
  await visitor.open();
  await expect(page.locator('.language-offer a')).toHaveAttribute('lang', 'ja');
  await page.evaluate(() => localStorage.setItem('language', 'tlh'));
  await page.reload();
  await visitor.listening();
  await expect(page.locator('.language-offer a')).toHaveCount(0);
});
