/*
 * A life in lines, in five steps, here of “2012–2015 Montreal”:
 *
 * 1. `collect-terms.ts` has every word beside or within a time, of the page's language and of `Intl`, with its roles, such as
 *    `month` or `since`. `tokens.ts` writes a line with one sign for each token: `Y` for a number of four digits, `N` for one
 *    or two, a private sign for terms of the same roles, `w` for any other word: `Y–Y w`. What stands in quotation marks
 *    becomes words: it is a name.
 * 2. `time-patterns.ts` lists the ways to write a time as regular expressions of these signs, each with an example: one list
 *    serves all languages. `line-forms.ts` adds what can be beside a time, and between two.
 * 3. `scan-times.ts` finds the times, `find-times.ts` takes the one at the beginning or at the end of the line; one among the
 *    words is always asked. `read-parts.ts` and `read-line-times.ts` make times of them, or say why they are none.
 * 4. `list-items.ts` lists all else in the line that may be of time: years, dates without one, ages, durations, births.
 *    `find-doubt.ts` asks if any of it is left. `answer-item.ts` has the answers, the likeliest first; `complete-part.ts`
 *    gives a part what it lacks, and `mend-line.ts` reads what is misspelt as what it is meant to be, and asks.
 * 5. `parse-line.ts` takes the words that are left, and this file chooses the kind of event. It also refuses files of other
 *    programs, and skips the head of a table (`detect-table.ts`).
 */
import type { KindName } from '../../life/life-events.ts';
import { isMetLater, type Relation } from '../../life/relations.ts';
import { type When, yearOf } from '../../life/when.ts';
import type { TypedLifeWords } from '../../words/typed-life-words.ts';
import { detectFile, detectFileLine, type FileKind, findHead } from './detect-table.ts';
import type { Doubt as TimeDoubt } from './doubt.ts';
import {
  canBeBornIn,
  createMention,
  createRelationFinder,
  isName,
  type RelationFinder,
} from './find-people.ts';
import type { LifeYears } from './life-years.ts';
import { createLineReader, type DatedLine, type LineProblem } from './parse-line.ts';
import { type TimeGrammar, tidyTyped } from './time-grammar.ts';

/** How many lines are read at once: more than a life can hold. */
export const MAX_TYPED_LINES = 100;
/** Longer lines are not read: no life has them, and reading takes longer with each character. */
export const MAX_TYPED_CHARACTERS = 300;

export interface TypedEvent {
  readonly kind: KindName;
  readonly words: string;
  readonly from: When | null;
  /** `null` for one time, and for what goes on. */
  readonly until: When | null;
  /** Whether the line says that it still goes on: “2008 to now”. */
  readonly goesOn: boolean;
  /** Of a person; a friend if the words do not say more. */
  readonly relation: Relation;
  /** Of a person: the calendar year since which they know each other, if the line says it. */
  readonly since: number | null;
}

/** What is doubtful in a line: its time, whose age it says, or whether it is a moment or a person. */
export type Doubt = TimeDoubt | { readonly code: 'whoseAge' | 'momentOrPerson' };

/** Two or three ways to read a line, the likeliest first: each is an event as it would be added. */
export interface Question {
  readonly doubt: Doubt;
  readonly answers: readonly TypedEvent[];
}

/** A line, whatever system has ended it. */
const LINE = /[^\r\n\v\f\u0085\u2028\u2029]+/g;

const MAX_ANSWERS = 3;

/** With a question, the event is its first answer; without one, it is sure. */
type Reading =
  | { readonly event: TypedEvent; readonly question: Question | null }
  | { readonly event: null; readonly problem: LineProblem | FileKind | 'tooLong' };

/** A line of a typed text, with its place in the text. */
export type TypedLine = Reading & { readonly text: string; readonly from: number; readonly until: number };

export interface TypedLifeText {
  readonly lines: readonly TypedLine[];
  /** The head of a table, which is no event. */
  readonly head: string | null;
  /** A file of another program, of which no line is read. */
  readonly file: FileKind | null;
}

/** @property isDayFirst whether 3/4/2019 is April 3; `null` if nobody has said it: then it may be ambiguous */
interface ReadingOptions {
  readonly isDayFirst: boolean | null;
}

type Answers = readonly [TypedEvent, ...TypedEvent[]];

/** “Ana (wife)” */
const IN_BRACKETS = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u;
/** “Ana, my wife” */
const BEHIND_COMMA = /^([^,،、]+)[,،、]\s*([^,،、]+)$/u;
const YEAR_AT_END = /\s+\p{Nd}{4}$/u;
/** From this age on, the year beside a partner or a friend may be that in which they met. */
const MEETING_AGE = 14;

/** Creates a function that says whether a line with a year is somebody; `null` if it may be. */
function createPersonTest(
  words: TypedLifeWords,
  { findRelation, life }: { readonly findRelation: RelationFinder; readonly life: LifeYears },
) {
  const mentionsBirth = createMention(words.born);
  const { ownBirthYear, presentYear } = life;
  return (line: DatedLine, name: string, found: ReturnType<RelationFinder>): boolean | null => {
    const year = yearOf(line.from) ?? Number.NaN;
    const isBefore = year < ownBirthYear;
    const isNamed = isName(name, isBefore || line.isBirth ? 4 : 2);
    const isAlone = found?.isAlone === true;
    const { relation = 'friend' } = found ?? {};
    if (line.isDeath) return found !== null || !/(?:^|\s)\p{Ll}/u.test(name) || null;
    const isOwnBirth = year === ownBirthYear && !found && !line.isBehind;
    if (line.isBirth) return isOwnBirth ? isNamed && null : isAlone || isNamed || null;
    if (line.isSpan) {
      if (line.until?.unit === 'age') return false;
      if (!line.until && !isBefore) return found ? null : false;
      const isOneYear = isNamed && line.isBehind && line.from?.unit === 'year' && year === yearOf(line.until);
      return (isAlone && isBefore) || (isAlone || (isNamed && isBefore) || isOneYear ? null : false);
    }
    if (isAlone && canBeBornIn(year, relation, life)) {
      const isMeeting = isMetLater(relation) && year >= ownBirthYear + MEETING_AGE;
      const isNoun = words.capitalizesNouns === true && !findRelation(name.split(/\s+/).at(-1) ?? '');
      if (isBefore || line.since !== null || /[)）]$/u.test(line.words)) return true;
      return isMeeting || relation === 'relative' || isNoun || name !== line.words ? null : true;
    }
    const isBare = line.isBareYear && line.isBehind && year <= presentYear;
    const isBirthSaid = mentionsBirth(line.words) && year !== ownBirthYear;
    const mayBe = isNamed && (isBefore || isBare);
    return line.since !== null || isBirthSaid || mayBe || isAlone ? null : false;
  };
}

/**
 * Creates a function that makes an event of a line, or several if nobody can tell which it is.
 * - One time is a moment. Two, or one with a word such as “since”, are a chapter.
 * - A word such as “born” makes a person, and so does a relation, in a year in which somebody can be born: “Mum 1958”. Two
 *   years, or a word such as “died”, are somebody who has died: “Grandpa 1931–2010”.
 * - A name with a year alone may be either: “Aiko 1991”.
 */
function createEventReader(words: TypedLifeWords, life: LifeYears) {
  const findRelation = createRelationFinder(words);
  const isSomebody = createPersonTest(words, { findRelation, life });
  const mentionsBirth = createMention(words.born);
  const mentionsDeath = createMention(words.died);
  const { ownBirthYear, presentYear } = life;

  return (line: DatedLine): { code: 'momentOrPerson' | 'whoseAge'; answers: Answers } | null => {
    const { from, until, goesOn, isSpan, since } = line;
    const isOfLife = line.isBirth || line.isDeath || (yearOf(from) ?? ownBirthYear) < ownBirthYear;
    const [, named, inBrackets] = IN_BRACKETS.exec(line.words) ?? BEHIND_COMMA.exec(line.words) ?? [];
    const isSpoken = isOfLife || from?.unit === 'age' || mentionsBirth(line.words);
    const bracketed = inBrackets === undefined ? null : findRelation(inBrackets, isSpoken);
    // “Marcos, born 1983, my boyfriend since 2008”
    const behind = since === null ? null : findRelation(line.all);
    const found = bracketed ?? findRelation(named ?? line.words, isSpoken) ?? behind;
    const name = (bracketed && named) || line.words;
    const base = { from, until, goesOn, relation: found?.relation ?? 'friend', since: null } as const;
    const kind = isSpan ? 'chapters' : 'moments';
    const plain: TypedEvent = { ...base, kind, words: line.isBirth ? line.all : line.words };
    const person: TypedEvent = {
      ...base,
      kind: 'people',
      words: (named === undefined && found?.name) || name,
      since,
    };
    // “Herr Sommer 1975”
    const whole = line.isInexact && line.isBehind ? line.all.replace(YEAR_AT_END, '') : '';
    if (isName(whole, 2)) return { code: 'momentOrPerson', answers: [plain, { ...person, words: whole }] };
    if (from?.unit === 'age' && !isSpan) {
      if (
        !found?.isAlone &&
        !(line.isBehind && ((found && !line.isOther) || (line.isApart && isName(line.words, 2))))
      )
        return line.isOther ? null : { code: 'whoseAge', answers: [plain] };
      // Who has died is no older today.
      if (mentionsDeath(line.words)) return { code: 'whoseAge', answers: [plain] };
      const bornIn = (year: number): TypedEvent => ({ ...person, from: { unit: 'year', year } });
      const year = presentYear - from.age;
      return { code: 'whoseAge', answers: [bornIn(year), bornIn(year - 1), plain] };
    }
    const isPerson =
      yearOf(from) !== null && (line.words !== '' || line.isDeath) && isSomebody(line, name, found);
    const isLikely = isOfLife || (found?.isAlone === true && !isSpan && !isMetLater(base.relation));
    if (isPerson !== null) return { code: 'momentOrPerson', answers: [isPerson ? person : plain] };
    return { code: 'momentOrPerson', answers: isLikely ? [person, plain] : [plain, person] };
  };
}

/** The readings that differ, as a question; `null` if they are all the same. */
function askFor(doubt: Doubt, events: readonly TypedEvent[]): Question | null {
  const answers = events.filter(
    (event, index) => events.findIndex((other) => JSON.stringify(other) === JSON.stringify(event)) === index,
  );
  return answers.length > 1 ? { doubt, answers: answers.slice(0, MAX_ANSWERS) } : null;
}

/**
 * Creates a function that reads a life as people type it: one event a line, which begins or ends with a time. A line is
 * sure, or has a question, or a problem.
 * @returns a function that reads at most `MAX_TYPED_LINES`, without empty ones
 */
export function createTypedLifeReader(grammar: TimeGrammar, words: TypedLifeWords, life: LifeYears) {
  const readLine = createLineReader(grammar, life);
  const toEvents = createEventReader(words, life);

  const known = new Map<string, Reading>();
  const read = (text: string, { isDayFirst }: ReadingOptions): Reading => {
    if (text.length > MAX_TYPED_CHARACTERS) return { event: null, problem: 'tooLong' };
    const file = detectFileLine(text);
    if (file) return { event: null, problem: file };
    const line = readLine(text, isDayFirst);
    if ('problem' in line) return { event: null, problem: line.problem };
    const possible = line.readings.flatMap((reading) => {
      const found = toEvents(reading);
      const isMeant = !reading.isSomebody || found?.answers[0].kind === 'people';
      return found && isMeant ? [{ ...found, since: reading.since }] : [];
    });
    const [first, ...others] = possible;
    if (!first) return { event: null, problem: 'noTime' };
    const { code, answers } = first;
    const [event] = answers;
    if (first.since !== null && answers.every(({ kind }) => kind !== 'people'))
      return { event: null, problem: 'twoTimes' };
    const isWithin = line.doubt?.code === 'time';
    const question =
      line.doubt && (others.length > 0 || isWithin)
        ? askFor(line.doubt, [...(isWithin ? answers : [event]), ...others.map((other) => other.answers[0])])
        : askFor({ code }, answers);
    return isWithin && !question ? { event: null, problem: 'noTime' } : { event, question };
  };

  return (text: string, options: ReadingOptions): TypedLifeText => {
    const lines: TypedLine[] = [];
    for (const { 0: line, index } of text.matchAll(LINE)) {
      const trimmed = line.trim();
      if (tidyTyped(trimmed) === '') continue;
      if (lines.length === MAX_TYPED_LINES) break;
      const key = `${options.isDayFirst} ${trimmed}`;
      const result = known.get(key) ?? read(trimmed, options);
      known.set(key, result);
      const from = index + line.indexOf(trimmed);
      lines.push({ text: trimmed, from, until: from + trimmed.length, ...result });
    }
    const file = detectFile(lines.map((line) => line.text));
    if (file) return { lines: [], head: null, file };
    const head = findHead(lines);
    return { lines: lines.slice(head.count), head: head.text, file: null };
  };
}
