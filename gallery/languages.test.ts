import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { LANGUAGE } from '#messages/language.ts';
import { folderOf } from '../scripts/page-languages.ts';
import { PSEUDO } from '../scripts/pseudo-language.ts';
import { SOURCES } from '../src/content/sources.ts';
import { countryOf } from '../src/features/country-names.ts';
import { LANGUAGES } from '../src/messages/languages.ts';
import { countryCodes } from '../src/world/country-names.ts';
import { LIVES } from '../tests/fixtures/lives.ts';
import { inLanguage } from '../tests/support/in-language.ts';
import type { Exhibit } from './exhibit.ts';

/** Components that know no words: what they show here are samples. */
const SAMPLES = new Set(['Controls', 'Charts']);
const PIXELS_PER_LETTER = 8;

/** Renders what measures texts: the canvas and its typeface are all that it needs of a browser. */
function render(exhibit: Exhibit): string {
  const canvas = {
    getContext: () => ({ measureText: (text: string) => ({ width: text.length * PIXELS_PER_LETTER }) }),
  };
  vi.stubGlobal('document', { createElement: () => canvas, activeElement: null });
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => 'serif' }));
  try {
    return renderToStaticMarkup(exhibit.render());
  } finally {
    vi.unstubAllGlobals();
  }
}

/** The names of parts of the page, and its texts in one. Comparisons are left out: a language may have others. */
const textsOf = (markup: string): string[] => [
  ...[...markup.matchAll(/(?:aria-label|aria-valuetext|title|alt|placeholder)="([^"]+)"/g)].map(
    ([, name = '']) => name,
  ),
  markup
    .replaceAll(/<div class="comparisons">.*?<\/div>|<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, '  '),
];

type Gallery = ReadonlyMap<string, readonly string[]>;

/** The texts of all exhibits in one language, by their ids. @param language a folder of messages */
const readGallery = (language: string): Promise<Gallery> =>
  inLanguage(language, async (load) => {
    const { fetchIcons }: typeof import('../src/ui/icon.tsx') = await load('src/ui/icon.tsx');
    const { EXHIBIT_GROUPS }: typeof import('./exhibits.ts') = await load('gallery/exhibits.ts');
    await fetchIcons();
    const exhibits = EXHIBIT_GROUPS.filter(({ title }) => !SAMPLES.has(title)).flatMap(
      (group) => group.exhibits,
    );
    return new Map(exhibits.map((exhibit) => [exhibit.id, textsOf(render(exhibit))]));
  });

const MARKED = /⟦[^⟦⟧]*⟧/g;
/** What is left of a text without its marked parts. */
function withoutMarked(text: string): string {
  const rest = text.replaceAll(MARKED, '  ');
  return rest === text ? rest : withoutMarked(rest);
}

/** What is no word of the page: what the samples enter, and names of languages, countries and publications. */
const NAMES = [
  'School  Noa  Grandma  Ana in Brazil  סבתא רחל  Person  Maya’s life in weeks  Grandma’s life in weeks',
  'حياة ليلى بالأسابيع  彩の人生  MMMM  WWWW',
  ...LANGUAGES.map(({ offer }) => offer),
  ...Object.values(LIVES).flatMap(({ shown }) => shown.life.activities.map(({ name }) => name)),
  ...Object.values(SOURCES).flatMap(({ label, title }) => [label, title]),
  ...countryCodes().map((code) => countryOf(code)?.name),
].join('  ');

describe('In a language that marks its words', () => {
  test('no other words are shown', async () => {
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
});

/** The figures in texts, whatever their separators: `1248`, `0.36`. */
function figuresOf(texts: readonly string[], locale: string): ReadonlySet<string> {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(1_234_567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const [group, decimal] = [find('group'), find('decimal')];
  const figure = new RegExp(`\\d+(?:[${group}]\\d{3})*(?:[${decimal}]\\d+)?`, 'g');
  const written = texts.flatMap((text) => text.match(figure) ?? []);
  return new Set(written.map((text) => text.replaceAll(group, '').replace(decimal, '.')));
}

/** They may be words: “two years”, “once”. */
const WRITTEN_OUT = new Set(['0', '1', '2']);

describe('The figures are those of the English page', async () => {
  const english = await readGallery('en');
  test.each(LANGUAGES.filter(({ tag }) => tag !== LANGUAGE.tag))('in $name', async (language) => {
    const gallery = await readGallery(folderOf(language));
    const missing = [...english].flatMap(([id, texts]) => {
      const figures = figuresOf(gallery.get(id) ?? [], language.tag);
      return [...figuresOf(texts, 'en')]
        .filter((figure) => !figures.has(figure) && !WRITTEN_OUT.has(figure))
        .map((figure) => `${id}: ${figure}`);
    });
    expect(missing).toEqual([]);
  });
});
