import { ENTRY_LIST, TYPED_LIFE } from '#words/results.ts';
import {
  findBirthYearProblem,
  type PersonLimits,
  parsePerson,
  writePerson,
} from '../../document/person-draft.ts';
import {
  birthYearOf,
  MAX_TYPED_CHARACTERS,
  type TypedEvent,
  type TypedLine,
} from '../../document/typed-life/parse-typed-life.ts';
import { nextColor } from '../../life/colors.ts';
import { foldText } from '../../life/fold-text.ts';
import {
  type Chapter,
  EVENT_LIMITS,
  type EventKind,
  type LifeEvent,
  type LifeEvents,
  MAX_EVENT_LENGTH,
  type Moment,
  NO_LIFE_EVENTS,
  nameOfEvent,
  type Person,
} from '../../life/life-events.ts';
import { createRelated } from '../../life/relations.ts';
import { type When, writeWhen } from '../../life/when.ts';
import { cleanText } from '../../words/clean-text.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { describeChapterTime, describeTime, describeTimeProblem } from '../describe-events.ts';
import { parseChapter, parseMoment, type TimeReader } from '../parse-event.ts';

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
  readonly limits: PersonLimits;
  readonly chance: Chance;
}

/** The event that an entry becomes, with its time in words, or the problems that the editors find. */
type Checked =
  | { readonly event: LifeEvent; readonly time: string }
  | { readonly problems: readonly string[] };

const textsOf = (problems: readonly { readonly text: string }[]) => problems.map(({ text }) => text);

const write = (when: When | null): string => (when ? writeWhen(when) : '');

function checkChapter(
  { words, from, until }: TypedEvent,
  others: readonly Chapter[],
  { reader, chance }: PlanOptions,
): Checked {
  if (!from) return { problems: [TYPED_LIFE.noBeginning] };
  const { id, roll } = chance();
  const used = others.map((each) => each.color);
  const draft = { name: words, from: write(from), until: write(until), color: nextColor(used, roll) };
  const { event, problems } = parseChapter(draft, others, reader);
  return event
    ? { event: { id, ...event }, time: describeChapterTime(reader, event, null) }
    : { problems: textsOf(problems) };
}

function checkMoment(
  { words, from, until }: TypedEvent,
  others: readonly Moment[],
  { reader, chance }: PlanOptions,
): Checked {
  const { event, problems } = parseMoment({ text: words, when: write(from ?? until) }, others, reader);
  return event
    ? { event: { id: chance().id, ...event }, time: describeTime(reader, event.when) }
    : { problems: textsOf(problems) };
}

function checkPerson(typed: TypedEvent, others: readonly Person[], { limits, chance }: PlanOptions): Checked {
  if (others.length >= EVENT_LIMITS.people) return { problems: [ENTRY_LIST.full] };
  const birthYear = birthYearOf(typed);
  const wrongYear = findBirthYearProblem(birthYear, limits);
  if (birthYear === null || wrongYear !== null) return { problems: [wrongYear ?? ''] };
  const { ownBirthYear: own, year } = limits;
  const usual = createRelated(typed.relation, { own, theirs: birthYear, year });
  const { event, problems } = parsePerson(writePerson({ name: typed.words, ...usual }), limits);
  return event
    ? { event: { id: chance().id, ...event }, time: TYPED_LIFE.born({ year: String(birthYear) }) }
    : { problems: textsOf(problems) };
}

function check(typed: TypedEvent, kind: EventKind, all: LifeEvents, options: PlanOptions): Checked {
  switch (kind) {
    case 'chapters':
      return checkChapter(typed, all.chapters, options);
    case 'moments':
      return checkMoment(typed, all.moments, options);
    case 'people':
      return checkPerson(typed, all.people, options);
  }
}

/** The same text for two events of one kind that look alike: the name, and for moments the time as well. */
const likenessOf = (event: LifeEvent): string =>
  JSON.stringify([foldText(nameOfEvent(event)), 'when' in event && event.when]);

/** The note on an entry that looks like one that is there already. */
function describeAlike(event: LifeEvent, others: readonly LifeEvent[]): readonly string[] {
  const isAlike = others.some((other) => likenessOf(other) === likenessOf(event));
  return isAlike ? [TYPED_LIFE.alike({ name: isolateName(nameOfEvent(event)) })] : [];
}

/** Why a line is no event. */
function describeUnread(
  problem: Extract<TypedLine, { event: null }>['problem'],
  { reader }: PlanOptions,
): string {
  if (problem === 'tooLong') return TYPED_LIFE.tooLong(reader.format, { count: MAX_TYPED_CHARACTERS });
  if (problem === 'noTime' || problem === 'twoTimes') return TYPED_LIFE[problem];
  return describeTimeProblem(reader, { code: problem });
}

/** The note on an entry whose words do not fit. */
const describeCut = ({ words }: TypedEvent, { reader }: PlanOptions): readonly string[] =>
  cleanText(words).length > MAX_EVENT_LENGTH
    ? [TYPED_LIFE.cut(reader.format, { count: MAX_EVENT_LENGTH })]
    : [];

/**
 * Checks the lines of a typed life one after the other, as if each were entered in the editor of its kind after those
 * before it.
 */
export function planEntries(lines: readonly TypedLine[], options: PlanOptions): Plan {
  let all = options.existing;
  let added = NO_LIFE_EVENTS;
  const entries = lines.map((line): PlannedEntry => {
    if (!line.event)
      return { ...line, kind: null, isRight: false, notes: [describeUnread(line.problem, options)] };
    const kind = options.kinds.get(line.text) ?? line.event.kind;
    const checked = check(line.event, kind, all, options);
    if ('problems' in checked) return { ...line, kind, isRight: false, notes: checked.problems };
    const { event, time } = checked;
    const notes = [time, ...describeCut(line.event, options), ...describeAlike(event, all[kind])];
    all = { ...all, [kind]: [...all[kind], event] };
    added = { ...added, [kind]: [...added[kind], event] };
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
