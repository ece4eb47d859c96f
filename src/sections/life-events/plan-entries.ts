import { ENTRY, TIME_PROBLEMS, TYPED_LIFE } from '#words/results.ts';
import { type Checked, checkChapter, checkMoment, type TimeReader } from '../../events/check-event.ts';
import { checkPerson, findBirthYearProblem } from '../../events/check-person.ts';
import { describeChapterTime, describeTime } from '../../events/describe-events.ts';
import { writeLifetime } from '../../events/describe-time-together.ts';
import type { LineProblem } from '../../events/typed-life/parse-line.ts';
import {
  lifetimeOf,
  MAX_TYPED_CHARACTERS,
  type TypedEvent,
  type TypedLine,
} from '../../events/typed-life/parse-typed-life.ts';
import type { TypedTime } from '../../events/typed-life/time-grammar.ts';
import { nextChapterColor } from '../../life/colors.ts';
import {
  type EventKind,
  type LifeEvent,
  type LifeEvents,
  MAX_EVENT_LENGTH,
  NO_LIFE_EVENTS,
  nameOfEvent,
} from '../../life/life-events.ts';
import { createRelated } from '../../life/relations.ts';
import { cleanText, foldText } from '../../words/clean-text.ts';
import { isolateName } from '../../words/isolate-name.ts';

export type PlannedEntry = TypedLine & {
  /** As the visitor chose it, or else as it was understood; `null` if the line could not be read. */
  readonly kind: EventKind | null;
  readonly isRight: boolean;
  /** Its time as it was read, what is wrong with it, or what the visitor should know. */
  readonly notes: readonly string[];
};

interface PlanOptions {
  readonly kinds: ReadonlyMap<string, EventKind>;
  readonly existing: LifeEvents;
  readonly reader: TimeReader;
  readonly year: number;
  readonly createId: () => string;
}

/** The event that an entry becomes, with its time in words, or the problems that the editors find. */
type Planned =
  | { readonly event: LifeEvent; readonly time: string }
  | { readonly problems: readonly string[] };

/** Plans an event as if it were entered in an editor. @param all the events before it */
type PlanOne = (typed: TypedEvent, all: LifeEvents, options: PlanOptions) => Planned;

const plan = <Event extends LifeEvent>(
  { createId }: PlanOptions,
  { event, problems }: Checked<Event, string>,
  describe: (checked: Omit<Event, 'id'>) => string,
) => {
  if (event) return { event: { id: createId(), ...event }, time: describe(event) };
  // Both times of a line can have the same one.
  return { problems: [...new Set(problems.map(({ text }) => text))] };
};

const planChapter: PlanOne = ({ words, from, until }, { chapters }, options) => {
  if (!from) return { problems: [TYPED_LIFE.noBeginning] };
  const color = nextChapterColor(chapters.map((each) => each.color));
  const entered = { name: words, from: { when: from }, until: until && { when: until }, color };
  const { reader } = options;
  const checked = checkChapter(entered, chapters, reader);
  return plan(options, checked, (chapter) => describeChapterTime(reader, chapter, null));
};

const planMoment: PlanOne = ({ words, from, until }, { moments }, options) => {
  const { reader } = options;
  const time = from ?? until;
  const when: TypedTime = time ? { when: time } : { problem: 'empty' };
  const checked = checkMoment({ text: words, when }, moments, reader);
  return plan(options, checked, (moment) => describeTime(reader, moment.when));
};

const planPerson: PlanOne = (typed, { people }, options) => {
  const { reader, year } = options;
  const own = reader.birthdate.year;
  const { birthYear, diedIn } = lifetimeOf(typed);
  const wrongYear = findBirthYearProblem({ birthYear, diedIn }, year);
  if (wrongYear) return { problems: [wrongYear] };
  const usual = createRelated(typed.relation, { own, theirs: birthYear, diedIn, year });
  const checked = checkPerson({ name: typed.words, ...usual }, people, { ownBirthYear: own, year });
  return plan(options, checked, (person) =>
    diedIn === null ? TYPED_LIFE.born({ year: String(birthYear) }) : writeLifetime(person),
  );
};

const PLANS: Readonly<Record<EventKind, PlanOne>> = {
  chapters: planChapter,
  moments: planMoment,
  people: planPerson,
};

/** The same text for two events of one kind that look alike: the name, and for moments the time as well. */
const likenessOf = (event: LifeEvent): string =>
  JSON.stringify([foldText(nameOfEvent(event)), 'when' in event && event.when]);

/** Whether a line with words has a year before the visitor's birth, as that of somebody's birth may be. */
const isBeforeBirth = (typed: TypedEvent, { birthdate }: TimeReader): boolean =>
  typed.words !== '' && lifetimeOf(typed).birthYear < birthdate.year;

function describeUnread(problem: LineProblem | 'tooLong', reader: TimeReader): string {
  if (problem === 'tooLong') return TYPED_LIFE.tooLong(reader.format, { count: MAX_TYPED_CHARACTERS });
  if (problem === 'noTime' || problem === 'twoTimes' || problem === 'monthOrYears')
    return TYPED_LIFE[problem];
  return TIME_PROBLEMS[problem];
}

/**
 * Checks the lines of a typed life one after the other, as if each were entered in the editor of its kind after those
 * before it.
 * @returns `added`: everything that can be added
 */
export function planEntries(lines: readonly TypedLine[], options: PlanOptions) {
  const { kinds, existing, reader } = options;
  let all = existing;
  let added = NO_LIFE_EVENTS;
  const entries = lines.map((line): PlannedEntry => {
    if (!line.event)
      return { ...line, kind: null, isRight: false, notes: [describeUnread(line.problem, reader)] };
    const kind = kinds.get(line.text) ?? line.event.kind;
    const checked = PLANS[kind](line.event, all, options);
    if ('problems' in checked) {
      const maybePerson = kind !== 'people' && isBeforeBirth(line.event, reader);
      const notes = [
        ...checked.problems,
        ...(maybePerson ? [TYPED_LIFE.orPerson({ label: ENTRY.person })] : []),
      ];
      return { ...line, kind, isRight: false, notes };
    }
    const { event, time } = checked;
    const isCut = cleanText(line.event.words).length > MAX_EVENT_LENGTH;
    const isAlike = all[kind].some((other) => likenessOf(other) === likenessOf(event));
    all = { ...all, [kind]: [...all[kind], event] };
    added = { ...added, [kind]: [...added[kind], event] };
    const notes = [
      time,
      isCut && TYPED_LIFE.cut(reader.format, { count: MAX_EVENT_LENGTH }),
      isAlike && TYPED_LIFE.alike({ name: isolateName(nameOfEvent(event)) }),
    ].filter((note) => note !== false);
    return { ...line, kind, isRight: true, notes };
  });
  return { entries, added };
}

/** The text without the lines that were added, and without empty ones. */
export function withoutAdded(text: string, entries: readonly PlannedEntry[]): string {
  const left = entries.flatMap(({ isRight, text: line }) => (isRight ? [] : [line]));
  const unread = text.slice(entries.at(-1)?.until ?? 0).trim();
  return [...left, unread].filter((line) => line !== '').join('\n');
}
