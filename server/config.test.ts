import { describe, expect, test } from 'vitest';
import { describeUnset, parseConfig } from './config.mjs';

const DEFAULTS = {
  port: 3000,
  host: 'localhost',
  contactEmail: 'hello@lifetime-visualizer.example',
  tipUrl: 'https://ko-fi.com',
  worldBankUrl: 'https://api.worldbank.org/v2',
  siteUrl: '',
};
const VARIABLES = ['PORT', 'HOST', 'CONTACT_EMAIL', 'TIP_URL', 'WORLD_BANK_URL', 'SITE_URL'];

describe('Without settings', () => {
  test('the defaults apply', () => {
    expect(parseConfig({})).toEqual(DEFAULTS);
  });

  test.each(['', '   ', undefined])('an empty variable counts as not set: %j', (value) => {
    expect(parseConfig(Object.fromEntries(VARIABLES.map((name) => [name, value])))).toEqual(DEFAULTS);
  });
});

describe('A valid setting', () => {
  test.each([
    ['PORT', '0', { port: 0 }],
    ['PORT', ' 8080 ', { port: 8080 }],
    ['PORT', '65535', { port: 65535 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'my-machine.example', { host: 'my-machine.example' }],
    ['CONTACT_EMAIL', 'a.b+c@example.org', { contactEmail: 'a.b+c@example.org' }],
    ['TIP_URL', 'https://tips.example/me?a=1&b=2', { tipUrl: 'https://tips.example/me?a=1&b=2' }],
    ['WORLD_BANK_URL', 'http://localhost:9999/v2', { worldBankUrl: 'http://localhost:9999/v2' }],
    ['WORLD_BANK_URL', 'https://bank.example/v2///', { worldBankUrl: 'https://bank.example/v2' }],
    ['WORLD_BANK_URL', ' off ', { worldBankUrl: '' }],
    ['SITE_URL', 'https://life.example/', { siteUrl: 'https://life.example' }],
    ['SITE_URL', 'http://localhost:3000', { siteUrl: 'http://localhost:3000' }],
  ])('%s=%s replaces only its default', (variable, value, changed) => {
    expect(parseConfig({ [variable]: value })).toEqual({ ...DEFAULTS, ...changed });
  });
});

describe('An invalid setting is an error whose message names the variable', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '0x50'],
    ['PORT', '٣٠٠٠'],
    ['HOST', 'http://localhost'],
    ['HOST', 'two words'],
    ['CONTACT_EMAIL', 'nobody'],
    ['CONTACT_EMAIL', 'a@b_c.org'],
    ['CONTACT_EMAIL', '"><script>@example.org'],
    ['TIP_URL', 'javascript:alert(1)'],
    ['TIP_URL', 'xhttps://tips.example'],
    ['TIP_URL', 'http://tips.example'],
    ['TIP_URL', 'https://*.tips.example'],
    ['TIP_URL', 'https://tips..example'],
    ['TIP_URL', 'https://-tips.example'],
    ['WORLD_BANK_URL', 'http://bank.example/v2'],
    ['TIP_URL', 'https://user:password@tips.example'],
    ['WORLD_BANK_URL', 'OFF'],
    ['WORLD_BANK_URL', '/v2'],
    ['WORLD_BANK_URL', 'https://'],
    ['WORLD_BANK_URL', 'https://bank.example/v2?key=1'],
    ['WORLD_BANK_URL', 'https://bank.example/v2#x'],
    ['WORLD_BANK_URL', 'https://bank.example;img-src/v2'],
    ['WORLD_BANK_URL', 'https://bank"example/v2'],
    ['SITE_URL', 'life.example'],
    ['SITE_URL', 'https://life.example/life'],
  ])('%s=%s', (variable, value) => {
    const message = new RegExp(`^${variable} must be .+, but is ".+"\\.$`);
    expect(() => parseConfig({ [variable]: value })).toThrow(message);
  });

  test('the message contains the value, of the first of two invalid variables', () => {
    expect(() => parseConfig({ TIP_URL: 'x', PORT: 'abc' })).toThrow(
      'PORT must be a whole number from 0 to 65535, but is "abc".',
    );
  });
});

describe('What is left to set before publishing', () => {
  const own = {
    SITE_URL: 'https://life.example',
    CONTACT_EMAIL: 'a@b.example',
    TIP_URL: 'https://b.example',
  };

  test('is the address, the contact and the tip link, by the names of their variables', () => {
    expect(describeUnset({})).toBe(
      'Before you publish the page, set SITE_URL (the address of the page), CONTACT_EMAIL (the address of the ' +
        'contact link), TIP_URL (where the tip button leads): docs/operations.md says how.',
    );
  });

  test.each([
    [{ ...own, SITE_URL: ' ' }, 'SITE_URL'],
    [{ ...own, CONTACT_EMAIL: undefined }, 'CONTACT_EMAIL'],
    [{ ...own, TIP_URL: '' }, 'TIP_URL'],
    [own, ''],
  ])('%j leaves %s', (environment, left) => {
    const named = describeUnset(environment).match(/[A-Z]+_[A-Z]+/g) ?? [];
    expect(named.join()).toBe(left);
  });
});
