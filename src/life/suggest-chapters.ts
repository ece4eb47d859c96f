import { COLOR_ORDER, type ColorName, colorAt, nextChapterColor } from './colors.ts';
import type { Life } from './life.ts';
import type { Chapter } from './life-events.ts';
import { WEEKS_PER_YEAR } from './weeks.ts';
import type { WeekSpan, When } from './when.ts';

/** Times that most lives have, by the ages at which they begin and end: what comes after school has no end. */
const TIMES = [
  { name: 'childhood', from: 0, until: 6 },
  { name: 'school', from: 6, until: 18 },
  { name: 'later', from: 18, until: null },
] as const;

/** All that is suggested, in its order: the times, and the place where somebody lives. */
const NAMES = [...TIMES.map(({ name }) => name), 'place'] as const;

export type SuggestionName = (typeof NAMES)[number];

/** A chapter that the page offers to add. */
export interface SuggestedChapter {
  readonly name: SuggestionName;
  /** Of the chapter once it is added, whatever becomes of its name and its times: so it is not suggested again. */
  readonly id: string;
  /** Whole years; `until` is `null` for what goes on. `null` for a place: since when, only the visitor knows. */
  readonly ages: { readonly from: number; readonly until: number | null } | null;
  readonly color: ColorName;
  /** Where it shows: within its ages, as far as they are lived. A place shares the last time, and has its second half. */
  readonly weeks: WeekSpan;
}

const idOf = (name: SuggestionName): string => `suggested-${name}`;
const SUGGESTED_IDS: ReadonlySet<string> = new Set(NAMES.map(idOf));

/** A color for each, which stays as others are taken, unless the visitor has given it to another chapter. */
function chooseColor(position: number, used: readonly ColorName[]): ColorName {
  const own = colorAt(position);
  return used.includes(own) ? nextChapterColor([...used, ...COLOR_ORDER.slice(0, NAMES.length)]) : own;
}

/**
 * Suggests chapters: of the times and places that are not among the chapters yet, those that have begun. As soon as a chapter
 * came in any other way, there is no suggestion: the visitor knows how.
 * @param chapters all that there are
 * @example suggestChapters({ age: 7, presentWeek: 370 }, []) // childhood from 0 to 6, school from 6, a place
 */
export function suggestChapters(
  { age, presentWeek }: Pick<Life, 'age' | 'presentWeek'>,
  chapters: readonly Chapter[],
): readonly SuggestedChapter[] {
  if (chapters.some(({ id }) => !SUGGESTED_IDS.has(id))) return [];
  const lived = presentWeek + 1;
  const begun = TIMES.filter(({ from }) => from <= age).map(({ name, from, until }) => {
    const isOver = until !== null && until <= age;
    const weeks = { from: from * WEEKS_PER_YEAR, until: isOver ? until * WEEKS_PER_YEAR : lived };
    return { name, ages: { from, until: isOver ? until : null }, weeks };
  });
  const last = begun.at(-1)?.weeks.from ?? 0;
  const middle = Math.floor((last + lived) / 2);
  const used = chapters.map(({ color }) => color);
  const times = begun.map((each) =>
    each.weeks.from === last ? { ...each, weeks: { from: last, until: middle } } : each,
  );
  return [...times, { name: 'place' as const, ages: null, weeks: { from: middle, until: lived } }]
    .map((each) => ({ ...each, id: idOf(each.name), color: chooseColor(NAMES.indexOf(each.name), used) }))
    .filter(({ id }) => chapters.every((chapter) => chapter.id !== id));
}

const whenAt = (age: number): When => ({ unit: 'age', age });

/** The chapter of a suggestion that is taken as it is; `null` for one without ages. */
export const takeSuggestion = (
  { id, ages, color }: Pick<SuggestedChapter, 'id' | 'ages' | 'color'>,
  name: string,
): Chapter | null =>
  // In the order in which chapters are saved.
  ages && {
    id,
    name,
    from: whenAt(ages.from),
    until: ages.until === null ? null : whenAt(ages.until),
    color,
  };

/** When what came after school began: at the end of school, if that is a chapter, or else at its usual age. */
export const findAfterSchool = (chapters: readonly Chapter[]): When =>
  chapters.find(({ id }) => id === idOf('school'))?.until ?? whenAt(TIMES[2].from);
