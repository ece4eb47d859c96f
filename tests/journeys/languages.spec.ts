import { listWordFolders } from '../../scripts/words/compile.ts';
import { goOffline, kept, test } from '../support/cached-page.ts';
import { BUILT_LANGUAGES, titleOf } from '../support/languages.ts';
import { expect } from '../support/test.ts';

const ENGLISH = BUILT_LANGUAGES[0]?.notFoundPage ?? '';
const languageOf = (html: string) => /<html [^>]*lang="([^"]+)"/.exec(html)?.[1] ?? '';

test('each page has its language, direction, title and addresses, and so has its not-found page', async ({
  page,
  exported,
}) => {
  expect(BUILT_LANGUAGES).toHaveLength(listWordFolders().length);
  for (const { path, page: built, notFoundPage } of BUILT_LANGUAGES) {
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
      ...BUILT_LANGUAGES.map((each) => [languageOf(each.page), addressOf(each.path)]),
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
});

test('the path of no language is unknown', async ({ page }) => {
  expect((await page.goto('./xx/'))?.status()).toBe(404);
  await expect(page).toHaveTitle(titleOf(ENGLISH));
});

test('a path in capital letters redirects to its language', { tag: '@own-server' }, async ({ page }) => {
  await page.goto('./PT-BR/?a');
  expect(page.url()).toMatch(/\/pt-br\/\?a$/);
});

test.describe('Offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after a visit to one language, pages, not-found pages and redirects are there in all', async ({
    context,
    guest,
    site,
  }) => {
    const { page } = guest;
    await page.goto(`${site.address}de/`);
    await kept(page);
    await goOffline(context, site);
    for (const { path, page: built, notFoundPage } of BUILT_LANGUAGES.filter((each) =>
      /^(ar\/)?$/.test(each.path),
    )) {
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
