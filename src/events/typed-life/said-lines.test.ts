import { describe, expect, test } from 'vitest';
import { ENTRY } from '../../../tests/fixtures/entry-context.ts';
import { createReaderIn } from '../../../tests/fixtures/typed-life-readers.ts';
import { type When, writeWhen } from '../../life/when.ts';
import { foldText } from '../../words/clean-text.ts';
import { KINDS } from '../kinds.ts';
import type { TypedEvent, TypedLine } from './parse-typed-life.ts';

/**
 * Lines that somebody who has not seen the grammar wrote, six lots after public material of other fields and the others
 * freely, with what they mean: kind, time, words, relation, and since when; or why nobody could tell. The visitor was born
 * in 1984. Each lot was scored before anybody looked at it, and then kinds of lines were mended, not the lines. Right,
 * asked, refused and silently wrong before a look: 76, 6, 27, 3 in the first, 66, 7, 31, 8 in the second, 61, 7, 33, 11 in
 * the third, 73, 4, 34, 1 in the fourth, 56, 3, 49, 4 in the fifth, 82, 11, 17, 2 in the sixth, 39, 30, 38, 5 in the
 * seventh, 36, 29, 43, 4 in the eighth, 28, 39, 43, 2 in the ninth, and 43, 37, 31, 1 in the tenth.
 */
const LOTS = import.meta.glob<string>('../../../tests/fixtures/said-lines/*.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Relations as the lots name them, and as they are here. */
const RELATIONS: Readonly<Record<string, readonly string[]>> = {
  mother: ['parent'],
  father: ['parent'],
  child: ['child', 'sibling'],
  grandparent: ['relative', 'friend'],
  grandchild: ['relative'],
  godchild: ['relative'],
  colleague: ['friend'],
};
const KIND_NAMES = { moments: 'moment', chapters: 'chapter', people: 'person' } as const;

/** A time of day, and a duration beside a span: neither is kept. */
const NOT_KEPT =
  /\p{Nd}{1,2}(?::\p{Nd}{2})? ?(?:Uhr|h)(?![a-z])|à \p{Nd}{1,2}h\p{Nd}{2}|晚?\p{Nd}{1,2}:\p{Nd}{2}(?: م)?|\([^)]*月\)/gu;
/** Letters without signs, those of a date among them. */
const lettersOf = (text: string) =>
  foldText(text.replace(NOT_KEPT, '')).replaceAll(/[^\p{L}\p{M}]|[年月日]/gu, '');
const numbersOf = (text: string): readonly string[] => foldText(text).match(/\p{Nd}+/gu) ?? [];
const write = (when: When | null) => (when ? writeWhen(when) : '');
const yearsOf = (time: string) =>
  time
    .split('–')
    .map((part) => part.trim().slice(0, 4))
    .join();

/** Whether an event is what was meant: words may be more than those of the lot, but no number may. */
function isMeant(event: TypedEvent, truth: string, typed: string): boolean {
  const [kind, time = '', words = '', ...rest] = truth.split(' | ').map((part) => part.trim());
  const isSpan = event.kind === 'chapters' || event.until !== null;
  const read = isSpan ? `${write(event.from)} – ${write(event.until)}`.trim() : write(event.from);
  const isTime = kind === 'person' ? yearsOf(read) === yearsOf(time) : read === time;
  const kept = lettersOf(event.words);
  // A lot may keep the whole line where the time alone says less.
  const isWhole = foldText(words) === foldText(typed) && kept !== '' && lettersOf(words).includes(kept);
  const known = new Set([...numbersOf(words), ...numbersOf(read)]);
  const isNumber = numbersOf(event.words).every((number) => known.has(number));
  const since = rest.find((part) => part.startsWith('since'))?.replace('since ', '') ?? null;
  const relation = rest.find((part) => !part.startsWith('since'));
  const isRelation = !relation || (RELATIONS[relation] ?? [relation]).includes(event.relation);
  const isKept = isWhole || kept.includes(lettersOf(words));
  const isSince = since === (event.since === null ? null : String(event.since));
  return KIND_NAMES[event.kind] === kind && isTime && isKept && isNumber && isSince && isRelation;
}

/** Whether an event of a line can be added, or lacks only the year of meeting, which is asked. */
function canBeAdded(event: TypedEvent): boolean {
  const context = { ...ENTRY, birthdate: { year: 1984, month: 6, day: 12 }, id: 'new', others: [], all: [] };
  return KINDS[event.kind].readLine(event, context).event !== null;
}

function score(line: TypedLine | undefined, truth: string): 'right' | 'asked' | 'refused' | 'wrong' {
  if (!line?.event) return 'refused';
  if (line.question) return 'asked';
  if (isMeant(line.event, truth, line.text)) return 'right';
  return canBeAdded(line.event) ? 'wrong' : 'refused';
}

/** How many lines of a lot are right, asked, refused and silently wrong, by language. */
function scoreLot(lot: string): Readonly<Record<string, string>> {
  const parts = lot.split(/^## /m).filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [language = '', ...rows] = part.trim().split('\n');
      const read = createReaderIn(language);
      const counts = { right: 0, asked: 0, refused: 0, wrong: 0 };
      for (const row of rows) {
        const [typed = '', truth = ''] = row.split(' ⇒ ');
        counts[score(read(typed).lines[0], truth)] += 1;
      }
      return [language, Object.values(counts).join(' ')];
    }),
  );
}

describe('Of lines by somebody who has not seen the grammar, so many are right, asked, refused, silently wrong', () => {
  test.each([
    [
      1,
      {
        ar: '11 1 2 0',
        de: '9 3 2 0',
        en: '10 2 2 0',
        es: '12 1 1 0',
        fr: '12 1 1 0',
        ja: '12 1 1 0',
        'pt-br': '10 2 2 0',
        'zh-hans': '11 2 1 0',
      },
    ],
    [
      2,
      {
        ar: '7 4 3 0',
        de: '9 4 1 0',
        en: '13 1 0 0',
        es: '8 1 5 0',
        fr: '8 3 3 0',
        ja: '12 0 2 0',
        'pt-br': '7 4 3 0',
        'zh-hans': '10 2 2 0',
      },
    ],
    [
      3,
      {
        ar: '9 3 2 0',
        de: '10 1 3 0',
        en: '9 3 2 0',
        es: '8 1 5 0',
        fr: '8 4 2 0',
        ja: '12 0 2 0',
        'pt-br': '10 1 3 0',
        'zh-hans': '9 1 4 0',
      },
    ],
    [
      4,
      {
        ar: '9 1 4 0',
        de: '10 2 2 0',
        en: '10 1 3 0',
        es: '8 3 3 0',
        fr: '12 1 1 0',
        ja: '10 1 3 0',
        'pt-br': '9 3 2 0',
        'zh-hans': '8 3 3 0',
      },
    ],
    [
      5,
      {
        ar: '7 3 4 0',
        de: '5 5 4 0',
        en: '7 4 3 0',
        es: '8 3 3 0',
        fr: '9 2 3 0',
        ja: '8 2 4 0',
        'pt-br': '7 2 5 0',
        'zh-hans': '8 3 3 0',
      },
    ],
    [
      6,
      {
        ar: '9 1 4 0',
        de: '11 2 1 0',
        en: '10 2 2 0',
        es: '11 2 1 0',
        fr: '11 1 2 0',
        ja: '13 0 1 0',
        'pt-br': '12 1 1 0',
        'zh-hans': '8 4 2 0',
      },
    ],
    [
      7,
      {
        ar: '4 8 2 0',
        de: '7 3 4 0',
        en: '2 7 5 0',
        es: '6 4 4 0',
        fr: '6 7 1 0',
        ja: '7 3 4 0',
        'pt-br': '6 6 2 0',
        'zh-hans': '4 4 6 0',
      },
    ],
    [
      8,
      {
        ar: '7 2 5 0',
        de: '4 5 5 0',
        en: '3 4 7 0',
        es: '4 3 7 0',
        fr: '5 4 5 0',
        ja: '6 3 4 1',
        'pt-br': '3 4 6 1',
        'zh-hans': '4 4 6 0',
      },
    ],
    [
      9,
      {
        ar: '4 3 7 0',
        de: '3 5 6 0',
        en: '3 5 6 0',
        es: '6 5 3 0',
        fr: '4 4 6 0',
        ja: '3 4 6 1',
        'pt-br': '3 7 4 0',
        'zh-hans': '3 6 5 0',
      },
    ],
    [
      10,
      {
        ar: '4 6 4 0',
        de: '6 6 2 0',
        en: '3 5 6 0',
        es: '4 5 5 0',
        fr: '5 4 4 1',
        ja: '11 1 2 0',
        'pt-br': '4 5 5 0',
        'zh-hans': '6 5 3 0',
      },
    ],
  ])('in lot %d', (lot, counts) => {
    expect(scoreLot(LOTS[`../../../tests/fixtures/said-lines/lot-${lot}.txt`] ?? '')).toEqual(counts);
  });
});
