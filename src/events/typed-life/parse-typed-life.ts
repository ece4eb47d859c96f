import type { KindName } from '../../life/life-events.ts';
import { RELATIONS, type Relation } from '../../life/relations.ts';
import { type When, yearOf } from '../../life/when.ts';
import { foldText } from '../../words/clean-text.ts';
import type { TypedLifeWords } from '../../words/typed-life-words.ts';
import { createLineReader, type DatedLine, type LineProblem } from './parse-line.ts';
import type { TimeGrammar } from './time-grammar.ts';

/** How many lines are read at once: more than a life can hold. */
export const MAX_TYPED_LINES = 100;
/** Longer lines are not read: no life has them, and reading takes longer with each character. */
export const MAX_TYPED_CHARACTERS = 300;
/** A relation and perhaps a name: “my daughter Mila”. */
const MAX_WORDS_OF_PERSON = 4;

export interface TypedEvent {
  readonly kind: KindName;
  readonly words: string;
  readonly from: When | null;
  /** `null` for one time, and for what goes on. */
  readonly until: When | null;
  /** Of a person; a friend if the words do not say more. */
  readonly relation: Relation;
  /** Of a person: the calendar year since which they know each other, if the line says it. */
  readonly since: number | null;
}

/** What is doubtful in a line. */
export type Doubt =
  /**
   * @property text the part of the line that is meant, as it was typed: perhaps the end, a year or a number, a part of the
   * time, or a word that makes the time a vague one
   */
  | { readonly code: 'end' | 'yearOrNumber' | 'partOfTime' | 'about'; readonly text: string }
  | { readonly code: 'whoseAge' | 'momentOrPerson' };

/** Two or three ways to read a line, the likeliest first: each is an event as it would be added. */
export interface Question {
  readonly doubt: Doubt;
  readonly answers: readonly TypedEvent[];
}

/** A line, whatever system has ended it. */
const LINE = /[^\r\n\v\f\u0085\u2028\u2029]+/g;

/** “Ana (wife)” */
const IN_BRACKETS = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u;

/** With a question, the event is its first answer; without one, it is sure. */
type Reading =
  | { readonly event: TypedEvent; readonly question: Question | null }
  | { readonly event: null; readonly problem: LineProblem | 'tooLong' };

/** A line of a typed text, with its place in the text. */
export type TypedLine = Reading & { readonly text: string; readonly from: number; readonly until: number };

/** A text as it was read. */
export interface TypedLifeText {
  readonly lines: readonly TypedLine[];
  /** The head of a table, which is no event. */
  readonly head: string | null;
  /** A file of another program, of which no line is read. */
  readonly file: 'calendar' | 'familyTree' | 'addressCard' | null;
}

/** @property isDayFirst whether 3/4/2019 is April 3; `null` if nobody has said it: then it may be ambiguous */
export interface ReadingOptions {
  readonly isDayFirst: boolean | null;
}

/**
 * Creates a function that finds the relation that words name, and whether there is no more than that and a name. In
 * scripts without capital letters any word is a name, but only beside a birth or a death.
 */
export function createRelationFinder({ relations }: TypedLifeWords) {
  const mine = ['', ...(relations.mine?.split(' ') ?? [])];
  const named = new Map(
    RELATIONS.flatMap((relation) =>
      relations[relation]
        .split(' ')
        .flatMap((word) => mine.map((before) => [foldText(before + word), relation] as const)),
    ),
  );
  return (text: string, isOfLife = false) => {
    const words = text.split(/[\s'’:,]+/).filter((word) => !/^\p{Extended_Pictographic}/u.test(word));
    const position = words.findIndex((word) => named.has(foldText(word)));
    const relation = named.get(foldText(words[position] ?? ''));
    if (!relation) return null;
    const name = isOfLife ? /^[\p{Lu}\p{Lo}\p{N}]/u : /^[\p{Lu}\p{N}]/u;
    const isNamed = words.slice(position + 1).every((word) => name.test(word));
    return { relation, isAlone: position < 2 && words.length <= MAX_WORDS_OF_PERSON && isNamed };
  };
}

export type RelationFinder = ReturnType<typeof createRelationFinder>;

/**
 * Creates a function that reads a life as people type it: one event a line, which begins or ends with a time.
 * - One time is a moment. Two, or one with a word such as “since”, are a chapter.
 * - A relation with a year before the visitor’s birth, or with a word such as “born”, is a person: “Mum 1958”. Two years,
 *   or a word such as “died”, are somebody who has died: “Grandpa 1931–2010”.
 * @returns a function that reads at most `MAX_TYPED_LINES`, without empty ones
 */
export function createTypedLifeReader(grammar: TimeGrammar, words: TypedLifeWords, ownBirthYear: number) {
  const readLine = createLineReader(grammar);
  const findPerson = createRelationFinder(words);

  const toEvent = (line: DatedLine): TypedEvent => {
    const { from, until } = line;
    const [, name, inBrackets] = IN_BRACKETS.exec(line.words) ?? [];
    const isOfLife = line.isBirth || line.isDeath;
    const bracketed = inBrackets === undefined ? null : findPerson(inBrackets, isOfLife);
    const person = bracketed ?? findPerson(name ?? line.words, isOfLife);
    const year = yearOf(from);
    const isBefore = year !== null && year < ownBirthYear;
    const isNamed = Boolean(person?.isAlone) && year !== null;
    const isPerson = line.isSpan
      ? yearOf(until) !== null && (line.isDeath || (isNamed && isBefore))
      : isNamed && (line.isBirth || bracketed !== null || isBefore);
    return {
      kind: isPerson ? 'people' : line.isSpan ? 'chapters' : 'moments',
      words: line.isBirth && !isPerson ? line.all : (isPerson && bracketed && name) || line.words,
      from,
      until,
      relation: person?.relation ?? 'friend',
      since: null,
    };
  };

  const known = new Map<string, Reading>();
  const read = (text: string, { isDayFirst }: ReadingOptions): Reading => {
    if (text.length > MAX_TYPED_CHARACTERS) return { event: null, problem: 'tooLong' };
    const line = readLine(text, isDayFirst);
    return 'problem' in line
      ? { event: null, problem: line.problem }
      : { event: toEvent(line), question: null };
  };

  return (text: string, options: ReadingOptions): TypedLifeText => {
    const lines: TypedLine[] = [];
    for (const { 0: line, index } of text.matchAll(LINE)) {
      const trimmed = line.trim();
      if (trimmed === '') continue;
      if (lines.length === MAX_TYPED_LINES) break;
      const key = `${options.isDayFirst} ${trimmed}`;
      const result = known.get(key) ?? read(trimmed, options);
      known.set(key, result);
      const from = index + line.indexOf(trimmed);
      lines.push({ text: trimmed, from, until: from + trimmed.length, ...result });
    }
    return { lines, head: null, file: null };
  };
}
