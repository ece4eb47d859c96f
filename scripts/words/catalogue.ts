/** Reads and parses the catalogues of messages, for the other programs here and for tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Location, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';

/** The catalogues of a language, by what a visitor sees. `page` is the page's head, which only the build uses. */
export const AREAS = ['page', 'form', 'results', 'view'] as const;
export type Area = (typeof AREAS)[number];

export interface Message {
  readonly id: string;
  readonly elements: readonly MessageFormatElement[];
  /** Whether a language may leave it out, because it only makes sense to speakers of English. */
  readonly isOptional: boolean;
  /** Whether it has a note for translators. */
  readonly isDescribed: boolean;
}

/** A catalogue as JSON: ICU MessageFormat by id; only the English one has descriptions, for translators. */
type Entries = Readonly<Record<string, { readonly defaultMessage?: string; readonly description?: string }>>;

/** How a description begins that lets a language leave the message out. */
const OPTIONAL = 'Optional';
/** Longer or more deeply nested messages are hard to translate: part of them becomes a message of its own. */
const MOST_CHARACTERS = 300;
const MOST_LEVELS = 2;

/** The problems of catalogues, a line for each. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

/**
 * Runs something for each item, even after an error, so that translators see all errors at once.
 * @param locate an item, before its error
 * @returns also a line for each problem
 */
export function tryAll<Item, Result>(
  items: Iterable<Item>,
  locate: (item: Item) => string,
  run: (item: Item) => Result,
): { readonly results: Result[]; readonly problems: readonly string[] } {
  const problems: string[] = [];
  const results = Array.from(items).flatMap((item) => {
    try {
      return [run(item)];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(error instanceof CatalogueError ? reason : `${locate(item)}: ${reason}`);
      return [];
    }
  });
  return { results, problems };
}

/** @throws {CatalogueError} */
export function throwProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new CatalogueError(problems.join('\n'));
}

/** Like `tryAll`. @throws {CatalogueError} with all that is wrong */
export function forAll<Item, Result>(...parameters: Parameters<typeof tryAll<Item, Result>>): Result[] {
  const { results, problems } = tryAll(...parameters);
  throwProblems(problems);
  return results;
}

/** Reads a file of a language's words. @throws {Error} if there is none */
export function readFileOf(folder: string, name: string): string {
  const file = join(folder, name);
  if (!existsSync(file)) throw new Error(`there is no ${name}: begin with a copy of the English one`);
  return readFileSync(file, 'utf8');
}

/** Where a message is. @param folder of a language's words */
export const locate = (folder: string, area: Area, id: string): string => `${folder}/${area}.json, "${id}"`;

/** How many plurals and selects of a message are within each other. */
const countLevels = (elements: readonly MessageFormatElement[]): number =>
  Math.max(
    0,
    ...elements
      .flatMap((element) => ('options' in element ? Object.values(element.options) : []))
      .map(({ value }) => 1 + countLevels(value)),
  );

/** @throws {Error} with the place where a text is no ICU MessageFormat, and the parser's name of the problem */
function parseText(text: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    if (!(error instanceof SyntaxError && 'location' in error)) throw error;
    const { start }: Location = Object(error.location);
    const rest = text.slice(start.offset, start.offset + 30);
    throw new Error(
      `it cannot be read from “${rest}” on: a brace, a comma or a word is wrong (${error.message})`,
      { cause: error },
    );
  }
}

function parseMessage(text = ''): readonly MessageFormatElement[] {
  if (text.trim() === '') throw new Error('its text is empty');
  if (text.length > MOST_CHARACTERS)
    throw new Error(`it has ${text.length} characters, more than ${MOST_CHARACTERS}`);
  const elements = parseText(text);
  if (countLevels(elements) > MOST_LEVELS)
    throw new Error(`it has more than ${MOST_LEVELS} plurals and selects within each other`);
  return elements;
}

/**
 * Reads and parses a catalogue.
 * @param folder of a language's words
 * @throws {Error} if it is missing, is not JSON, or has a message twice
 * @throws {CatalogueError} for messages that are not ICU MessageFormat, or too long
 */
export function readCatalogue(folder: string, area: Area): readonly Message[] {
  const text = readFileOf(folder, `${area}.json`);
  const entries: Entries = JSON.parse(text);
  if ((text.match(/^ {2}"/gm)?.length ?? 0) > Object.keys(entries).length)
    throw new Error('a message is there twice');
  return forAll(
    Object.entries(entries),
    ([id]) => locate(folder, area, id),
    ([id, { defaultMessage, description = '' }]) => ({
      id,
      elements: parseMessage(defaultMessage),
      isOptional: description.startsWith(OPTIONAL),
      isDescribed: description !== '',
    }),
  );
}
