import { BUILT_LANGUAGES, titleOf } from '../support/built-languages.ts';
import { kept, test } from '../support/cached-page.ts';
import { expect } from '../support/test.ts';

const [, ...OTHERS] = BUILT_LANGUAGES;
const ENGLISH = BUILT_LANGUAGES[0]?.notFoundPage ?? '';
const languageOf = (html: string) => /<html [^>]*lang="([^"]+)"/.exec(html)?.[1] ?? '';

for (const { path, page: built, notFoundPage } of BUILT_LANGUAGES) {
  const name = languageOf(built);

  test(`the page in ${name} has its language, direction, title and addresses`, async ({ page }) => {
    const response = await page.goto(`./${path}`);
    expect(response?.status()).toBe(200);
    const site = new URL(page.url()).pathname.slice(0, -path.length || undefined);
    const [, direction = ''] = /<html [^>]*dir="(\w+)"/.exec(built) ?? [];
    await expect(page.locator('html')).toHaveAttribute('lang', name);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page).toHaveTitle(titleOf(built).replaceAll('&#34;', '"'));
    // With or without the site's address, the browser finds the same.
    const addressOf = (below: string) => new URL(site + below, page.url()).href;
    expect(await page.locator('link[rel=canonical]').evaluate((link: HTMLLinkElement) => link.href)).toBe(
      addressOf(path),
    );
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLLinkElement ? [link.hreflang, link.href] : [])),
      );
    expect(alternates).toEqual([
      ...BUILT_LANGUAGES.map((each) => [languageOf(each.page), addressOf(each.path)]),
      ['x-default', addressOf('')],
    ]);
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

test('a language that there is not is an unknown path', async ({ page }) => {
  const response = await page.goto('./xx/');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(titleOf(ENGLISH));
});

/** One of them is enough for every run. */
const tagged = (path: string) => (path === 'de/' ? [] : '@matrix');

for (const { path, notFoundPage } of OTHERS) {
  test(`${path} in capital letters leads there`, async ({ page }) => {
    await page.goto(`./${path.toUpperCase()}?a`);
    expect(page.url()).toMatch(new RegExp(`/${path}\\?a$`));
  });

  test.describe('Offline', () => {
    test.use({ serviceWorkers: 'allow' });

    test(`${path} stays in its language, and so does its not-found page`, { tag: tagged(path) }, async ({
      context,
      guest,
      site,
    }) => {
      const { page } = guest;
      await page.goto(site.address + path);
      await kept(page);
      await context.setOffline(true);
      await site.stop();
      await page.goto(site.address + path);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(notFoundPage));
      await expect(page.locator('input[type=date]').first()).toHaveAttribute('max', /./);
      const response = await page.goto(`${site.address}${path}nothing`);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(titleOf(notFoundPage));
    });

    test(`a visit in English leaves ${path} to the server, and has a cache of its own`, {
      tag: tagged(path),
    }, async ({ guest, site }) => {
      const { page } = guest;
      await page.goto(site.address);
      await kept(page);
      await page.goto(site.address + path);
      await expect(page.locator('html')).toHaveAttribute('lang', languageOf(notFoundPage));
      await page.waitForFunction(async () => (await caches.keys()).length === 2);
      await kept(page);
    });
  });
}

test('headers stay small with the hashes of all pages', { tag: '@own-server' }, async ({ request }) => {
  const response = await request.get('./', { headers: { 'x-forwarded-proto': 'https' } });
  const sent = ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control', 'vary'];
  const headers = response
    .headersArray()
    .filter(({ name }) => name !== 'Date' && !/keep-alive|connection/i.test(name));
  expect(headers.map(({ name }) => name.toLowerCase())).toEqual(expect.arrayContaining(sent));
  expect(headers.map(({ name, value }) => `${name}: ${value}\r\n`).join('').length).toBeLessThan(1100);
});
