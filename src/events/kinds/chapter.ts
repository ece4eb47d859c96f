import { type ColorName, isColorName, nextChapterColor } from '../../life/colors.ts';
import { findEndedChapter, findNextChapter, findSameSpan, joinChapter } from '../../life/join-chapter.ts';
import type { Chapter } from '../../life/life-events.ts';
import { findChapterProblem } from '../../life/place-events.ts';
import type { When } from '../../life/when.ts';
import {
  type Checked,
  type EventDraft,
  type EventKind,
  findNameProblem,
  type KindContext,
  type LineAnswers,
  listProblems,
} from '../kind.ts';
import { SAVED } from '../saved-events.ts';
import { checkTime, keepWords, problemOf, readOptional, type Typed } from '../typed.ts';

interface Entered {
  readonly name: string;
  readonly from: Typed<When>;
  /** `null` for no end. */
  readonly until: Typed<When> | null;
  readonly goesOn: boolean;
  readonly color: ColorName;
}

/** Checks each part, then the order of its times. */
function check(
  { goesOn, color, ...entered }: Entered,
  { id, birthdate, others }: KindContext<'chapters'>,
): Checked<'chapters'> {
  const name = keepWords(entered.name);
  const isFull = others.length >= SAVED.chapters.limit;
  const from = checkTime(entered.from, birthdate);
  const until = entered.until && checkTime(entered.until, birthdate);
  const problems = listProblems<'name' | 'from' | 'until'>(
    ['name', findNameProblem(name, { missing: { code: 'noChapterName' }, isFull })],
    ['from', problemOf(from)],
    ['until', problemOf(until)],
  );
  if ('problem' in from || (until && 'problem' in until)) return { event: null, problems };
  // In the order in which saved forms are read, so that another tab saves the same text.
  const chapter = {
    id,
    name,
    from: from.value,
    until: until && until.value,
    ...(goesOn && { goesOn }),
    color,
  };
  const problem = findChapterProblem(chapter, birthdate);
  if (problem) problems.push({ part: problem.code === 'endsBeforeItBegins' ? 'until' : 'from', problem });
  return problems.length === 0 ? { event: chapter, problems: [] } : { event: null, problems };
}

const nextColor = ({ others }: KindContext<'chapters'>) => nextChapterColor(others.map(({ color }) => color));

const readFields = (
  { name, from, until, color }: EventDraft<'chapters'>,
  context: KindContext<'chapters'>,
): Checked<'chapters'> =>
  check(
    {
      name,
      from: context.readTime(from),
      until: readOptional(until, context.readTime),
      goesOn: false,
      color: isColorName(color) ? color : nextColor(context),
    },
    context,
  );

/**
 * An answer as the draft has it: it is about one chapter, so that it counts for no other one.
 * @param id of the chapter that is entered, which may be the one that is asked about
 */
export const writeAnswer = (isYes: boolean, chapter: Pick<Chapter, 'id' | 'name'>, id: string): string =>
  `${isYes ? 'yes' : 'no'} ${chapter.id === id ? 'itself' : chapter.name}`;

/** Asks what `findEndedChapter` and `findSameSpan` find about a chapter, and joins it with the others as was answered. */
function join(
  checked: Checked<'chapters'>,
  answers: LineAnswers,
  { id, all, birthdate }: KindContext<'chapters'>,
): Checked<'chapters'> {
  const { event } = checked;
  if (!event) return checked;
  const ended = findEndedChapter(event, all, birthdate);
  const same = findSameSpan(event, all, birthdate);
  const read = (text: string | undefined, chapter: Chapter | null) =>
    [true, false].find((isYes) => chapter && text === writeAnswer(isYes, chapter, id));
  const [goesOn, colors] = [read(answers.goesOn, ended), read(answers.colors, same)];
  const next = ended && findNextChapter(ended, event, all, birthdate);
  const problems = listProblems<'goesOn' | 'colors'>(
    ['goesOn', ended && goesOn === undefined ? { code: 'unanswered', chapter: ended, next } : null],
    ['colors', same && colors === undefined ? { code: 'unanswered', chapter: same, next: null } : null],
  );
  if (problems.length > 0) return { event: null, problems };
  const joined = joinChapter(all, event, { goesOn, colors }, birthdate);
  return { event: joined.find((each) => each.id === id) ?? event, problems: [], all: joined };
}

export const CHAPTER: EventKind<'chapters'> = {
  complete: (entered, context) => ({
    draft: {
      name: '',
      from: '',
      until: '',
      goesOn: '',
      color: nextColor(context),
      colors: '',
      ...entered,
    },
    isFilled: false,
  }),
  write: (chapter, { writeTime, all, birthdate }) => {
    const { name, from, until, goesOn = false, color } = chapter;
    const isAsked = goesOn || findEndedChapter(chapter, all, birthdate) === chapter;
    return {
      name,
      from: writeTime(from),
      until: until ? writeTime(until) : '',
      goesOn: isAsked ? writeAnswer(goesOn, chapter, chapter.id) : '',
      color,
      colors: '',
    };
  },
  read: (draft, context) => join(readFields(draft, context), draft, context),
  readLine: ({ words, from, until, goesOn }, context, answers = {}) => {
    if (!from) return { event: null, problems: [{ part: 'from', problem: { code: 'noBeginning' } }] };
    const times = { from: { value: from }, until: until && { value: until } };
    const entered = { name: words, ...times, goesOn, color: nextColor(context) };
    return join(check(entered, context), answers, context);
  },
};
