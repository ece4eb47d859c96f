import { expect, test } from 'vitest';
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

/** Of each language of a lot, its name, and how many of its lines are right, asked, refused and silently wrong. */
const scoreLot = (lot: string): readonly string[] =>
  lot
    .split(/^## /m)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [head = '', ...rows] = part.trim().split('\n');
      const [language = ''] = head.split(' ');
      const read = createReaderIn(language);
      const counts = { right: 0, asked: 0, refused: 0, wrong: 0 };
      for (const row of rows) {
        const [typed = '', truth = ''] = row.split(' ⇒ ');
        counts[score(read(typed).lines[0], truth)] += 1;
      }
      return [language, ...Object.values(counts)].join(' ');
    });

test.each(Object.entries(LOTS).map(([path, lot]) => [path.split('/').at(-1), lot] as const))(
  'Of lines by somebody who has not seen the grammar, as many are right, asked, refused and silently wrong as it says: %s',
  (_, lot) => {
    expect(scoreLot(lot)).toEqual(Array.from(lot.matchAll(/^## (.+)$/gm), ([, counts]) => counts));
  },
);
