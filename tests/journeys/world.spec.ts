import { expect, FAILED_REQUEST, test } from '../support/test.ts';

test.use({ allowedInConsole: { patterns: [FAILED_REQUEST] } });

/**
 * What the page also asks of its own server where even the played World Bank takes 0.7 s, as on a busy machine: that it
 * asks for it at no other time is tested in `fetch-with-fallback.test.ts`.
 */
const WHERE_SLOW = new Set(['GET /api/countries', 'GET /api/life-expectancy/JPN']);

test('a whole visit makes these calls and no others', async ({ baseURL, page, visitor, worldBank }) => {
  await page.context().addCookies([{ name: 'a', value: 'b', domain: 'api.worldbank.org', path: '/' }]);
  const home = new URL('./', baseURL).href;
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { protocol, hostname, pathname } = new URL(request.url());
    // Chromium asks for the icon, its headless shell does not.
    if (protocol === 'blob:' || pathname.endsWith('/favicon.svg')) return;
    const isOwn = request.url().startsWith(home);
    const path = isOwn ? `/${request.url().slice(home.length)}` : hostname + pathname;
    const call = `${request.method()} ${path.replace(/-[\w-]{8}(?=\.\w+$)/, '')}`;
    calls.add(`${call} ${request.headers()['cookie'] ?? ''}`.trim());
  });
  await visitor.open();
  await visitor.submitFrom('Japan');
  await visitor.allSections();
  await visitor.slider().fill('520');
  await visitor.button('Make a poster').click();
  await expect(page.locator('.picture-preview')).toBeVisible();
  await expect
    .poll(() => [...calls].filter((call) => !WHERE_SLOW.has(call)).toSorted())
    .toEqual([
      'GET /',
      'GET /api/country-facts/JPN',
      'GET /assets/en-results.js',
      'GET /assets/en.js',
      'GET /assets/figtree.woff2',
      'GET /assets/form.js',
      'GET /assets/instrument-serif.woff2',
      'GET /assets/results.css',
      'GET /assets/results.js',
      'GET /assets/rolldown-runtime.js',
      'GET /assets/share.css',
      'GET /assets/share.js',
      'GET /quotes.json',
      'GET api.worldbank.org/v2/country',
      'GET api.worldbank.org/v2/country/JPN/indicator/SP.DYN.LE00.IN',
    ]);
  expect(worldBank.asked).toEqual([
    'https://api.worldbank.org/v2/country?format=json&per_page=300',
    'https://api.worldbank.org/v2/country/JPN/indicator/SP.DYN.LE00.IN?format=json&per_page=1',
  ]);
  expect(await page.context().cookies(home)).toEqual([]);
});
