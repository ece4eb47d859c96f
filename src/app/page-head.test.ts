import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { HEAD } from '#words/page.ts';
import { THEME_COLORS } from '../platform/theme.ts';
import type { Language } from '../words/language.ts';
import { LANGUAGES } from '../words/languages.ts';
import { describeApp, fillPageHead } from './page-head.ts';

const [english] = LANGUAGES;
if (!english) throw new Error('There is no English');
const OTHER: Language = { ...english, tag: 'zh-Hans', path: 'zh-hans/' };
const template = readFileSync('index.html', 'utf8');
const fill = (page: 'home' | 'not-found') => fillPageHead(template, page, [english, OTHER]);

describe('The head of a page', () => {
  test('names its language, direction and path', () => {
    expect(fill('home')).toContain('<html lang="en" dir="ltr">');
    expect(fill('home')).toContain('<meta property="og:locale" content="en_US" />');
  });

  test('names its own address and those in each language, below the site’s', () => {
    const links = Array.from(
      fill('home').matchAll(/<link rel="(canonical|alternate)".*? href="\{\{siteUrl\}\}([^"]*)"/g),
      ([, rel, href]) => `${rel} ${href}`,
    );
    expect(links).toEqual(['canonical /', 'alternate /', 'alternate /zh-hans/', 'alternate /']);
    expect(Array.from(fill('home').matchAll(/hreflang="([^"]*)"/g), ([, tag]) => tag)).toEqual([
      'en',
      'zh-Hans',
      'x-default',
    ]);
  });

  test('of the not-found page has another title and no address', () => {
    expect(fill('not-found')).toContain(`<title>${HEAD.notFoundTitle}</title>`);
    expect(fill('not-found')).not.toMatch(/canonical|hreflang/);
  });

  test('leaves only what the build and the server fill in', () => {
    const left = Array.from(fill('home').matchAll(/\{\{(\w+)\}\}/g), ([, name]) => name);
    expect(new Set(left)).toEqual(
      new Set(['themeColor', 'beforePaint', 'contactEmail', 'tipUrl', 'build', 'worldBankUrl', 'siteUrl']),
    );
  });

  test('escapes what would end an attribute or a title', () => {
    const pseudo = { ...OTHER, tag: 'x"><b>', path: '&/' };
    const filled = fillPageHead('<!-- links -->', 'home', [pseudo]);
    expect(filled).toContain('hreflang="x&#34;&#62;&#60;b&#62;" href="{{siteUrl}}/&#38;/"');
  });
});

test('the manifest has the page’s language and dark background, and icons that exist', () => {
  expect(describeApp()).toMatchObject({
    lang: 'en',
    dir: 'ltr',
    start_url: '.',
    scope: '.',
    theme_color: THEME_COLORS.dark,
    background_color: THEME_COLORS.dark,
  });
  for (const { src } of describeApp().icons)
    expect(readFileSync(`public${src}`).byteLength).toBeGreaterThan(0);
});

test('the browser’s interface has the page’s background color, in both themes', () => {
  const [, light, dark] =
    /--ground: light-dark\((#\w+), (#\w+)\);/.exec(readFileSync('src/app/styles/tokens.css', 'utf8')) ?? [];
  expect(THEME_COLORS).toEqual({ light, dark });
});
