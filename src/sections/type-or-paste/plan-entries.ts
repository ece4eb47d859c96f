import { ENTRY_LIST, TYPED_LIFE } from '#words/results.ts';
import { findBirthYearProblem, parsePerson, writePerson } from '../../document/person-draft.ts';
import type { LineProblem } from '../../document/typed-life/parse-line.ts';
import {
  birthYearOf,
  MAX_TYPED_CHARACTERS,
  type TypedEvent,
  type TypedLine,
} from '../../document/typed-life/parse-typed-life.ts';
import { describeChapterTime, describeTime, describeTimeProblem } from '../../events/describe-events.ts';
import { parseChapter, parseMoment, type TimeReader } from '../../events/parse-event.ts';
import { nextColor } from '../../life/colors.ts';
import { foldText } from '../../life/fold-text.ts';
import {
  EVENT_LIMITS,
  type EventKind,
  type LifeEvent,
  type LifeEvents,
  MAX_EVENT_LENGTH,
  NO_LIFE_EVENTS,
  nameOfEvent,
} from '../../life/life-events.ts';
import { createRelated } from '../../life/relations.ts';
import { type When, writeWhen } from '../../life/when.ts';
import { cleanText } from '../../words/clean-text.ts';
import { isolateName } from '../../words/isolate-name.ts';

/** A line of a typed life, with what would be added for it. */
export type PlannedEntry = TypedLine & {
  /** As the visitor chose it, or else as it was understood; `null` if the line could not be read. */
  readonly kind: EventKind | null;
  /** Whether it can be added. */
  readonly isRight: boolean;
  /** Its time as it was read, what is wrong with it, or what the visitor should know. */
  readonly notes: readonly string[];
};

interface Plan {
  readonly entries: readonly PlannedEntry[];
  /** Everything that can be added. */
  readonly added: LifeEvents;
}

/** Random values for a new event: a unique id, and a number from 0 to below 1 that chooses a color. */
type Chance = () => { readonly id: string; readonly roll: number };

interface PlanOptions {
  /** The kinds that the visitor chose, by the text of the line. */
  readonly kinds: ReadonlyMap<string, EventKind>;
  readonly existing: LifeEvents;
  readonly reader: TimeReader;
  /** The present calendar year. */
  readonly year: number;
  readonly chance: Chance;
}

/** The event that an entry becomes, with its time in words, or the problems that the editors find. */
type Checked =
  | { readonly event: LifeEvent; readonly time: string }
  | { readonly problems: readonly string[] };

/** Checks an entry as if it were entered in an editor. @param all the events before it */
type Check = (typed: TypedEvent, all: LifeEvents, options: PlanOptions) => Checked;

const textsOf = (problems: readonly { readonly text: string }[]) => problems.map(({ text }) => text);

const write = (when: When | null): string => (when ? writeWhen(when) : '');

const checkChapter: Check = ({ words, from, until }, { chapters }, { reader, chance }) => {
  if (!from) return { problems: [TYPED_LIFE.noBeginning] };
  const { id, roll } = chance();
  const used = chapters.map((each) => each.color);
  const draft = { name: words, from: write(from), until: write(until), color: nextColor(used, roll) };
  const { event, problems } = parseChapter(draft, chapters, reader);
  return event
    ? { event: { id, ...event }, time: describeChapterTime(reader, event, null) }
    : { problems: textsOf(problems) };
};

const checkMoment: Check = ({ words, from, until }, { moments }, { reader, chance }) => {
  const { event, problems } = parseMoment({ text: words, when: write(from ?? until) }, moments, reader);
  return event
    ? { event: { id: chance().id, ...event }, time: describeTime(reader, event.when) }
    : { problems: textsOf(problems) };
};

const checkPerson: Check = (typed, { people }, { reader, year, chance }) => {
  if (people.length >= EVENT_LIMITS.people) return { problems: [ENTRY_LIST.full] };
  const theirs = birthYearOf(typed);
  const wrongYear = findBirthYearProblem(theirs, { year });
  if (theirs === null || wrongYear !== null) return { problems: [wrongYear ?? ''] };
  const own = reader.birthdate.year;
  const usual = createRelated(typed.relation, { own, theirs, year });
  const draft = writePerson({ name: typed.words, ...usual });
  const { event, problems } = parsePerson(draft, { ownBirthYear: own, year });
  return event
    ? { event: { id: chance().id, ...event }, time: TYPED_LIFE.born({ year: String(theirs) }) }
    : { problems: textsOf(problems) };
};

const CHECKS: Readonly<Record<EventKind, Check>> = {
  chapters: checkChapter,
  moments: checkMoment,
  people: checkPerson,
};

/** The same text for two events of one kind that look alike: the name, and for moments the time as well. */
const likenessOf = (event: LifeEvent): string =>
  JSON.stringify([foldText(nameOfEvent(event)), 'when' in event && event.when]);

/** Why a line is no event. */
function describeUnread(problem: LineProblem | 'tooLong', reader: TimeReader): string {
  if (problem === 'tooLong') return TYPED_LIFE.tooLong(reader.format, { count: MAX_TYPED_CHARACTERS });
  if (problem === 'noTime' || problem === 'twoTimes') return TYPED_LIFE[problem];
  return describeTimeProblem(reader, { code: problem });
}

/**
 * Checks the lines of a typed life one after the other, as if each were entered in the editor of its kind after those
 * before it.
 */
export function planEntries(lines: readonly TypedLine[], options: PlanOptions): Plan {
  const { kinds, existing, reader } = options;
  let all = existing;
  let added = NO_LIFE_EVENTS;
  const entries = lines.map((line): PlannedEntry => {
    if (!line.event)
      return { ...line, kind: null, isRight: false, notes: [describeUnread(line.problem, reader)] };
    const kind = kinds.get(line.text) ?? line.event.kind;
    const checked = CHECKS[kind](line.event, all, options);
    if ('problems' in checked) return { ...line, kind, isRight: false, notes: checked.problems };
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
