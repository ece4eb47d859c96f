import { readFileSync } from 'node:fs';
import { type BuiltServer, startServer } from '../support/built-server.ts';
import { LANGUAGE_PATHS } from '../support/languages.ts';
import { test as base, expect } from '../support/test.ts';
import { inJapan, line, save } from '../support/view.ts';

const BANK = 'https://api.worldbank.org/v2';
/** The setting, and the names of the sentences that are then true. */
const SETTINGS = {
  off: 'form.nothingSent',
  [BANK]: 'form.privacy',
};

const test = base.extend<{ setting: keyof typeof SETTINGS; site: BuiltServer }>({
  setting: ['off', { option: true }],
  site: async ({ setting }, use) => {
    const site = await startServer({ WORLD_BANK_URL: setting });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => use(site.url),
});
// The worker's own requests are seen as well.
test.use({ serviceWorkers: 'allow' });

/** A sentence as the catalogue has it. @param path of the language, below the site's */
function readSentence(path: string, name: string): string {
  const words = JSON.parse(readFileSync(`src/words/${path.slice(0, -1) || 'en'}/form.json`, 'utf8'));
  return words[name].defaultMessage;
}

for (const setting of ['off', BANK] as const) {
  test.describe(`With WORLD_BANK_URL=${setting}`, () => {
    test.use({ setting });

    test('the sentence by the button is true', { tag: '@matrix' }, async ({ browser, site }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      for (const path of LANGUAGE_PATHS) {
        await page.goto(`${site.url}/${path}`);
        await expect(page.locator('#privacy')).toHaveText(readSentence(path, SETTINGS[setting]));
      }
      await page.close();
    });
  });
}

test('without the World Bank, no site is asked about a country', async ({ page, visitor, context, site }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  await visitor.open();
  await expect(page.getByText(readSentence('', SETTINGS.off))).toBeVisible();
  await visitor.submitFrom('Japan');
  await expect(page.getByText('84 years').first()).toBeVisible();
  await visitor.openEverything();
  await save(page, JSON.stringify(inJapan));
  await page.goto('view/');
  await expect(line(page)).toHaveText('2,191 weeks lived');
  const sent = asked.filter((url) => !/^(data|blob):/.test(url));
  expect(sent.filter((url) => !url.startsWith(`${site.url}/`))).toEqual([]);
  expect(sent.filter((url) => /\/api\/|jpn|japan|bel\b/i.test(url))).toEqual([]);
  expect(sent.filter((url) => /figures-[^/]+\.json$/.test(url)).length).toBeGreaterThan(0);
});
