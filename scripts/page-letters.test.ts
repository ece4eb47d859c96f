import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { makeQuotes } from '../data/pipeline/make-quotes.ts';
import { ACCENTED_LANGUAGES, accentsOf } from './page-letters.ts';
import { findGlyph, redrawOne } from './redraw-one.ts';

const cutFont: (font: Buffer, characters: string, cut: object) => Promise<Buffer> = createRequire(
  import.meta.url,
)('subset-font');

function hasGlyph(font: Buffer, character: string): boolean {
  try {
    return findGlyph(font, character.charCodeAt(0)) > 0;
  } catch {
    return false;
  }
}

/** The characters that are missing in a font file of the page. */
async function missingIn(name: string, characters: string): Promise<string> {
  const font = await cutFont(readFileSync(`src/assets/fonts/${name}.woff2`), characters, {
    targetFormat: 'sfnt',
  });
  return [...new Set(characters)].filter((character) => !hasGlyph(font, character)).join('');
}

const quotesIn = (language: string) =>
  makeQuotes(language)
    .quotes.map(({ text }) => text)
    .join('');

test('accents are the letters and marks that are not in ASCII, each once', () => {
  const german = accentsOf('de');
  expect(german).toMatch(/ä/);
  expect(german).not.toMatch(/[a-z0-9{}]|(.).*\1/su);
});

test('languages in Latin letters have accents, except English', () => {
  expect(ACCENTED_LANGUAGES).toEqual(expect.arrayContaining(['de', 'es', 'fr', 'pt-br']));
  for (const language of ['en', 'ar', 'ja', 'zh-hans']) expect(ACCENTED_LANGUAGES).not.toContain(language);
});

// If one fails: npm run fonts
describe.each(['figtree', 'instrument-serif'])('the first file of %s', (name) => {
  test('has every character in the English quotes', async () => {
    expect(await missingIn(name, quotesIn('en'))).toBe('');
  });

  test.each(ACCENTED_LANGUAGES)(
    'has, with the file of accents, every character that %s needs',
    async (language) => {
      const missing = await missingIn(`${name}-accents`, quotesIn(language) + accentsOf(language));
      // Characters that the typeface itself does not have are missing in both.
      expect(await missingIn(`${name}-rest`, missing)).toBe(missing);
    },
  );
});

const SOURCE = 'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2';
const AS_SFNT = { targetFormat: 'sfnt', noHinting: true };

test('the figure 1 gets another shape; every other character stays as it was', async () => {
  const font = await cutFont(readFileSync(SOURCE), '0123456789Il', AS_SFNT);
  const redrawn = redrawOne(font);
  const compare = async (characters: string) => {
    const [before, after] = await Promise.all(
      [font, redrawn].map((each) => cutFont(each, characters, AS_SFNT)),
    );
    return before?.equals(after ?? Buffer.alloc(0));
  };
  expect(await compare('1')).toBe(false);
  expect(await compare('023456789Il')).toBe(true);
});
