import { describe, expect, test } from 'vitest';
import {
  injectSettings,
  type PageSettings,
  readSettings,
  removeSettings,
  UNFILLED,
} from './inject-settings.ts';

const PAGE = [
  '<meta name="contact-email" content="{{contactEmail}}" />',
  '<meta name="tip-url" content="{{tipUrl}}" />',
  '<meta name="build" content="{{build}}" />',
  '<meta name="world-bank-url" content="{{worldBankUrl}}" />',
  '<meta property="og:image" content="{{siteUrl}}/social-preview.png" />',
  '<link rel="canonical" href="{{siteUrl}}/" />',
  '<link rel="alternate" hreflang="de" href="{{siteUrl}}/de/" />',
  '<a href="mailto:{{contactEmail}}">Contact</a><a href="{{tipUrl}}" target="_blank">Tip</a>',
  '<p id="privacy">Sent to the World Bank</p>',
  '<template id="nothing-sent">Nothing is sent</template>',
].join('\n');

const SETTINGS: PageSettings = {
  contactEmail: 'contact@example.org',
  tipUrl: 'https://example.org/tip?a=b&c',
  worldBankUrl: 'https://api.worldbank.org/v2',
  siteUrl: 'https://example.org',
  build: 'abcdefghijkl',
};
const WITHOUT_SITE_URL = { ...SETTINGS, siteUrl: '' };

describe('The settings of a page', () => {
  test.each([
    ['all', SETTINGS],
    ['no address of the site', WITHOUT_SITE_URL],
    ['a tip link that is the site itself', { ...SETTINGS, tipUrl: 'https://example.org' }],
    ['the same figures as the tip link', { ...SETTINGS, worldBankUrl: 'https://example.org/tip?a=b&c' }],
    ['no World Bank', { ...SETTINGS, worldBankUrl: '' }],
    ['quotation marks', { ...SETTINGS, contactEmail: `o'brien"&<@example.org` }],
  ])('can be read from it: %s', (_, settings) => {
    expect(readSettings(injectSettings(PAGE, settings))).toEqual(settings);
  });

  test.each([
    ['all', SETTINGS, PAGE],
    ['a tip link that is the site itself', { ...SETTINGS, tipUrl: 'https://example.org' }, PAGE],
    ['no World Bank', { ...SETTINGS, worldBankUrl: '' }, PAGE],
    ['none of the site', WITHOUT_SITE_URL, injectSettings(PAGE, { ...UNFILLED, siteUrl: '' })],
  ])('are taken out again, which leaves the page as built: %s', (_, settings, built) => {
    expect(removeSettings(injectSettings(PAGE, settings), settings)).toBe(built);
  });

  test.each([
    ['another contact in a link', 'mailto:contact@example.org', 'mailto:someone@else.example'],
    ['another tip link', 'href="https://example.org/tip', 'href="https://example.org/other'],
    ['another address', 'href="https://example.org/de/"', 'href="https://else.example/de/"'],
    ['one more link with the contact', '</a><a', '</a><a href="mailto:contact@example.org">x</a><a'],
  ])('hide nothing else: %s', (_, before, after) => {
    const changed = injectSettings(PAGE, SETTINGS).replace(before, after);
    expect(removeSettings(changed, SETTINGS)).not.toBe(PAGE);
  });

  test('without the World Bank, the page has the other sentence about what is sent', () => {
    expect(injectSettings(PAGE, SETTINGS)).toContain('<p id="privacy">Sent to the World Bank</p>');
    const alone = injectSettings(PAGE, { ...SETTINGS, worldBankUrl: '' });
    expect(alone).toContain('<p id="privacy">Nothing is sent</p>');
  });

  test('are not in the page of somebody else', () => {
    expect(readSettings('<h1>This domain is parked</h1>')).toBeUndefined();
  });
});
