import { PERSON_EDITOR, TYPED_LIFE } from '#words/results.ts';
import type { ReadPiece, TypedEntry } from '../../document/parse-typed-life.ts';
import { completePerson, type PersonLimits, parsePerson } from '../../document/person-draft.ts';
import { MAX_TYPED_CHARACTERS } from '../../document/split-typed-life.ts';
import { nextColor } from '../../life/colors.ts';
import { foldText } from '../../life/fold-text.ts';
import {
  type Chapter,
  EVENT_LIMITS,
  type EventKind,
  type LifeEvents,
  MAX_EVENT_LENGTH,
  type Moment,
  NO_LIFE_EVENTS,
  type Person,
} from '../../life/life-events.ts';
import { cleanText } from '../../words/clean-text.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { describeChapterTime } from '../describe-chapters.ts';
import { describeTime } from '../describe-event-times.ts';
import { parseChapter, parseMoment, type TimeReader } from '../parse-event.ts';

/** A piece of a typed life, with what would be added for it. */
export interface PlannedEntry extends ReadPiece {
  /** As the visitor chose it, or else as it was understood; `null` if there is no time in it. */
  readonly kind: EventKind | null;
  /** Whether it can be added. */
  readonly isRight: boolean;
  /** Its time as it was read, what is wrong with it, or what the visitor should know. */
  readonly notes: readonly string[];
}

interface Plan {
  readonly entries: readonly PlannedEntry[];
  /** Everything that can be added. */
  readonly added: LifeEvents;
}

/** Random values for a new event: a unique id, and a number from 0 to below 1 that chooses a color. */
type Chance = () => { readonly id: string; readonly roll: number };

interface PlanOptions {
  /** The kinds that the visitor chose, by the text of the piece. */
  readonly kinds: ReadonlyMap<string, EventKind>;
  readonly existing: LifeEvents;
  readonly reader: TimeReader;
  readonly limits: PersonLimits;
  readonly chance: Chance;
}

/** The event that an entry becomes, with its time in words, or the problems that the editors find. */
type Checked =
  | { readonly added: Partial<LifeEvents>; readonly time: string }
  | { readonly problems: readonly string[] };

const textsOf = (problems: readonly { readonly text: string }[]) => problems.map(({ text }) => text);

function checkChapter(
  entry: TypedEntry,
  others: readonly Chapter[],
  { reader, chance }: PlanOptions,
): Checked {
  const { id, roll } = chance();
  const color = nextColor(
    others.map((each) => each.color),
    roll,
  );
  const draft = { name: entry.words, from: entry.from, until: entry.until };
  const { event, problems } = parseChapter(draft, { id, color, others, reader });
  return event
    ? { added: { chapters: [event] }, time: describeChapterTime(reader, event, null) }
    : { problems: textsOf(problems) };
}

function checkMoment(entry: TypedEntry, others: readonly Moment[], { reader, chance }: PlanOptions): Checked {
  const draft = { text: entry.words, when: entry.from };
  const { event, problems } = parseMoment(draft, { id: chance().id, others, reader });
  return event
    ? { added: { moments: [event] }, time: describeTime(reader, event.when) }
    : { problems: textsOf(problems) };
}

function checkPerson(
  { words, birthYear, relation }: TypedEntry,
  others: readonly Person[],
  { reader, limits, chance }: PlanOptions,
): Checked {
  if (others.length >= EVENT_LIMITS.people)
    return { problems: [PERSON_EDITOR.full(reader.format, { count: EVENT_LIMITS.people })] };
  const entered = { name: words, birthYear: birthYear === null ? '' : String(birthYear) };
  const { event, problems } = parsePerson(
    completePerson({ relation, birthYear, entered }, limits, []),
    limits,
  );
  if (!event) {
    // The rest follows from the year of birth.
    const first = problems.find(({ part }) => part !== 'until' && part !== 'since');
    return { problems: textsOf(first ? [first] : problems) };
  }
  return {
    added: { people: [{ id: chance().id, ...event }] },
    time: TYPED_LIFE.born({ year: String(event.birthYear) }),
  };
}

function check(entry: TypedEntry, kind: EventKind, all: LifeEvents, options: PlanOptions): Checked {
  switch (kind) {
    case 'chapters':
      return checkChapter(entry, all.chapters, options);
    case 'moments':
      return checkMoment(entry, all.moments, options);
    case 'people':
      return checkPerson(entry, all.people, options);
  }
}

const join = (events: LifeEvents, added: Partial<LifeEvents>): LifeEvents => ({
  chapters: [...events.chapters, ...(added.chapters ?? [])],
  moments: [...events.moments, ...(added.moments ?? [])],
  people: [...events.people, ...(added.people ?? [])],
});

/** The same text for two events of one kind that look alike: the name, and for moments the time as well. */
const likenessesOf = ({ chapters, moments, people }: Partial<LifeEvents>): readonly string[] => [
  ...(chapters ?? []).map(({ name }) => foldText(name)),
  ...(moments ?? []).map(({ text, when }) => JSON.stringify([foldText(text), when])),
  ...(people ?? []).map(({ name }) => foldText(name)),
];

/** The note on an entry that looks like one that is there already. */
function describeAlike(
  added: Partial<LifeEvents>,
  all: LifeEvents,
  { words }: TypedEntry,
): readonly string[] {
  const kind = (['chapters', 'moments', 'people'] as const).find((each) => added[each]);
  const known = new Set(kind ? likenessesOf({ [kind]: all[kind] }) : []);
  const isAlike = likenessesOf(added).some((likeness) => known.has(likeness));
  return isAlike ? [TYPED_LIFE.alike({ name: isolateName(words) })] : [];
}

/** Why a piece is not read. */
const describeUnread = ({ text }: ReadPiece, { reader }: PlanOptions): string =>
  text.length > MAX_TYPED_CHARACTERS
    ? TYPED_LIFE.tooLong(reader.format, { count: MAX_TYPED_CHARACTERS })
    : TYPED_LIFE.noTime;

/** The note on an entry whose words do not fit. */
const describeCut = ({ words }: TypedEntry, { reader }: PlanOptions): readonly string[] =>
  cleanText(words).length > MAX_EVENT_LENGTH
    ? [TYPED_LIFE.cut(reader.format, { count: MAX_EVENT_LENGTH })]
    : [];

/**
 * Checks the pieces of a typed life one after the other, as if each were entered in the editor of its kind after those
 * before it.
 */
export function planEntries(pieces: readonly ReadPiece[], options: PlanOptions): Plan {
  let all = options.existing;
  let added = NO_LIFE_EVENTS;
  const entries = pieces.map((piece): PlannedEntry => {
    const { entry } = piece;
    if (!entry) return { ...piece, kind: null, isRight: false, notes: [describeUnread(piece, options)] };
    const kind = options.kinds.get(piece.text) ?? entry.kind;
    const checked = check(entry, kind, all, options);
    if ('problems' in checked) return { ...piece, kind, isRight: false, notes: checked.problems };
    const notes = [checked.time, ...describeCut(entry, options), ...describeAlike(checked.added, all, entry)];
    all = join(all, checked.added);
    added = join(added, checked.added);
    return { ...piece, kind, isRight: true, notes };
  });
  return { entries, added };
}

/** The text without the pieces that were added: each line keeps the others, and empty lines go. @param comma between them */
export function withoutAdded(text: string, entries: readonly PlannedEntry[], comma: string): string {
  const rest = text.slice(entries.at(-1)?.until ?? 0).replace(/^[\s,،、，;；؛]+/u, '');
  const lines = new Map<number, string[]>();
  for (const entry of entries) {
    const line = text.lastIndexOf('\n', entry.from - 1);
    if (!entry.isRight) lines.set(line, [...(lines.get(line) ?? []), entry.text]);
  }
  return [...Array.from(lines.values(), (pieces) => pieces.join(comma)), rest]
    .filter((line) => line !== '')
    .join('\n');
}
