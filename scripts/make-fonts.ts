/**
 * `npm run fonts`: makes subsets of the typefaces with only what the page uses. The files are committed, so that neither
 * start nor build depends on this program.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ACCENTED_LANGUAGES, accentsOf } from './page-letters.ts';

interface Cut {
  readonly targetFormat: 'woff2';
  readonly keepFeatures: readonly string[];
  readonly noHinting: boolean;
  readonly variationAxes: Readonly<Record<string, number>> | undefined;
  readonly dropTables: readonly string[];
}
// The published types are for an older version of the package, without features and hinting.
const cutFont: (font: Buffer, characters: string, cut: Cut) => Promise<Buffer> = createRequire(
  import.meta.url,
)('subset-font');

const STYLES = 'src/app/styles/fonts.css';
const FONTS = 'src/assets/fonts';
const FIGTREE = 'node_modules/@fontsource-variable/figtree';
const INSTRUMENT_SERIF = 'node_modules/@fontsource/instrument-serif';

interface Source {
  readonly font: string;
  /** For a variable font: the only value on each axis that the page uses. */
  readonly variationAxes?: Cut['variationAxes'];
}
const figtree = (characters: string): Source => ({
  font: `${FIGTREE}/files/figtree-${characters}-wght-normal.woff2`,
  variationAxes: { wght: 400 },
});
const instrumentSerif = (characters: string): Source => ({
  font: `${INSTRUMENT_SERIF}/files/instrument-serif-${characters}-400-normal.woff2`,
});
/**
 * The Latin letters with another figure 1, made once: the original is almost the letter l, so that "41" reads as "4l". It
 * has a flag that slants down to the left, as printed figures have, and its old width. The license allows it.
 */
const REDRAWN: Source = { font: 'scripts/fonts/instrument-serif-latin.woff2' };

const SOURCES: Readonly<Record<string, Source>> = {
  'figtree.woff2': figtree('latin'),
  'figtree-accents.woff2': figtree('latin'),
  'figtree-rest.woff2': figtree('latin'),
  'figtree-ext.woff2': figtree('latin-ext'),
  'instrument-serif.woff2': REDRAWN,
  'instrument-serif-accents.woff2': REDRAWN,
  'instrument-serif-rest.woff2': instrumentSerif('latin'),
  'instrument-serif-ext.woff2': instrumentSerif('latin-ext'),
};
/** The page's own texts in English, and in the languages that use other typefaces beside the page's. */
const SAID = {
  figtree:
    'U+0020-0021, U+0025-0029, U+002B-003B, U+003D, U+003F, U+0041-005A, U+0061-007A, U+00A0, U+00A9, U+00AB, ' +
    'U+00B7, U+00BB, U+00D7, U+00E1, U+00E3, U+00E7, U+00E9, U+00ED, U+00F4, U+00F7, U+00FA, U+00FC, U+2013-2014, ' +
    'U+2018-2019, U+201C-201D, U+2026, U+2212',
  'instrument-serif':
    'U+0020-0021, U+0025-0029, U+002C-003B, U+003F, U+0041-005A, U+0061-007A, U+00A0, U+00B7, U+2013-2014, ' +
    'U+2018-2019, U+201C-201D, U+2026, U+2212',
};
/** Kerning, ligatures and figures of equal width: the only OpenType features that the page uses. */
const FEATURES = ['kern', 'liga', 'tnum'];
/** Vite inlines smaller files into the style sheet, and the content security policy would block them there. */
const SMALLEST_BYTES = 4096;

/** @param range as CSS writes it. @example charactersOf('U+0061-0063, U+00E9') // 'abcé' */
function charactersOf(range: string): string {
  return Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    const length = Number.parseInt(to, 16) - first + 1;
    return Array.from({ length }, (_, index) => String.fromCodePoint(first + index)).join('');
  }).join('');
}

interface FontFile {
  readonly file: string;
  readonly characters: string;
}

/** The files with the characters of the page's own texts: in English, and in the languages with other letters. */
function listSaid(): FontFile[] {
  const accents = ACCENTED_LANGUAGES.map(accentsOf).join('');
  return Object.entries(SAID).flatMap(([name, range]) => {
    const characters = charactersOf(range);
    return [
      { file: `${name}.woff2`, characters },
      { file: `${name}-accents.woff2`, characters: characters + accents },
    ];
  });
}

/** The other files, with the characters of their ranges in the style sheet. */
function listOthers(styles: string): FontFile[] {
  return Array.from(
    styles.matchAll(/url\("[./]*assets\/fonts\/([^"]+-(?:rest|ext)\.woff2)"\)[^}]*unicode-range:([^;]+);/g),
    ([, file = '', range = '']) => ({ file, characters: charactersOf(range) }),
  );
}

async function makeFont({ file, characters }: FontFile): Promise<void> {
  const source = SOURCES[file];
  if (!source) throw new Error(`${file} has no source`);
  const font = await cutFont(readFileSync(source.font), characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    // Hints for small sizes on low-resolution screens are a third of Instrument Serif, and the page uses it large.
    noHinting: true,
    variationAxes: source.variationAxes,
    // It names the axes of a variable font, which no file has.
    dropTables: ['STAT'],
  });
  if (font.length < SMALLEST_BYTES) throw new Error(`${file} has only ${font.length} bytes`);
  writeFileSync(`${FONTS}/${file}`, font);
  console.log(`${file}: ${font.length} bytes`);
}

mkdirSync(FONTS, { recursive: true });
await Promise.all([...listSaid(), ...listOthers(readFileSync(STYLES, 'utf8'))].map(makeFont));
copyFileSync(`${FIGTREE}/LICENSE`, `${FONTS}/figtree-license.txt`);
copyFileSync(`${INSTRUMENT_SERIF}/LICENSE`, `${FONTS}/instrument-serif-license.txt`);
