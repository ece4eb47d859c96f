import type { Locator } from '@playwright/test';
import { listWordFolders } from '../../scripts/words/languages.ts';
import { expectNoViolations } from '../support/axe.ts';
import { goOffline, isCached, kept, openAndCache, test } from '../support/cached-page.ts';
import {
  BUILT_LANGUAGES,
  LANGUAGE_PATHS,
  LanguageVisit,
  nameCountry,
  readResultWords,
  readWords,
  tagOf,
  titleOf,
} from '../support/languages.ts';
import { expectFits, setTextSize } from '../support/layout.ts';
import { expect } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The one with the longest words. */
const EVERY_TIME = 'de/';
for (const path of LANGUAGE_PATHS.filter((each) => each !== '')) {
  test(`a visit to ${path} fits a phone, and is accessible`, {
    tag: path === EVERY_TIME ? [] : '@matrix',
  }, async ({ page, visitor }) => {
    const visit = new LanguageVisit(page, await readWords(path));
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`./${path}`);
    await visit.listening();
    await expectFits(page, 'empty form');
    await visit.submit().click();
    await expect(page.locator('.form-error-summary')).toBeFocused();
    await expectFits(page, 'form in error');
    await expectNoViolations(page, 'form in error');
    await visit.visualize(nameCountry(path, 'JP'));
    await visitor.openEverything();
    await expect(() => expectFits(page, 'results')).toPass();
    await expectNoViolations(page, 'results');
    await page.locator('input[type=range]').fill('600');
    await expect(() => expectFits(page, 'slider moved')).toPass();
    await setTextSize(page, 32);
    for (const width of [640, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(() => expectFits(page, `text twice as large, ${width} pixels`)).toPass();
    }
  });
}

test('another language keeps what was typed, and shows the results', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.field('Activity 2 name').fill('Painting');
  await visitor.visualize();
  const figures = await page.locator('.summary-figures dd').allTextContents();
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

test('a link made in one language opens in another', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  await visitor.copyLink();
  await expect(page.getByText('Link copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const figures = await page.locator('.summary-figures dd').allTextContents();
  const { hash } = new URL(link);
  await page.goto(`./ja/${hash}`);
  const names = await readWords('ja/');
  await expect(page.getByText(names.LINK.heading)).toBeVisible();
  await expect(page.locator('.summary-figures dd')).toHaveText(figures);
  await expect(page.locator('.activity-card h4').first()).toHaveText('睡眠');
});

test('the browser’s language is offered, then the one chosen last', async ({ page, visitor }) => {
  const offer = page.locator('.language-offer a');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'], configurable: true });
  });
  await visitor.open();
  await expect(offer).toHaveAttribute('href', /\/de\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => localStorage.setItem('language', 'ja'));
  await visitor.open();
  await expect(offer).toHaveAttribute('lang', 'ja');
  // A language that no longer exists.
  await page.evaluate(() => localStorage.setItem('language', 'tlh'));
  await visitor.open();
  await expect(offer).toHaveCount(0);
});

test('another language shows the example again', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.fillPerson('1951-07-09');
  await visitor.field('Remember on this device').check();
  await visitor.seeExample();
  await expect(visitor.results()).toBeVisible();
  await page.locator('.language-button').click();
  await page.locator('.language-menu a[lang="de"]').click();
  const visit = new LanguageVisit(page, await readWords('de/'));
  await expect(page.locator('#results')).toBeVisible();
  await expect(page.getByText(visit.words.FORM.exampleShown)).toBeVisible();
  await page.locator('a[href="#top"].button').click();
  await expect(visit.birthdate()).toHaveValue('1951-07-09');
  await page.reload();
  await expect(visit.birthdate()).toHaveValue('1951-07-09');
});

const languageOf = (html: string) => /<html [^>]*lang="([^"]+)"/.exec(html)?.[1] ?? '';
/** English, at the path of the page itself, and one from right to left. */
const SOME_LANGUAGES = BUILT_LANGUAGES.filter(({ path }) => ['', 'ar/'].includes(path));

test('each page has its language, title and addresses', async ({ page, exported }) => {
  expect(BUILT_LANGUAGES).toHaveLength(listWordFolders().length);
  for (const { path, page: built, notFoundPage } of SOME_LANGUAGES) {
    const name = languageOf(built);
    expect((await page.goto(`./${path}`))?.status()).toBe(200);
    const site = new URL(page.url()).pathname.slice(0, -path.length || undefined);
    const [, direction = ''] = /<html [^>]*dir="(\w+)"/.exec(built) ?? [];
    await expect(page.locator('html')).toHaveAttribute('lang', name);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page).toHaveTitle(titleOf(built).replaceAll('&#34;', '"'));
    // The exported folder has no address: it has to serve at any port.
    const addressOf = (below: string) => new URL(site + below, page.url()).href;
    const list = (rel: string, attributes: readonly string[]) =>
      page
        .locator(`link[rel=${rel}]`)
        .evaluateAll(
          (links, names) => links.map((link) => names.map((each) => link.getAttribute(each))),
          attributes,
        );
    expect(await list('canonical', ['href'])).toEqual(exported ? [] : [[addressOf(path)]]);
    const named = [
      ...LANGUAGE_PATHS.map((each) => [tagOf(each), addressOf(each)]),
      ['x-default', addressOf('')],
    ];
    expect(await list('alternate', ['hreflang', 'href'])).toEqual(exported ? [] : named);
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({
      lang: name,
      dir: direction,
      scope: '.',
    });
    // The script has started.
    await expect(page.locator('input[type=date]').first()).toHaveAttribute('max', /./);

    expect((await page.goto(`./${path}nothing/here`))?.status()).toBe(404);
    await expect(page).toHaveTitle(titleOf(notFoundPage));
    await expect(page.locator('html')).toHaveAttribute('lang', name);
    await page.locator('.not-found a').click();
    await expect(page.locator('input[type=date]').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/${path}$`));
  }
  // The path of no language is unknown.
  expect((await page.goto('./xx/'))?.status()).toBe(404);
  await expect(page).toHaveTitle(titleOf(BUILT_LANGUAGES[0]?.notFoundPage ?? ''));
});

test('a path in capital letters redirects to its language', { tag: '@own-server' }, async ({ page }) => {
  await page.goto('./PT-BR/?a');
  expect(page.url()).toMatch(/\/pt-br\/\?a$/);
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a language that was not opened says so, comes once there is a network, and stays', async ({
    context,
    guest,
    site,
  }) => {
    const { page } = guest;
    await openAndCache(guest, site.address);
    await goOffline(context, site);
    const missing = page.getByText('auf Deutsch ist die Seite noch nicht auf diesem Gerät');
    for (const path of ['view/', 'nothing', '']) {
      expect((await page.goto(`${site.address}de/${path}`))?.status()).toBe(503);
      await expect(missing).toBeVisible();
    }
    await page.getByRole('link', { name: 'English' }).click();
    await guest.listening();
    await page.goBack();
    await expect(missing).toBeVisible();
    await site.start();
    await context.setOffline(false);
    await expect(page.getByLabel('Geburtsdatum')).toHaveAttribute('max', /./);
    await isCached(page, /\/de\/404\.html$/);
    await goOffline(context, site);
    await page.reload();
    await expect(page.getByLabel('Geburtsdatum')).toHaveAttribute('max', /./);
  });

  test('the languages that were opened are there', async ({ context, guest, site }) => {
    const { page } = guest;
    await page.goto(`${site.address}de/`);
    await kept(page);
    for (const { path } of SOME_LANGUAGES) {
      await page.goto(site.address + path);
      await isCached(page, new RegExp(`^${new URL(site.address + path).pathname}404\\.html$`));
    }
    await goOffline(context, site);
    for (const { path, page: built, notFoundPage } of SOME_LANGUAGES) {
      await page.goto(site.address + path);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(built));
      await expect(page.locator('input[type=date]').first()).toHaveAttribute('max', /./);
      expect((await page.goto(`${site.address}${path}nothing`))?.status()).toBe(404);
      await expect(page).toHaveTitle(titleOf(notFoundPage));
    }
    for (const [near, path] of [
      ['pt-br', 'pt-br/'],
      ['PT-BR/?a', 'pt-br/?a'],
    ]) {
      await page.goto(`${site.address}${near}`);
      expect(page.url()).toBe(`${site.address}${path}`);
    }
  });
});

/** The texts that are wider than a select has room for, in the font that they have in it. */
const findTooWide = (select: Locator, texts: readonly string[]) =>
  select.evaluate((element, all) => {
    const { paddingInlineStart, paddingInlineEnd, font, letterSpacing } = getComputedStyle(element);
    const room =
      element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
    const text = document.body.appendChild(document.createElement('span'));
    Object.assign(text.style, { position: 'absolute', whiteSpace: 'nowrap', font, letterSpacing });
    const wide = all.filter((each) => {
      text.textContent = each;
      return text.getBoundingClientRect().width > room;
    });
    text.remove();
    return wide;
  }, texts);

for (const path of LANGUAGE_PATHS) {
  test(`how two people have lived together fits the choice on a phone: /${path}`, { tag: '@matrix' }, async ({
    page,
  }) => {
    const visit = new LanguageVisit(page, await readWords(path));
    const { PERSON_EDITOR, ENTRY } = await readResultWords(path);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`./${path}`);
    await visit.listening();
    await visit.visualize(nameCountry(path, 'JP'));
    await page.locator('.weeks-choice label').last().click();
    await page.getByRole('button', { name: ENTRY.somebodyElse, exact: true }).click();
    const select = page.getByLabel(PERSON_EDITOR.together, { exact: true });
    await expect(select).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const answers = Object.values(PERSON_EDITOR.livedTogether);
    expect(await select.locator('option').allTextContents()).toEqual([
      PERSON_EDITOR.livedTogether.no,
      PERSON_EDITOR.livedTogether.until,
      PERSON_EDITOR.livedTogether.still,
      PERSON_EDITOR.livedTogether.untilAhead,
    ]);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      // All in one is too wide, as it has to be found.
      expect(await findTooWide(select, [...answers, answers.join(' ')])).toEqual([answers.join(' ')]);
    }
  });
}
