import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE_WORDS } from '#words/results.ts';
import { listWholeFolders } from '../../../scripts/words/languages.ts';
import { COLLECTED_LINES } from '../../../tests/fixtures/collected-lines.ts';
import { DOUBTFUL_LINES } from '../../../tests/fixtures/doubtful-lines.ts';
import { NAUGHTY_STRINGS } from '../../../tests/fixtures/naughty-strings.ts';
import { createReaderIn } from '../../../tests/fixtures/typed-life-readers.ts';
import { TYPED_LINES } from '../../../tests/fixtures/typed-lines.ts';
import { type When, writeWhen } from '../../life/when.ts';
import type { TypedEvent, TypedLine } from './parse-typed-life.ts';
import { foldTerm } from './tokens.ts';

/** The lines of a text on a page in a language. */
function createReader(folder: string, tokenized: string[] = []) {
  const readText = createReaderIn(folder, tokenized);
  return (text: string, isDayFirst: boolean | null = null) => readText(text, isDayFirst).lines;
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

const TABLES = [TYPED_LINES, COLLECTED_LINES, DOUBTFUL_LINES].flatMap((lines) => Object.entries(lines));
const splitRows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' ⇒ '));

describe.each(TABLES)('On a page in %s, a line', (folder, table) => {
  const readLine = createReader(folder);
  test.each(splitRows(table))('“%s” is %s', (line = '', expected = '') => {
    expect(readLine(line).map((each) => summarize(each).replaceAll(/ +/g, ' ').trim())).toEqual([
      expected.trim(),
    ]);
  });
});

describe('A line is', () => {
  const UNSEEN = [
    '\u00ad',
    '\u200b',
    '\u200e',
    '\u061c',
    '\u202a',
    '\u202e',
    '\u2060',
    '\u2066',
    '\u2069',
    '\ufeff',
  ];
  /** Lines with their languages, each seventh of all tables. */
  const LINES = TABLES.flatMap(([folder, table]) =>
    splitRows(table).map(([line = '']) => [folder, line] as const),
  );
  const readers = new Map(TABLES.map(([folder]) => [folder, createReader(folder)]));
  const readIn = (folder: string, line: string) => readers.get(folder)?.(line).map(summarize);

  test('the same with signs that nobody sees, wherever they are', () => {
    const unseen = fc.tuple(fc.constantFrom(...LINES), fc.nat(), fc.constantFrom(...UNSEEN));
    fc.assert(
      fc.property(unseen, ([[folder, line], place, sign]) => {
        const at = place % (line.length + 1);
        // A sign within an emoji or an accent is another one.
        if (/\p{M}|\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(line)) return;
        expect(readIn(folder, line.slice(0, at) + sign + line.slice(at))).toEqual(readIn(folder, line));
      }),
      { numRuns: 500 },
    );
  });

  const STUCK = [
    '-W20',
    '_05',
    '/5/',
    ', 24 Aug',
    ' (5)',
    ' – June',
    '-?',
    '?',
    ' or 2013',
    '/1433هـ',
    '-Q3',
  ];
  /** What may be of time anywhere in a line, also behind words. */
  const APART = [' *87', ', born 1987', ' (1433هـ)', ' in 1999', ', 1999', ' ’99', ' (1999)'];
  test.each([
    [
      'with a part of a date behind its year',
      STUCK.map((part) => (line: string) => line.replace(/^\d{4}/, `$&${part}`)),
    ],
    ['with something else of time behind its words', APART.map((part) => (line: string) => line + part)],
  ])('never sure in the same way %s', (_, changes) => {
    const beginning = LINES.filter(([folder, line]) => {
      const [known] = readers.get(folder)?.(line) ?? [];
      return /^\d{4} \p{L}/u.test(line) && known?.event && !known.question && known.event.until === null;
    });
    expect(beginning.length).toBeGreaterThan(20);
    for (const [folder, line] of beginning) {
      for (const change of changes) {
        const stuck = change(line);
        const [before, behind] = [line, stuck].map((each) => readers.get(folder)?.(each)[0]);
        const isSure = behind?.event && !behind.question;
        const timesOf = (each: TypedLine | undefined) => [
          each?.event?.kind,
          each?.event?.from,
          each?.event?.until,
        ];
        if (isSure) expect([stuck, timesOf(behind)]).not.toEqual([stuck, timesOf(before)]);
      }
    }
  });
});

describe('A pasted text', () => {
  const readText = createReaderIn('en');

  test.each([
    ['BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20190824T140000Z\nSUMMARY:Wedding', 'calendar'],
    ['DTSTAMP:20190824T140000Z', 'calendar'],
    ['0 HEAD\n0 @I1@ INDI\n1 BIRT\n2 DATE 4 JUL 1999', 'familyTree'],
    ['1 BIRT\n2 DATE 4 JUL 1999', 'familyTree'],
    ['BEGIN:VCARD\nFN:Ana\nBDAY:1991-02-03', 'addressCard'],
    ['BDAY:1991-02-03', 'addressCard'],
  ])('of another program is refused as a whole: %s', (text, file) => {
    expect(readText(text)).toEqual({ lines: [], head: null, file });
  });

  test('may have a line of another program, which alone is refused', () => {
    const { lines, file } = readText('2012 Rome\nDTSTAMP:20190824T140000Z\n2014 Paris');
    expect([file, ...lines.map(summarize)]).toEqual([
      null,
      'moment | 2012 | Rome',
      'calendar',
      'moment | 2014 | Paris',
    ]);
  });

  test.each([
    ['Date,Event\n2012,Rome\n2014,Paris', 'Date,Event', 2],
    ['Year\tWhat\n2012\tRome', 'Year\tWhat', 1],
    ['von;bis;was\n2012;2014;Rom', 'von;bis;was', 1],
    ['N;Year;What\n1;2012;Rome', 'N;Year;What', 1],
    ['| Year | Event |\n|---|---|\n| 2012 | Rome |', '| Year | Event |', 1],
    ['Year, Event\n2012 Rome\n2014 Paris', null, 3],
    ['Berlin, Germany\n2012 Rome', null, 2],
    ['2011, Berlin\n2012, Rome', null, 2],
  ])('has a head if it is a table: %s', (text, head, count) => {
    const found = readText(text);
    expect([found.head, found.lines.length]).toEqual([head, count]);
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
  const ALLOWED = new Set([...LISTED, ...NAMES].flatMap((word) => foldTerm(word).split(/[\s'.]/)));
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
        for (const { text: line, ...reading } of read(text)) {
          const { event } = reading;
          // Somebody who is asked about is named by the words before a time.
          if (!event || (event.kind === 'people' && reading.question)) continue;
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
          // Its words are a part of it, but for those around a time.
          if (reading.question?.doubt.code === 'time') continue;
          expect(line.normalize('NFC').replace(/[\u200e\u200f\u061c]/gu, '')).toContain(event.words);
        }
      }),
      { numRuns: 2000 },
    );
    expect(kept).toBeGreaterThan(100);
  });
});
