import type { ActivityColor } from '../life/activity-colors.ts';
import type { ListedChapter } from '../life/list-entries.ts';
import { type Chapter, ENTRY_LIMITS } from '../life/personal-entries.ts';
import type { ChapterProblem, PlacedChapter } from '../life/place-entries.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { parseWhen } from '../life/when.ts';
import { isolateName } from '../messages/clean-text.ts';
import { describeUnplaced } from './entry-list-messages.ts';
import { capitalize, describeWhen, type TimeContext } from './entry-times.ts';

/** The words about chapters. */
export const CHAPTER_MESSAGES = {
  title: 'Chapters',
  adding: 'Add a chapter',
  editing: (name: string) => `Edit ${name}`,
  name: 'Name',
  namePlaceholder: 'such as School',
  from: 'From',
  until: 'Until',
  untilHint: 'Leave this empty if it goes on, or ends where the next chapter begins.',
  added: (name: string) => `Added: ${isolateName(name)}.`,
  color: 'Color',
  columns: { what: 'Chapter', when: 'When', age: 'Ages', week: 'Weeks of life' },
  problems: {
    name: 'Enter a name.',
    tooMany: `You have ${ENTRY_LIMITS.chapters} chapters, and there is no room for more. Remove one to add another.`,
  },
} as const;

/** The names of the colors that a chapter can have. */
export const COLOR_NAMES: Readonly<Record<ActivityColor, string>> = {
  '#4E84F0': 'Blue',
  '#59D4A6': 'Green',
  '#CF9FFA': 'Purple',
  '#D6293B': 'Red',
  '#F7893B': 'Orange',
  '#69B1B5': 'Cyan',
  '#FFB2E2': 'Pink',
  '#BDDE5F': 'Lime',
  '#B58567': 'Brown',
  '#7E8B9E': 'Slate',
};

const describeText = (context: TimeContext, text: string): string => {
  const when = parseWhen(text);
  return when ? describeWhen(context, when) : '';
};

const isAge = (text: string) => parseWhen(text)?.unit === 'age';

/** From when until when a chapter lasts, in words. @example 'June 2012 to 2016', 'from 2017 on', 'age 6 to 18' */
export function describeSpan(context: TimeContext, { from, until }: Pick<Chapter, 'from' | 'until'>): string {
  const begin = describeText(context, from);
  if (until === null) return `from ${begin} on`;
  const end = isAge(from) && isAge(until) ? until : describeText(context, until);
  return `${begin} to ${end}`;
}

/** An empty cell. */
const NONE = '–';
const ageInWeek = (week: number) => Math.floor(week / WEEKS_PER_YEAR);

/** The ages of a chapter, up to the one at its end. @example '22 to 26', '6 to 18' until the 18th birthday, '26 on' */
export function describeChapterAges({ from, until }: PlacedChapter): string {
  const first = ageInWeek(from);
  if (!Number.isFinite(until)) return `${first} on`;
  const last = ageInWeek(until);
  return first === last ? String(first) : `${first} to ${last}`;
}

/**
 * A chapter's time with its ages, as in a list.
 * @param placed `null` if it has no place in the weeks
 * @example 'June 2012 to 2016, ages 22 to 26', 'From 2017 on, from age 26'
 */
export function describeChapterTime(
  context: TimeContext,
  chapter: Chapter,
  placed: PlacedChapter | null,
): string {
  const { from, until } = chapter;
  const hasNext = until === null && placed !== null && Number.isFinite(placed.until);
  const span = hasNext
    ? `from ${describeText(context, from)} to the next chapter`
    : describeSpan(context, chapter);
  const hasAges = isAge(from) && (until === null ? !hasNext : isAge(until));
  if (!placed || hasAges) return capitalize(span);
  const ages = describeChapterAges(placed);
  if (ages.endsWith('on')) return capitalize(`${span}, from age ${ageInWeek(placed.from)}`);
  return capitalize(`${span}, ${ages.includes(' ') ? 'ages' : 'age'} ${ages}`);
}

/** What is wrong with the times of a chapter, and what to do. */
export function describeChapterProblem(context: TimeContext, problem: ChapterProblem): string {
  switch (problem.code) {
    case 'fromBeforeBirth':
    case 'untilBeforeBirth':
      return 'This is before your birth. Enter a later time.';
    case 'endsBeforeItBegins':
      return 'The end has to be later than the beginning.';
    case 'overlaps': {
      const { other } = problem;
      const name = isolateName(other.name);
      return `This overlaps “${name}” (${describeSpan(context, other)}). Make one of them end before the other begins.`;
    }
  }
}

/** What is wrong with a chapter in the list, or why it has no place in the weeks; `null` for nothing. */
export function describeChapterNote(
  context: TimeContext,
  { placed, problem }: Pick<ListedChapter, 'placed' | 'problem'>,
): string | null {
  if (problem && problem.code !== 'fromBeforeBirth') return describeChapterProblem(context, problem);
  return placed ? null : describeUnplaced(context.birthdate);
}

/** The rows of the table of chapters, each with its first and its last week, counted from 1. */
export function listChapterRows(context: TimeContext, listed: readonly ListedChapter[]) {
  const { number } = context.format;
  return listed.map(({ chapter, placed }) => {
    const { id, name } = chapter;
    const isOpen = !placed || !Number.isFinite(placed.until);
    const last = isOpen ? 'on' : `to ${number(placed.until)}`;
    return {
      id,
      cells: [
        name,
        describeSpan(context, chapter),
        placed ? describeChapterAges(placed) : NONE,
        placed ? `${number(placed.from + 1)} ${last}` : NONE,
      ] as const,
    };
  });
}
