import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';

test('the languages are the folders with a language.ts, English first', () => {
  const folders = readdirSync('src/words', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('/language.ts'))
    .map((path) => path.replace('language.ts', ''));
  const [english, ...others] = LANGUAGES;
  expect(english).toMatchObject({ tag: 'en', path: '' });
  expect(['en/', ...others.map(({ path }) => path)].toSorted()).toEqual(folders.toSorted());
});

test.each(LANGUAGES)('$name is written in the direction of its script', ({ tag, direction }) => {
  const { script = '' } = new Intl.Locale(tag).maximize();
  expect(direction).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr');
});

test.each(LANGUAGES)(
  '$name is a language that Intl knows, and its folder is its tag in lower case',
  ({ tag, path }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    if (path) expect(path).toBe(`${tag.toLowerCase()}/`);
  },
);
