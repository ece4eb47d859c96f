import * as v from 'valibot';
import { type ColorName, isColorName, nextChapterColor } from '../../life/colors.ts';
import type { Chapter } from '../../life/life-events.ts';
import { findChapterProblem, placeChapters } from '../../life/place-events.ts';
import { MAX_WEEK, type When } from '../../life/when.ts';
import {
  type Checked,
  type EventKind,
  findNameProblem,
  type KindContext,
  type LinkedKind,
  listProblems,
  type SavedKind,
} from '../kind.ts';
import { Color, type EntriesOf, EventText, Id, Time, Week } from '../saved-values.ts';
import { checkTime, keepWords, problemOf, readOptional, type Typed } from '../typed.ts';

const LIMIT = 8;

const fieldsOf = (time: v.GenericSchema<unknown, When>) =>
  ({
    name: EventText,
    from: time,
    until: v.nullable(time),
    goesOn: v.exactOptional(v.literal(true)),
    color: Color,
  }) as const satisfies EntriesOf<Omit<Chapter, 'id'>>;

export const SAVED_CHAPTER: SavedKind<'chapters'> = {
  limit: LIMIT,
  schema: v.object({ id: Id, ...fieldsOf(Time) }),
  nameOf: ({ name }) => name,
};

const ofWeek = (week: number): When => ({ unit: 'week', week });

/** Schemas of the fields of a chapter in a link. */
export const LINKED_CHAPTER_FIELDS = fieldsOf(Week);

export const LINKED_CHAPTER: LinkedKind<'chapters'> = {
  schema: v.object(LINKED_CHAPTER_FIELDS),
  // All together, since one can end where another one begins.
  write: (chapters, dates) =>
    placeChapters(chapters, dates)
      .filter(({ from }) => from < MAX_WEEK)
      .map(({ chapter, from, until, goesOn }) => ({
        name: chapter.name,
        from: ofWeek(from),
        until: goesOn ? null : ofWeek(Math.min(until, MAX_WEEK) - 1),
        ...(goesOn && chapter.goesOn && { goesOn }),
        color: chapter.color,
      })),
};

interface Entered {
  readonly name: string;
  readonly from: Typed<When>;
  /** `null` for no end. */
  readonly until: Typed<When> | null;
  /** Whether the beginning of another one leaves it as it is. */
  readonly goesOn: boolean;
  readonly color: ColorName;
}

/** Checks each part, then the order of its times. */
function check(
  { goesOn, color, ...entered }: Entered,
  { id, birthdate, others }: KindContext<'chapters'>,
): Checked<'chapters'> {
  const name = keepWords(entered.name);
  const from = checkTime(entered.from, birthdate);
  const until = entered.until && checkTime(entered.until, birthdate);
  const problems = listProblems<'name' | 'from' | 'until'>(
    ['name', findNameProblem(name, { missing: { code: 'noChapterName' }, limit: LIMIT, others })],
    ['from', problemOf(from)],
    ['until', problemOf(until)],
  );
  if ('problem' in from || (until && 'problem' in until)) return { event: null, problems };
  // In the order in which saved forms are read, so that another tab saves the same text.
  const mark = goesOn && !until && { goesOn };
  const chapter = { id, name, from: from.value, until: until && until.value, ...mark, color };
  const problem = findChapterProblem(chapter, birthdate);
  if (problem) problems.push({ part: problem.code === 'endsBeforeItBegins' ? 'until' : 'from', problem });
  return problems.length === 0 ? { event: chapter, problems: [] } : { event: null, problems };
}

const nextColor = ({ others }: KindContext<'chapters'>) => nextChapterColor(others.map(({ color }) => color));

export const CHAPTER: EventKind<'chapters'> = {
  complete: (entered, context) => ({
    draft: { name: '', from: '', until: '', goesOn: '', color: nextColor(context), ...entered },
    isFilled: false,
  }),
  write: ({ name, from, until, goesOn, color }, { writeTime }) => ({
    name,
    from: writeTime(from),
    until: until ? writeTime(until) : '',
    goesOn: goesOn ? 'yes' : '',
    color,
  }),
  read: ({ name, from, until, goesOn, color }, context) =>
    check(
      {
        name,
        from: context.readTime(from),
        until: readOptional(until, context.readTime),
        goesOn: goesOn === 'yes',
        color: isColorName(color) ? color : nextColor(context),
      },
      context,
    ),
  readLine: ({ words, from, until }, context) =>
    from
      ? check(
          {
            name: words,
            from: { value: from },
            until: until && { value: until },
            goesOn: false,
            color: nextColor(context),
          },
          context,
        )
      : { event: null, problems: [{ part: 'from', problem: { code: 'noBeginning' } }] },
};
