import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ICON_SIZES, makeManifest, STORES } from './manifest.ts';

/** The keys that let an extension run code in pages of others, or ask for more than its own pages. */
const POWERS = new Set([
  'permissions',
  'optional_permissions',
  'host_permissions',
  'optional_host_permissions',
  'background',
  'content_scripts',
  'externally_connectable',
  'web_accessible_resources',
  'update_url',
]);

const policyOf = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]));

describe.each(STORES)('In the store of %s', (store) => {
  const manifest = makeManifest(store, '1.2.3');

  test('the extension has no permission, no code outside its own pages, and no address for updates', () => {
    expect(Object.keys(manifest).filter((key) => POWERS.has(key))).toEqual([]);
  });

  test('the policy lets its pages load their own files, and send nothing', () => {
    const policy = policyOf(manifest.content_security_policy.extension_pages);
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
    });
    expect(Object.values(policy).flat()).not.toContain("'unsafe-inline'");
    expect(policy).not.toHaveProperty('connect-src');
  });

  test('it is the new tab, with a page for its settings, in the language of the browser', () => {
    expect(manifest).toMatchObject({
      manifest_version: 3,
      version: '1.2.3',
      default_locale: 'en',
      name: '__MSG_name__',
      description: '__MSG_description__',
      chrome_url_overrides: { newtab: 'new-tab.html' },
      options_ui: { page: 'options.html' },
    });
  });
});

test('Firefox knows it by its id, and that it collects nothing; the others have neither key', () => {
  expect(makeManifest('firefox', '1.2.3')).toMatchObject({
    browser_specific_settings: {
      gecko: {
        id: expect.stringMatching(/^[\w.-]+@[\w.-]+$/),
        data_collection_permissions: { required: ['none'] },
      },
    },
  });
  expect(makeManifest('chrome', '1.2.3')).not.toHaveProperty('browser_specific_settings');
  expect(makeManifest('firefox', '1.2.3')).not.toHaveProperty('minimum_chrome_version');
});

test('each icon is a square picture of its size', () => {
  for (const size of ICON_SIZES) {
    const file = `scripts/extension/icons/${size}.png`;
    expect(existsSync(file), file).toBe(true);
    // The width and the height are in a PNG's first chunk.
    const png = readFileSync(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});
