import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGE } from '#words/form.ts';
import { folderOf } from '../scripts/page-languages.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { countryOf } from '../src/words/shown-names.ts';
import { SOURCES } from '../src/words/sources.ts';
import { countryCodes } from '../src/world/country-names.ts';
import { LIVES } from '../tests/fixtures/lives.ts';
import { inLanguage, PSEUDO } from '../tests/support/in-language.ts';
import { renderInNode } from '../tests/support/render-in-node.ts';

/**
 * The names of parts of the page, and its texts in one. Comparisons are left out, since a language may have others, and
 * so are addresses and commands.
 */
const textsOf = (markup: string): string[] => [
  ...[...markup.matchAll(/(?:aria-label|aria-valuetext|title|alt|placeholder)="([^"]+)"/g)].map(
    ([, name = '']) => name,
  ),
  markup
    .replaceAll(
      /<div class="comparisons">.*?<\/div>|<style>.*?<\/style>|<(?:bdi|code) dir="ltr">.*?<\/(?:bdi|code)>/gs,
      '',
    )
    .replaceAll(/<[^>]+>/g, '  '),
];

type Gallery = ReadonlyMap<string, readonly string[]>;

/** The texts of all parts of the page in one language, by their ids. @param language a folder of `src/words` */
const readGallery = (language: string): Promise<Gallery> =>
  inLanguage(language, async (load) => {
    const { PARTS }: typeof import('./exhibits.ts') = await load('gallery/exhibits.ts');
    return new Map(
      Object.entries(PARTS).map(([id, exhibit]) => [id, textsOf(renderInNode(exhibit.render()))]),
    );
  });

const MARKED = /⟦[^⟦⟧]*⟧/g;
/** Removes the marked parts of a text. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(MARKED, '  ');
  return rest === text ? rest : withoutMarked(rest);
}

/**
 * Texts that are not the page's own words: entries of the samples, names of languages, countries and publications, and
 * what Intl writes.
 */
const NAMES = [
  'School  Noa  My mother  Grandma  Grandpa  Ana in Brazil  סבתא רחל  Person  Maya’s life in weeks',
  'Berlin  Lisbon  Chapter  حياة ليلى بالأسابيع  彩の人生  MMMM  WWWW',
  'First sight of the sea  Exam  Wedding  Noa is born  Stop working  Moment  Birthday  Before me  My parents meet  twice',
  'A walk through the old town and along the river bank with everybody I love  زفاف في بيروت',
  'PM  kB',
  ...LANGUAGES.flatMap(({ name, offer }) => [name, offer]),
  ...Object.values(LIVES).flatMap(({ shown }) => shown.life.activities.map(({ name }) => name)),
  ...Object.values(SOURCES).flatMap(({ label, title }) => [label, title]),
  ...countryCodes().map((code) => countryOf(code)?.name),
].join('  ');

test('In a pseudo-language that marks its words, no other words are shown', async () => {
  const gallery = await readGallery(PSEUDO);
  const others = [...gallery].flatMap(([id, texts]) =>
    texts
      .flatMap((text) => withoutMarked(text).split(/\s{2,}|[\d.,%]+\s/))
      .map((text) =>
        text
          .replace(/(\p{L})\1{3,}/u, '$1$1$1$1')
          .replace(/\p{Emoji}.*/u, '')
          .trim(),
      )
      .filter((text) => /\p{L}{2}/u.test(text) && !NAMES.includes(text))
      .map((text) => `${id}: ${text}`),
  );
  expect(others).toEqual([]);
});

/** Words and signs that multiply the figure before them, in any of the languages. */
const MULTIPLIERS: readonly (readonly [pattern: string, factor: number])[] = [
  ['billion|milliard|Milliarde|bilh(?:ão|ões)|مليار', 1e9],
  ['mill?ion|Mio|Million|mill(?:ón|ones)|milh(?:ão|ões)|مليون|ملايين', 1e6],
  ['[億亿]', 1e8],
  ['万', 1e4],
];

const VERSION: string = JSON.parse(readFileSync('package.json', 'utf8')).version;

/** The figures in texts, whatever their separators and multipliers: `1248`, `0.36`. */
function figuresOf(texts: readonly string[], locale: string): ReadonlySet<string> {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [find('group'), find('decimal')];
  const words = MULTIPLIERS.map(([pattern]) => `(${pattern})`).join('|');
  const figure = new RegExp(
    `(\\d+(?:[${group}\u00a0\u202f]\\d{3})*(?:[${decimal}]\\d+)?)(?:\\s?(?:${words}))?`,
    'giu',
  );
  return new Set(
    texts
      // A version is no figure.
      .flatMap((text) => [...text.replaceAll(VERSION, '').matchAll(figure)])
      .map(([, written = '', ...multiplied]) => {
        const factor = MULTIPLIERS.find((_, index) => multiplied[index])?.[1] ?? 1;
        const plain = written
          .replaceAll(/[\u00a0\u202f]/g, '')
          .replaceAll(group, '')
          .replace(decimal, '.');
        return String(Math.round(Number(plain) * factor * 1e4) / 1e4);
      }),
  );
}

const TITLES = Object.values(SOURCES).map(({ title }) => title);
/** The figures in the titles of publications, which only some languages name. */
const OF_SOURCES = figuresOf(TITLES, 'en');

/** Figures that a language may say in another way: “two years”, “once”, “1%” for one in a hundred. */
const OTHERWISE = new Set(['0', '1', '2', '100']);

describe('The figures are those of the English page', async () => {
  const english = await readGallery('en');
  test.each(LANGUAGES.filter(({ tag }) => tag !== LANGUAGE.tag))('in $name', async (language) => {
    const gallery = await readGallery(folderOf(language));
    const missing = [...english].flatMap(([id, texts]) => {
      const figures = figuresOf(gallery.get(id) ?? [], language.tag);
      return [...figuresOf(texts, 'en')]
        .filter((figure) => !figures.has(figure) && !OTHERWISE.has(figure) && !OF_SOURCES.has(figure))
        .map((figure) => `${id}: ${figure}`);
    });
    expect(missing).toEqual([]);
  });
});
