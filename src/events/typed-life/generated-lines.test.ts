import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listWholeFolders } from '../../../scripts/words/languages.ts';
import { createReaderIn } from '../../../tests/fixtures/typed-life-readers.ts';
import { type CalendarDate, parseCalendarDate } from '../../life/calendar-date.ts';
import { type When, writeWhen } from '../../life/when.ts';
import type { Language } from '../../words/language.ts';
import type { TypedLifeWords } from '../../words/typed-life-words.ts';

const LANGUAGES = import.meta.glob<Language>('../../words/*/language.ts', {
  eager: true,
  import: 'LANGUAGE',
});
const LIFE_WORDS = import.meta.glob<TypedLifeWords>('../../words/*/grammar.ts', {
  eager: true,
  import: 'TYPED_LIFE_WORDS',
});

/** A time as it is typed, and what it is. */
interface Told {
  readonly text: string;
  readonly when: string;
}

/** A line, and what was meant by it: the kind, the times and the words. */
interface Line {
  readonly folder: string;
  readonly text: string;
  readonly meant: string;
}

const dateOf = (year: number, month: number, day: number): CalendarDate => {
  const date = parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
  if (!date) throw new RangeError(`${year}-${month}-${day}`);
  return date;
};

const FORMATS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric', month: 'long', day: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'short' },
];
const FORMATTERS = new Map(
  Object.values(LANGUAGES).map(({ tag }) => [
    tag,
    FORMATS.map(
      (options) => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', calendar: 'gregory', ...options }),
    ),
  ]),
);

/** One of the ways to write a time on pages of a language. */
function tellTime(tag: string, [year, month, day]: readonly [number, number, number], form: number): Told {
  const ofYear: When = { unit: 'year', year };
  const ofMonth: When = { unit: 'month', year, month };
  const ofDay: When = { unit: 'day', date: dateOf(year, month, day) };
  const when = writeWhen([ofDay, ofMonth, ofMonth, ofYear, ofDay, ofMonth][form] ?? ofYear);
  const format = FORMATTERS.get(tag)?.[form];
  if (format) return { text: format.format(Date.UTC(year, month - 1, day)), when };
  return { text: form === 5 ? `${String(month).padStart(2, '0')}/${year}` : when, when };
}

/** Words that are none of a time, nor of a relation, in any of the languages. */
const WORDS = ['Lisboa', 'quux foo', 'Acme Ltd', 'Zoo & Kino', 'Tokyo Tower', 'C++ kurs'];
/** A word beside a time, where its language has it. */
const besideTime = (word: string, time: string) =>
  word.startsWith('…') ? `${time} ${word.slice(1)}` : `${word} ${time}`;

const DATE = fc.tuple(
  fc.integer({ min: 1985, max: 2020 }),
  fc.integer({ min: 1, max: 12 }),
  fc.integer({ min: 1, max: 28 }),
);

const LINE: fc.Arbitrary<Line> = fc
  .record({
    folder: fc.constantFrom(...listWholeFolders()),
    date: DATE,
    years: fc.integer({ min: 1, max: 5 }),
    form: fc.nat({ max: 5 }),
    words: fc.constantFrom(...WORDS),
    shape: fc.constantFrom('before', 'behind', 'pair', 'to', 'since', 'person'),
    pick: fc.nat(),
  })
  .map(({ folder, date, years, form, words, shape, pick }) => {
    const tag = LANGUAGES[`../../words/${folder}/language.ts`]?.tag ?? 'en';
    const life = LIFE_WORDS[`../../words/${folder}/grammar.ts`];
    const choose = (list: readonly string[]) => list[pick % Math.max(1, list.length)] ?? '';
    const [year, month, day] = date;
    const told = tellTime(tag, date, form);
    const end = tellTime(tag, [year + years, 13 - month, day], form);
    const chapter = (until: string) => `chapters ${told.when} ${until} ${words}`;
    const moment = `moments ${told.when}  ${words}`;
    const relation = choose(life?.relations.child.split(' ') ?? []);
    const lines: Readonly<Record<typeof shape, readonly [text: string, meant: string]>> = {
      before: [`${told.text} ${words}`, moment],
      behind: [`${words}, ${told.text}`, moment],
      pair: [`${told.text} – ${end.text} ${words}`, chapter(end.when)],
      to: [`${told.text} ${choose(life?.to ?? [])} ${end.text} ${words}`, chapter(end.when)],
      since: [`${besideTime(choose(life?.since ?? []), told.text)} ${words}`, chapter('')],
      person: [`${relation} Mila ${1985 + (pick % 40)}`, `people ${1985 + (pick % 40)}  Mila`],
    };
    const [text, meant] = lines[shape];
    return { folder, text, meant };
  });

const READERS = new Map(listWholeFolders().map((folder) => [folder, createReaderIn(folder)]));

test('A line that is sure is what was meant by it; any other one asks, or is refused', () => {
  const counts = { sure: 0, asked: 0, refused: 0 };
  fc.assert(
    fc.property(LINE, ({ folder, text, meant }) => {
      const [line] = READERS.get(folder)?.(text).lines ?? [];
      if (!line?.event) counts.refused += 1;
      else if (line.question) counts.asked += 1;
      else {
        counts.sure += 1;
        const { kind, from, until, words } = line.event;
        const read = [kind, from ? writeWhen(from) : '', until ? writeWhen(until) : '', words].join(' ');
        expect([text, read]).toEqual([text, meant]);
      }
    }),
    { numRuns: 800, seed: 63 },
  );
  // Most lines say all that has to be known.
  expect(counts.sure).toBeGreaterThan(450);
  expect(counts.asked).toBeGreaterThan(50);
});
