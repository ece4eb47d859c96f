import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Face, Blob as FontData } from 'harfbuzzjs';
import { describe, expect, test } from 'vitest';
import { makeQuotes } from '../data/pipeline/make-quotes.ts';
import { listTexts } from '../tests/fixtures/catalogues.ts';
import { ACCENTED_LANGUAGES, accentsOf } from './page-letters.ts';

const cutFont: (font: Buffer, characters: string, cut: object) => Promise<Buffer> = createRequire(
  import.meta.url,
)('subset-font');

/** The characters that are missing in a font file of the page. */
async function missingIn(name: string, characters: string): Promise<string> {
  const font = await cutFont(readFileSync(`src/assets/fonts/${name}.woff2`), characters, {
    targetFormat: 'sfnt',
  });
  const drawn = new Set(new Face(new FontData(font)).collectUnicodes());
  return [...new Set(characters)].filter((character) => !drawn.has(character.codePointAt(0) ?? 0)).join('');
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

/** The texts of a language, without what marks their parts and what fills them. */
const textsIn = (language: string) =>
  listTexts(language)
    .join('')
    .replaceAll(/<\/?\w+>|[{}#]/g, '');

test.each(['en', 'ar', 'ja', 'zh-hans'])(
  'the first file of figtree has every character of the typeface that is in the words of %s',
  async (language) => {
    const missing = await missingIn('figtree', textsIn(language));
    expect(await missingIn('figtree-rest', missing)).toBe(missing);
  },
);

test('the figure 1 has another shape than in the typeface, whose 1 is its l; other characters have the same', async () => {
  const [typeface, page] = [
    'node_modules/@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    'src/assets/fonts/instrument-serif.woff2',
  ].map((file) => readFileSync(file));
  /** @returns whether both draw these characters alike */
  const isSame = async (characters: string) => {
    const [original, own] = await Promise.all(
      [typeface, page].map((font) =>
        cutFont(font ?? Buffer.alloc(0), characters, {
          targetFormat: 'sfnt',
          noHinting: true,
          keepFeatures: [],
        }),
      ),
    );
    return original?.equals(own ?? Buffer.alloc(0));
  };
  expect(await isSame('1')).toBe(false);
  expect(await isSame('023456789Il')).toBe(true);
});
