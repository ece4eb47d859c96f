import { foldText } from '../life/fold-text.ts';
import type { EventKind } from '../life/life-events.ts';
import { RELATIONS, type Relation } from '../life/relations.ts';
import type { TypedLifeWords } from '../words/typed-life-words.ts';
import { createTimeFinder, type FoundTime, findYear, type ReadTime, UNSPACED } from './find-typed-time.ts';
import { createSplitter, MAX_TYPED_CHARACTERS, type TypedPiece } from './split-typed-life.ts';

/** An entry of a typed text, as it is understood. */
export interface TypedEntry extends Pick<FoundTime, 'words' | 'from' | 'until'> {
  /** The kind that it most likely is. */
  readonly kind: EventKind;
  /** The calendar year in it, if it is about a person: of their birth. */
  readonly birthYear: number | null;
  readonly relation: Relation;
}

/** A piece of a typed text, with what it says; `null` if there is no time in it. */
export interface ReadPiece extends TypedPiece {
  readonly entry: TypedEntry | null;
}

interface TypedLifeReader {
  readonly words: TypedLifeWords;
  /** Reads times. */
  readonly read: ReadTime;
  /** Reads times beside words such as “born”. */
  readonly readBirth: ReadTime;
}

/** A relation and perhaps a name: “my daughter Mila”. */
const MAX_WORDS_OF_PERSON = 4;
const WORD_GAPS = /[\s'’]+/;
/** A word of a name, in scripts with capital letters. Other words may say that the person died: “Grandpa passed away”. */
const NAME = /^[\p{Lu}\p{N}]/u;
/** A calendar year in short: “’98”. */
const SHORT_YEAR = /(?<!\S)['’‘](\d{2})(?!\d)/gu;
/** The first year of this century that a short one is not: “’31” is 1931. */
const LATER_YEAR = 31;
const writeYear = (_: string, year: string) => `${Number(year) < LATER_YEAR ? 20 : 19}${year}`;
/** Signs of a death beside a name, in any language. */
const DEATH_SIGNS = /[†✝⚰🪦]/u;

/** Whether words say something that happens once. */
function createEventTest({ events }: TypedLifeWords) {
  const words = events.filter((event) => !event.endsWith('…')).map(foldText);
  const beginnings = events.flatMap((event) => (event.endsWith('…') ? [foldText(event.slice(0, -1))] : []));
  const [signs, whole] = [words.filter((word) => UNSPACED.test(word)), new Set(words)];
  return (text: string): boolean => {
    const folded = foldText(text);
    if (DEATH_SIGNS.test(text) || signs.some((sign) => folded.includes(sign))) return true;
    return folded
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => [word, word.replace(/^ال/, '')])
      .some((word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
  };
}

/** A person whom words name. */
interface NamedPerson {
  readonly relation: Relation;
  /** Whether the words are a relation, after a word such as “my” at most, and a name: “my daughter Mila”. */
  readonly isAlone: boolean;
}

/** Finds the relation that words name first; `mayName` is a quick test for any. */
function createRelationFinder({ relations }: TypedLifeWords) {
  const named = RELATIONS.flatMap((relation) =>
    relations[relation].map((word) => ({ relation, word: foldText(word) })),
  );
  return {
    mayName: (text: string): boolean => {
      const folded = foldText(text);
      return named.some(({ word }) => folded.includes(word));
    },
    findPerson: (text: string): NamedPerson | null => {
      const words = text.split(WORD_GAPS);
      const folded = words.map(foldText);
      const found = named.find(({ word }) => folded.includes(word));
      if (!found) return null;
      const place = folded.indexOf(found.word);
      const isAlone =
        place < 2 &&
        words.length <= MAX_WORDS_OF_PERSON &&
        words.slice(place + 1).every((word) => NAME.test(word));
      return { relation: found.relation, isAlone };
    },
  };
}

/**
 * Understands a life as people type it: one entry a line or between commas, each with a time at its beginning or its end.
 * - Two times, or one with a word such as “since”, are a chapter: “2008–2012 Montreal”, “since 2017 Toronto”.
 * - A relation with a year of birth is a person: “Mum 1958”. With anything but a name beside it, it is not: the year may be
 *   that of a death.
 * - A calendar year alone is a chapter that begins then, unless its words say what happens once or name a relation: “1996
 *   School” is a chapter, “2012 first job” a moment.
 * - A day, a month or an age is a moment.
 */
export function createTypedLifeReader({ words, read, readBirth }: TypedLifeReader) {
  const find = createTimeFinder(words, read);
  const findBirth = createTimeFinder(words, readBirth);
  const split = createSplitter(findBirth);
  const isEvent = createEventTest(words);
  const { mayName, findPerson } = createRelationFinder(words);

  /** Mothers and fathers are older than the visitor, and a day in the visitor’s life is one of its moments. */
  const isBirth = (
    relation: Relation,
    { times: [time], isSpan }: FoundTime,
    year: number | null,
  ): boolean => {
    if (year === null || isSpan) return false;
    if ('problem' in time) return true;
    return time.when.unit === 'year' && relation !== 'mother' && relation !== 'father';
  };

  const readPerson = (text: string): TypedEntry | null => {
    const found = mayName(text) ? findBirth(text) : null;
    const person = found && !isEvent(found.words) ? findPerson(found.words) : null;
    if (!found || !person?.isAlone) return null;
    const { relation } = person;
    const birthYear = findYear(found);
    return isBirth(relation, found, birthYear) ? { ...found, kind: 'people', birthYear, relation } : null;
  };

  const readEntry = (typed: string): TypedEntry | null => {
    if (typed.length > MAX_TYPED_CHARACTERS) return null;
    const text = typed.replace(SHORT_YEAR, writeYear);
    const person = readPerson(text);
    if (person) return person;
    const found = find(text);
    if (!found) return null;
    const [time] = found.times;
    const when = 'when' in time ? time.when : time.problem.code === 'beforeBirth' ? time.problem.when : null;
    const named = findPerson(found.words);
    const isChapter = found.isSpan || (when?.unit === 'year' && !named && !isEvent(found.words));
    return {
      ...found,
      kind: isChapter ? 'chapters' : 'moments',
      birthYear: findYear(found),
      relation: named?.relation ?? 'friend',
    };
  };

  const known = new Map<string, TypedEntry | null>();
  return (text: string): readonly ReadPiece[] =>
    split(text).map((piece) => {
      const entry = known.has(piece.text) ? (known.get(piece.text) ?? null) : readEntry(piece.text);
      known.set(piece.text, entry);
      return { ...piece, entry };
    });
}
