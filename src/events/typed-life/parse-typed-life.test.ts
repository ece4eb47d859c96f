import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE_WORDS } from '#words/results.ts';
import { listWholeFolders } from '../../../scripts/words/languages.ts';
import { COLLECTED_LINES } from '../../../tests/fixtures/collected-lines.ts';
import { NAUGHTY_STRINGS } from '../../../tests/fixtures/naughty-strings.ts';
import { TYPED_LINES } from '../../../tests/fixtures/typed-lines.ts';
import { type When, writeWhen } from '../../life/when.ts';
import type { Language } from '../../words/language.ts';
import type { TypedLifeWords, TypedTimeWords } from '../../words/typed-life-words.ts';
import { createTypedLifeReader, type TypedEvent, type TypedLine } from './parse-typed-life.ts';
import { createTimeGrammar } from './time-grammar.ts';
import { foldTerm } from './tokens.ts';

const LANGUAGES = import.meta.glob<Language>('../../words/*/language.ts', {
  eager: true,
  import: 'LANGUAGE',
});
const TIME_WORDS = import.meta.glob<TypedTimeWords>('../../words/*/names.ts', {
  eager: true,
  import: 'TYPED_TIME_WORDS',
});
const LIFE_WORDS = import.meta.glob<TypedLifeWords>('../../words/*/grammar.ts', {
  eager: true,
  import: 'TYPED_LIFE_WORDS',
});

/** The visitor was born on May 15, 1984. */
const LIFE = { ownBirthYear: 1984, presentYear: 2026 };

/** @param tokenized gets each text that is taken apart */
function createReader(folder: string, tokenized: string[] = []) {
  const language = LANGUAGES[`../../words/${folder}/language.ts`];
  const times = TIME_WORDS[`../../words/${folder}/names.ts`];
  const words = LIFE_WORDS[`../../words/${folder}/grammar.ts`];
  if (!language || !times || !words) throw new Error(`No language ${folder}`);
  const grammar = createTimeGrammar([language.tag, 'en'], times, words);
  const tokenize = (text: string) => (tokenized.push(text), grammar.tokenize(text));
  const reader = createTypedLifeReader({ ...grammar, tokenize }, words, LIFE);
  return (text: string, isDayFirst: boolean | null = null) => reader(text, { isDayFirst }).lines;
}

const read = createReader('en');

/** An event in short, as the table of lines has it. */
function summarizeEvent({ kind, words, from, until, relation, since }: TypedEvent): string {
  const [begin, end] = [from, until].map((when: When | null) => (when ? writeWhen(when) : ''));
  const met = since === null ? [] : [`since ${since}`];
  if (kind === 'people')
    return [`person | ${begin}${end && ` – ${end}`}`, words, relation, ...met].join(' | ');
  return [kind === 'chapters' ? `chapter | ${begin} – ${end}` : `moment | ${begin}`, words].join(' | ');
}

/** A line in short: an event, a problem, or what is asked with its answers. */
function summarize(line: TypedLine): string {
  if (!line.event) return line.problem;
  if (!line.question) return summarizeEvent(line.event);
  const { doubt, answers } = line.question;
  const asked = 'text' in doubt ? `${doubt.code} ${doubt.text}` : doubt.code;
  return `${asked}? ${answers.map(summarizeEvent).join(' / ')}`;
}

test('Each language has lines of its own', () => {
  expect(Object.keys(TYPED_LINES).toSorted()).toEqual(listWholeFolders().toSorted());
});

const TABLES = [...Object.entries(TYPED_LINES), ...Object.entries(COLLECTED_LINES)];
describe.each(TABLES)('On a page in %s, a line', (folder, table) => {
  const readLine = createReader(folder);
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split(' ⇒ '));
  test.each(rows)('“%s” is %s', (line = '', expected = '') => {
    expect(readLine(line).map((each) => summarize(each).replaceAll(/ +/g, ' ').trim())).toEqual([
      expected.trim(),
    ]);
  });
});

describe('A typed life', () => {
  test('has its lines at their places in the text, without empty ones, with any line ends', () => {
    const text = '  2012 First job\r\n\r\n\t\nMum 1958 \r 2014 Emma';
    const lines = read(text);
    expect(lines.map((line) => line.text)).toEqual(['2012 First job', 'Mum 1958', '2014 Emma']);
    for (const { from, until, text: line } of lines) expect(text.slice(from, until)).toBe(line);
  });

  test.each([
    ['en', '3/4/2019 dinner', 'ambiguous', 'moment | 2019-04-03 | dinner', 'moment | 2019-03-04 | dinner'],
    ['en', '6/6/12 Rome', 'ambiguous', 'moment | 2012-06-06 | Rome', 'moment | 2012-06-06 | Rome'],
    ['en', '24/8/19 Rome', 'ambiguous', 'moment | 2019-08-24 | Rome', 'moment | 2019-08-24 | Rome'],
    ['de', '3.4.2019 Rom', ...Array(2).fill('moment | 2019-04-03 | Rom'), 'moment | 2019-03-04 | Rom'],
  ])('in %s: “%s” is read by the order of day and month, once it is known', (folder, text, ...expected) => {
    const readLine = createReader(folder);
    const found = [null, true, false].map((isDayFirst) => readLine(text, isDayFirst).map(summarize));
    expect(found.flat()).toEqual(expected);
  });

  test('is read up to 100 lines', () => {
    const text = Array.from({ length: 500 }, (_, index) => `2012 Berlin ${index}`).join('\n');
    expect(read(text)).toHaveLength(100);
  });

  test('costs no more than 100 lines of 300 characters, however much is typed', () => {
    const longest = `2012 ${'from May to '.repeat(24)}`;
    const long = [
      Array.from({ length: 1000 }, (_, index) => `${longest}${index}`.slice(-300)).join('\n'),
      `2012 ${'.'.repeat(1_000_000)}`,
      `${'.'.repeat(1_000_000)} 2012`,
      'x'.repeat(1_000_000),
      ' '.repeat(1_000_000),
      '\n'.repeat(1_000_000),
      '2012 – '.repeat(100_000),
    ].map((text) => {
      const tokenized: string[] = [];
      const problems = new Set(createReader('en', tokenized)(text).map(summarize));
      expect(tokenized.filter(({ length }) => length > 300)).toEqual([]);
      return [tokenized.length, problems.has('tooLong')];
    });
    const refused = [0, true];
    expect(long).toEqual([[100, false], refused, refused, refused, [0, false], [0, false], refused]);
  });
});

describe('Any line', () => {
  const PARTICLES = 'of de del d da do du st nd rd th er e o a s x t z'.split(' ');
  const BESIDE = ['in', 'about', 'since', 'until', 'to', 'between', 'now', 'born'] as const;
  const LISTED = [
    ...BESIDE.flatMap((role) => TYPED_LIFE_WORDS[role]),
    ...Object.values(TYPED_LIFE_WORDS.age).flat(),
    ...Object.keys(TYPED_TIME_WORDS.months),
    ...PARTICLES,
  ];
  const NAMES = [
    'January February March April May June July August September October November December',
    'Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec',
    'Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Wed Thu Fri Sat Sun',
  ].flatMap((names) => names.split(' '));
  /** Every word that may be part of a time. */
  const ALLOWED = new Set([...LISTED, ...NAMES].flatMap((word) => foldTerm(word).split(/[\s']/)));
  const splitWords = (text: string) => foldTerm(text).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

  const TIME = fc.constantFrom(
    '2012',
    '2015',
    '’98',
    '22',
    '5',
    '31',
    '24.8.2019',
    '2012-05-03',
    '3/4/2019',
    '10',
  );
  const PIECE = fc.oneof(
    fc.constantFrom(...LISTED, ...NAMES),
    TIME,
    fc.constantFrom('Rome', 'wedding', 'Emma', 'Mum', 'Zürich', 'first job', 'Élise'),
    fc.constantFrom('–', '-', ',', '|', '\t', '→', '(', ')', '"', '·', '.', ':', '1.', '- [x]', '**'),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
  );
  const LINE = fc.oneof(
    fc.array(PIECE, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
    fc.tuple(TIME, fc.array(PIECE, { maxLength: 3 })).map(([time, pieces]) => [time, ...pieces].join(' ')),
    fc.constantFrom(...NAUGHTY_STRINGS),
  );

  test('has a time, and keeps every word that cannot be part of it', () => {
    let kept = 0;
    fc.assert(
      fc.property(LINE, (text) => {
        for (const { text: line, event } of read(text)) {
          if (!event) continue;
          expect(event.from ?? event.until).not.toBeNull();
          if (event.words === '') continue;
          kept += 1;
          const left: string[] = [...splitWords(event.words)];
          const lost = splitWords(line).filter((word) => {
            const place = left.indexOf(word);
            if (place >= 0) left.splice(place, 1);
            return place < 0;
          });
          expect(lost.filter((word) => !ALLOWED.has(word))).toEqual([]);
          // Its words are a part of it.
          expect(line.normalize('NFC').replace(/[\u200e\u200f\u061c]/gu, '')).toContain(event.words);
        }
      }),
      { numRuns: 2000 },
    );
    expect(kept).toBeGreaterThan(100);
  });
});
