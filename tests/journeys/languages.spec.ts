import { BUILT_LANGUAGES, titleOf } from '../support/built-languages.ts';
import { goOffline, kept, test } from '../support/cached-page.ts';
import { countHeaderBytes } from '../support/server/count-header-bytes.ts';
import { expect } from '../support/test.ts';

const [, ...OTHERS] = BUILT_LANGUAGES;
const ENGLISH = BUILT_LANGUAGES[0]?.notFoundPage ?? '';
const languageOf = (html: string) => /<html [^>]*lang="([^"]+)"/.exec(html)?.[1] ?? '';

for (const { path, page: built, notFoundPage } of BUILT_LANGUAGES) {
  const name = languageOf(built);

  test(`the page in ${name} has its language, direction, title and addresses`, async ({ page, exported }) => {
    const response = await page.goto(`./${path}`);
    expect(response?.status()).toBe(200);
    const site = new URL(page.url()).pathname.slice(0, -path.length || undefined);
    const [, direction = ''] = /<html [^>]*dir="(\w+)"/.exec(built) ?? [];
    await expect(page.locator('html')).toHaveAttribute('lang', name);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page).toHaveTitle(titleOf(built).replaceAll('&#34;', '"'));
    // The exported folder has no address: it has to serve at any port.
    const addressOf = (below: string) => new URL(site + below, page.url()).href;
    const canonical = await page
      .locator('link[rel=canonical]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(canonical).toEqual(exported ? [] : [addressOf(path)]);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    const named = [
      ...BUILT_LANGUAGES.map((each) => [languageOf(each.page), addressOf(each.path)]),
      ['x-default', addressOf('')],
    ];
    expect(alternates).toEqual(exported ? [] : named);
    const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
    expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({
      lang: name,
      dir: direction,
      scope: '.',
    });
    // The script has started.
    await expect(page.locator('input[type=date]').first()).toHaveAttribute('max', /./);
  });

  test(`an unknown path below ${path || '/'} is answered in ${name}, with a link to its page`, async ({
    page,
  }) => {
    const response = await page.goto(`./${path}nothing/here`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(titleOf(notFoundPage));
    await expect(page.locator('html')).toHaveAttribute('lang', name);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await page.locator('.not-found a').click();
    await expect(page.locator('input[type=date]').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/${path}$`));
  });
}

test('a language that does not exist is an unknown path', async ({ page }) => {
  const response = await page.goto('./xx/');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(titleOf(ENGLISH));
});

for (const { path } of OTHERS) {
  test(`${path} in capital letters redirects there`, async ({ page }) => {
    await page.goto(`./${path.toUpperCase()}?a`);
    expect(page.url()).toMatch(new RegExp(`/${path}\\?a$`));
  });
}

/** Visits that are enough for every run. */
const EVERY_TIME = new Set(['', 'de/']);

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const { path: visited } of BUILT_LANGUAGES) {
    test(`after a visit to /${visited}, the page opens in every language, and so does its not-found page`, {
      tag: EVERY_TIME.has(visited) ? [] : '@matrix',
    }, async ({ context, guest, site }) => {
      const { page } = guest;
      await page.goto(site.address + visited);
      await kept(page);
      await goOffline(context, site);
      for (const { path, page: built, notFoundPage } of BUILT_LANGUAGES) {
        await page.goto(site.address + path);
        await expect(page.locator('html')).toHaveAttribute('lang', languageOf(built));
        await expect(page.locator('input[type=date]').first()).toHaveAttribute('max', /./);
        const response = await page.goto(`${site.address}${path}nothing`);
        expect(response?.status()).toBe(404);
        await expect(page).toHaveTitle(titleOf(notFoundPage));
      }
    });
  }

  test('the path of a language in capital letters or without its last slash redirects to it', async ({
    context,
    guest,
    site,
  }) => {
    const { page } = guest;
    await page.goto(site.address);
    await kept(page);
    await goOffline(context, site);
    for (const { path } of OTHERS) {
      for (const near of [path.slice(0, -1), `${path.toUpperCase()}?a`]) {
        await page.goto(site.address + near);
        expect(page.url()).toBe(site.address + path + (near.endsWith('?a') ? '?a' : ''));
      }
    }
  });
});

test('headers stay small with the hashes of all pages', { tag: '@own-server' }, async ({ request }) => {
  const response = await request.get('./', { headers: { 'x-forwarded-proto': 'https' } });
  const sent = ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control', 'vary'];
  const headers = response
    .headersArray()
    .filter(({ name }) => name !== 'Date' && !/^(keep-alive|connection)$/i.test(name));
  expect(headers.map(({ name }) => name.toLowerCase())).toEqual(expect.arrayContaining(sent));
  // The policy has a hash for each style sheet: one for the languages with accents, one for all others.
  const asSent = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  expect(await countHeaderBytes(asSent)).toBeLessThan(1450);
});
