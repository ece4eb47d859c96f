import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { TYPED_LIVES, TYPED_LOSSES } from '../../tests/fixtures/typed-lives.ts';
import { parseTypedTime } from '../life/parse-typed-time.ts';
import { TYPED_TIME_WORDS as ENGLISH } from '../words/en/names.ts';
import type { Language } from '../words/language.ts';
import type { TypedLifeWords } from '../words/typed-life-words.ts';
import type { TypedTimeWords } from '../words/typed-time-words.ts';
import { createTypedLifeReader, type ReadPiece } from './parse-typed-life.ts';
import { readTimeWords } from './read-time-words.ts';

const BIRTHDATE = { year: 1990, month: 5, day: 15 };
const LANGUAGES = import.meta.glob<Language>('../words/*/language.ts', { eager: true, import: 'LANGUAGE' });
const TIME_WORDS = import.meta.glob<TypedTimeWords>('../words/*/names.ts', {
  eager: true,
  import: 'TYPED_TIME_WORDS',
});
const LIFE_WORDS = import.meta.glob<TypedLifeWords>('../words/*/typed-life-words.ts', {
  eager: true,
  import: 'TYPED_LIFE_WORDS',
});

function createReader(folder: string) {
  const [language, time, words] = [
    LANGUAGES[`../words/${folder}/language.ts`],
    TIME_WORDS[`../words/${folder}/names.ts`],
    LIFE_WORDS[`../words/${folder}/typed-life-words.ts`],
  ];
  if (!language || !time || !words) throw new Error(`No language ${folder}`);
  const locales = Object.values(LANGUAGES).map(({ tag }) => tag);
  const reading = (typed: TypedTimeWords) => {
    const timeWords = readTimeWords([...locales, language.tag], typed);
    return (text: string) => parseTypedTime(text, timeWords, BIRTHDATE);
  };
  return createTypedLifeReader({
    words,
    read: reading(time),
    readBirth: reading({ ...time, year: [...time.year, ...words.born] }),
  });
}

const read = createReader('en');
const ENGLISH_TIMES = readTimeWords(['en'], ENGLISH);

/** An entry in short, such as `chapters: Montreal, 2008 to 2012`. */
function summarize({ text, entry }: ReadPiece): string {
  if (!entry) return `? ${text}`;
  const { kind, words, from, until, birthYear, relation } = entry;
  if (kind === 'people') return `people: ${words}, ${relation}, ${birthYear}`;
  return `${kind}: ${words}, ${from}${until && ` to ${until}`}`;
}

const summaries = (text: string, reader = read) => reader(text).map(summarize);

describe('A typed life', () => {
  test('is understood between commas as in its example', () => {
    expect(
      summaries('1996 School, 2008–2012 Montreal, 2012 first job, Mum 1958, 24 Aug 2019 wedding'),
    ).toEqual([
      'chapters: School, 1996',
      'chapters: Montreal, 2008 to 2012',
      'moments: first job, 2012',
      'people: Mum, mother, 1958',
      'moments: wedding, 24 aug 2019',
    ]);
  });

  test('is understood line by line, with bullets, empty lines and Windows line ends', () => {
    expect(summaries('- 1996 School\r\n\r\n• 2012: first job\r\n* 24/8/2019 – wedding\r\n')).toEqual([
      'chapters: School, 1996',
      'moments: first job, 2012',
      'moments: wedding, 24/8/2019',
    ]);
  });

  test.each([
    ['2008-2012 Montreal', 'chapters: Montreal, 2008 to 2012'],
    ['2008 - 2012: Montreal', 'chapters: Montreal, 2008 to 2012'],
    ['from 2008 to 2012 Montreal', 'chapters: Montreal, from 2008 to 2012'],
    ['Montreal (2008–2012)', 'chapters: Montreal, 2008 to 2012'],
    ['Montreal 2008–12', 'chapters: Montreal, 2008 to 2012'],
    ['May–Aug 2012 Berlin', 'chapters: Berlin, may 2012 to aug 2012'],
    ['June 2012 until 3 March 2016 Berlin', 'chapters: Berlin, june 2012 to 3 march 2016'],
    ['2012-06-01 – 2016-12-31 Berlin', 'chapters: Berlin, 2012-06-01 to 2016-12-31'],
    ['age 6 to 18 School', 'chapters: School, age 6 to 18'],
    ['School 6–18 years', 'chapters: School, 6 to 18 years'],
  ])('has a chapter for two times: %s', (text, summary) => {
    expect(summaries(text)).toEqual([summary]);
  });

  test.each([
    '2017– Toronto',
    'Toronto 2017–',
    'since 2017 Toronto',
    '2017 to now Toronto',
    'Toronto 2017 – today',
  ])('has a chapter without an end: %s', (text) => {
    const [piece] = read(text);
    expect(piece?.entry).toMatchObject({ kind: 'chapters', words: 'Toronto', until: '' });
  });

  test.each([
    ['2012', '2012 first job', 'moments: first job, 2012'],
    ['2012', '🎉 🎉 party 2012', 'chapters: 🎉 🎉 party, 2012'],
    ['2012', 'first job in 2012', 'moments: first job, in 2012'],
    ['2012', '2012 in Berlin', 'chapters: in Berlin, 2012'],
    ['1998', '’98 school', 'chapters: school, 1998'],
    ['2005', "Berlin '05", 'chapters: Berlin, 2005'],
    ['a month', 'May 2012 Berlin', 'moments: Berlin, may 2012'],
    ['a day', 'Aug 24, 2019 Berlin', 'moments: Berlin, aug 24, 2019'],
    ['an age', 'at 5 first bike', 'moments: first bike, at 5'],
    ['an age', '30 years old Berlin', 'moments: Berlin, 30 years old'],
    ['a year to come', '2031 Walk the Camino', 'chapters: Walk the Camino, 2031'],
  ])('has one time, %s: %s', (_, text, summary) => {
    expect(summaries(text)).toEqual([summary]);
  });

  test.each([
    ['my daughter Mila 2021', 'people: my daughter Mila, child, 2021'],
    ['Mum, born 1958', 'people: Mum, mother, 1958'],
    ['Grandpa (*1931)', 'people: Grandpa, grandparent, 1931'],
    ['brother Tom 24 Aug 1987', 'people: brother Tom, child, 1987'],
    ['Grandma 1850', 'people: Grandma, grandparent, 1850'],
    ['Mum moved in 2012', 'moments: Mum moved, in 2012'],
    ['Mum 2012', 'moments: Mum, 2012'],
    ['my brother and I in Rome 2012', 'moments: my brother and I in Rome, 2012'],
    ['Mumbai 2012', 'chapters: Mumbai, 2012'],
    ['brother 24 Aug 2019', 'moments: brother, 24 aug 2019'],
  ])('has people by their relation and year of birth: %s', (text, summary) => {
    expect(summaries(text)).toEqual([summary]);
  });

  test.each(['asdf', 'Summer in Rome', '3 children', '500 km on foot', ''])(
    'does not understand what has no time: “%s”',
    (text) => {
      expect(read(text).filter(({ entry }) => entry)).toEqual([]);
    },
  );

  test.each([
    ['3/4/2019 dinner', 'ambiguous'],
    ['31 Feb 2012 party', 'noSuchDay'],
    ['24 Aug wedding', 'noYear'],
    ['1980 School', 'beforeBirth'],
    ['2190 Moon', 'tooLate'],
  ])('keeps a time with a problem: %s', (text, code) => {
    const [piece] = read(text);
    expect(parseTypedTime(piece?.entry?.from ?? '', ENGLISH_TIMES, BIRTHDATE)).toMatchObject({
      problem: { code },
    });
  });

  test('does not split at the commas of a date, of a number, of quoted words, or beside a time alone', () => {
    expect(
      summaries('Aug 24, 2019, wedding, 2012, first job, 2014 "Rome, Naples", 2015 won 1,000 euros'),
    ).toEqual([
      'moments: wedding, aug 24, 2019',
      'moments: first job, 2012',
      'chapters: Rome, Naples, 2014',
      'moments: won 1,000 euros, 2015',
    ]);
  });

  test('has its pieces at their places in the text', () => {
    const text = 'asdf, 2012 first job\n  Mum 1958;';
    expect(read(text).map(({ from, until }) => text.slice(from, until))).toEqual([
      'asdf',
      '2012 first job',
      'Mum 1958',
    ]);
  });

  test('is read up to 100 entries', () => {
    expect(read(Array.from({ length: 500 }, (_, index) => `2012 Berlin ${index}`).join('\n'))).toHaveLength(
      100,
    );
  });
});

describe.each(TYPED_LIVES)('A life typed in the words of $folder', ({ folder, text, entries }) => {
  test('is understood', () => {
    expect(summaries(text, createReader(folder))).toEqual(entries);
  });
});

test.each(TYPED_LOSSES)(
  'A loss is a moment in the words of $folder, and nobody’s birth',
  ({ folder, lines }) => {
    const entries = createReader(folder)(lines.join('\n')).map(
      ({ text, entry }) => `${text}: ${entry?.kind}`,
    );
    expect(entries).toEqual(lines.map((line) => `${line}: moments`));
  },
);

test('Dates in three languages at once are understood on any page, and the words stay as they are', () => {
  expect(
    summaries('24 août 2019 mariage\n24. Dezember 2015 Hochzeit\n2012年5月 就職\n3 de mayo de 2001 mudanza'),
  ).toEqual([
    'moments: mariage, 24 aout 2019',
    'moments: Hochzeit, 24. dezember 2015',
    'moments: 就職, 2012年5月',
    'moments: mudanza, 3 de mayo de 2001',
  ]);
});

describe('Any text', () => {
  const TEXT = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...NAUGHTY_STRINGS));

  test('is split into pieces that do not overlap, with nothing but separators between them', () => {
    fc.assert(
      fc.property(TEXT, (text) => {
        const pieces = read(text);
        const between = [...pieces, { from: text.length }].map(({ from }, index) =>
          text.slice(pieces[index - 1]?.until ?? 0, from),
        );
        expect(pieces.length === 100 || between.every((gap) => /^[\s,،、，;；؛]*$/u.test(gap))).toBe(true);
      }),
    );
  });

  test('keeps all its letters in the words and the times of an entry', () => {
    fc.assert(
      fc.property(TEXT, fc.constantFrom('2012 ', '24 Aug 2019 ', '2008–2012 '), (text, time) => {
        fc.pre(text.length < 450 && !/\p{Nd}|[\n,،、，;；؛"]/u.test(text) && /^\p{L}{9}/u.test(text));
        expect(read(time + text)[0]?.entry?.words.replace(/[^\p{L}]/gu, '')).toBe(
          text.replace(/[^\p{L}]/gu, ''),
        );
      }),
    );
  });
});
