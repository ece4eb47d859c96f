import { expect, test } from 'vitest';
import { injectSettings } from './inject-settings.ts';

const PAGE = [
  '<meta name="contact-email" content="{{contactEmail}}" />',
  '<meta name="build" content="{{build}}" />',
  '<link rel="canonical" href="{{siteUrl}}/" />\n<link rel="alternate" hreflang="de" href="{{siteUrl}}/de/" />',
  '<a href="{{tipUrl}}">Tip</a>{{port}}',
  '<p id="privacy">Sent to {{worldBankUrl}}</p><template id="nothing-sent">Nothing is sent</template>',
].join('\n');

const SETTINGS = {
  contactEmail: 'contact@example.org',
  tipUrl: 'https://example.org/tip?a=b&c',
  worldBankUrl: 'https://api.worldbank.org/v2',
  siteUrl: 'https://example.org',
  build: 'abc',
};

test('a page is filled with the settings, and with nothing else', () => {
  expect(injectSettings(PAGE, SETTINGS)).toBe(
    [
      '<meta name="contact-email" content="contact@example.org" />',
      '<meta name="build" content="abc" />',
      '<link rel="canonical" href="https://example.org/" />\n<link rel="alternate" hreflang="de" href="https://example.org/de/" />',
      '<a href="https://example.org/tip?a=b&#38;c">Tip</a>{{port}}',
      '<p id="privacy">Sent to https://api.worldbank.org/v2</p><template id="nothing-sent">Nothing is sent</template>',
    ].join('\n'),
  );
});

test('without a domain, the page names no address; without the World Bank, it has the other sentence', () => {
  const page = injectSettings(PAGE, { ...SETTINGS, siteUrl: '', worldBankUrl: '' });
  expect(page).not.toContain('<link');
  expect(page).toContain('<p id="privacy">Nothing is sent</p>');
});

test.each([
  ["o'brien&c@example.org", 'o&#39;brien&#38;c@example.org'],
  ['"><script>alert(1)</script>', '&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;'],
  ["$&$'$1", '$&#38;$&#39;$1'],
])('the setting %s is escaped', (contactEmail, escaped) => {
  expect(injectSettings(PAGE, { ...SETTINGS, contactEmail })).toContain(`content="${escaped}"`);
});
