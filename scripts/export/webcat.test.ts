import { describe, expect, test } from 'vitest';
import { parseConfig } from '../../server/config.mjs';
import { SMALL_SITE } from '../../tests/fixtures/site.ts';
import { describeExport } from './exported-site.ts';
import { describeWebcat } from './webcat.ts';

const CONFIG = parseConfig({ SITE_URL: 'https://life.example' });
const VERSION = { version: '0.1.0' };
const describeSite = () => describeWebcat(describeExport(SMALL_SITE, CONFIG, '/'), CONFIG, VERSION);

/** The sources that WEBCAT allows in each directive that it restricts. */
const ALLOWED: Record<string, RegExp> = {
  'default-src': /^'none'$/,
  'script-src': /^'(self|none|sha(256|384|512)-[^']+)'$/,
  'style-src': /^'(self|none|sha(256|384|512)-[^']+)'$/,
  'worker-src': /^'(self|none)'$/,
};

describe('The configuration for WEBCAT', () => {
  test('names the site, its version, its page and its not-found page', () => {
    expect(describeSite()).toEqual({
      app: 'https://life.example',
      version: '0.1.0',
      default_csp: expect.stringContaining("default-src 'none'"),
      default_index: 'index.html',
      default_fallback: '/404.html',
      wasm: [],
      extra_csp: {},
    });
  });

  test('has a policy that WEBCAT accepts', () => {
    const policy = String(Reflect.get(describeSite(), 'default_csp'));
    for (const directive of policy.split(';')) {
      const [name = '', ...sources] = directive.split(' ');
      for (const source of sources) expect(source).toMatch(ALLOWED[name] ?? /./);
    }
  });
});
