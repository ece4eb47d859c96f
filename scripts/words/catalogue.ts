/** Reads and parses the catalogues of messages, for the other programs here, list-copy.ts and tests. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { JsonError, readJson } from './read-json.ts';

/** The catalogues of a language, by what a visitor sees. `page` is the page's head, which only the build uses. */
export const AREAS = ['page', 'form', 'results', 'details', 'entries', 'view'] as const;
export type Area = (typeof AREAS)[number];

/** A message as written in a catalogue. */
interface Entry {
  /** ICU MessageFormat. */
  readonly defaultMessage: string;
  /** For translators: where it is shown, and what its arguments are. Only the English catalogues have them. */
  readonly description?: string;
}

/** A message of a catalogue, parsed. */
export interface Message {
  readonly id: string;
  readonly elements: readonly MessageFormatElement[];
  /** Whether a language may leave it out, because it only makes sense to speakers of English. */
  readonly isOptional: boolean;
  /** For translators; empty for none, and outside the English catalogues. */
  readonly note: string;
}

/** The messages of a catalogue by their ids, in its order. */
export type Catalogue = ReadonlyMap<string, Message>;

/** Longer or more deeply nested messages are hard to translate: part of them becomes a message of its own. */
const MOST_CHARACTERS = 400;
const MOST_LEVELS = 2;

/** How a note begins that lets a language leave the message out. */
const OPTIONAL = 'Optional';
/** The beginning of a message in JSON: its id, and what opens it. */
const ENTRY = /"((?:[^"\\]|\\.)+)"\s*:\s*\{/g;

/** The problems of catalogues, a line for each. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
}

/** Something wrong in a catalogue, or in one of its messages. */
export const wrongIn = (file: string, id: string | null, reason: string): CatalogueError =>
  new CatalogueError(id === null ? `${file}: ${reason}` : `${file}, "${id}": ${reason}`);

/**
 * Runs something for each item, even after an error, so that translators see all errors at once.
 * @throws {CatalogueError} with all that is wrong
 */
export function forAll<Item, Result>(items: Iterable<Item>, run: (item: Item) => Result): Result[] {
  const problems: string[] = [];
  const results = Array.from(items).flatMap((item) => {
    try {
      return [run(item)];
    } catch (error) {
      if (!(error instanceof CatalogueError)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  if (problems.length > 0) throw new CatalogueError(problems.join('\n'));
  return results;
}

/** @param folder of a language's words */
export const pathOf = (folder: string, area: Area): string => join(folder, `${area}.json`);

/** The meanings of the parser's codes, where they do not say it themselves. */
const NO_FORM = 'a form has no name, or no “{” after it';
const REASONS: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a “}” is missing',
  EMPTY_ARGUMENT: '“{}” names no argument',
  MALFORMED_ARGUMENT: 'between “{” and “}” there is something else than the name of an argument',
  EXPECT_ARGUMENT_TYPE: 'there is a comma, and nothing after it',
  EXPECT_ARGUMENT_STYLE: 'there is a comma, and nothing after it',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'a plural or select has no forms',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: NO_FORM,
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: NO_FORM,
  EXPECT_SELECT_ARGUMENT_SELECTOR: NO_FORM,
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: NO_FORM,
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a plural has a form twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a select has a form twice',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'the figure behind “=” is not a whole number',
  MISSING_OTHER_CLAUSE: 'a plural or select has no “other”',
  INVALID_ARGUMENT_TYPE: 'only number, plural and select can follow the name of an argument',
  INVALID_NUMBER_SKELETON: 'what follows “::” is no format of figures',
};

function parseMessage(file: string, id: string, text: string): readonly MessageFormatElement[] {
  try {
    return parse(text, { ignoreTag: true });
  } catch (error) {
    const code = error instanceof Error ? error.message : String(error);
    throw wrongIn(file, id, REASONS[code] ?? code.toLowerCase().replaceAll('_', ' '));
  }
}

/** How many plurals and selects of a message are within each other. */
const countLevels = (elements: readonly MessageFormatElement[]): number =>
  Math.max(
    0,
    ...elements.map((element) =>
      isPluralElement(element) || isSelectElement(element)
        ? 1 + Math.max(...Object.values(element.options).map(({ value }) => countLevels(value)))
        : 0,
    ),
  );

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEntry = (value: unknown): value is Entry =>
  isObject(value) && 'defaultMessage' in value && typeof value.defaultMessage === 'string';

/** Reads the entries of a catalogue. @throws {CatalogueError} with the line, and the message that it is in */
function readEntries(file: string, text: string): object {
  try {
    const entries = readJson(text);
    if (!isObject(entries)) throw new JsonError(0, 'there is no { at the beginning of the file');
    return entries;
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const { index, message } = error;
    const ids = Array.from(text.matchAll(ENTRY)).filter((entry) => entry.index <= index);
    const line = text.slice(0, index + 1).split('\n').length;
    throw wrongIn(file, ids.at(-1)?.[1] ?? null, `line ${line}: ${message}`);
  }
}

/**
 * Parses a catalogue.
 * @param file for what is wrong in it
 * @throws {CatalogueError} if it is not JSON, has a message twice, or some that are not ICU MessageFormat
 */
export const parseCatalogue = (file: string, text: string): Catalogue =>
  new Map(
    forAll(Object.entries(readEntries(file, text)), ([id, entry]: [string, unknown]) => {
      if (!isEntry(entry)) throw wrongIn(file, id, 'it has no “defaultMessage”');
      const { defaultMessage, description: note = '' } = entry;
      if (defaultMessage.trim() === '') throw wrongIn(file, id, 'its text is empty');
      if (defaultMessage.length > MOST_CHARACTERS)
        throw wrongIn(file, id, `it has ${defaultMessage.length} characters, more than ${MOST_CHARACTERS}`);
      const elements = parseMessage(file, id, defaultMessage);
      if (countLevels(elements) > MOST_LEVELS)
        throw wrongIn(file, id, `it has more than ${MOST_LEVELS} plurals and selects within each other`);
      return [id, { id, elements, isOptional: note.startsWith(OPTIONAL), note }];
    }),
  );

/** Reads and parses a catalogue. @param folder of a language's words */
export const readCatalogue = (folder: string, area: Area): Catalogue =>
  parseCatalogue(pathOf(folder, area), readFileSync(pathOf(folder, area), 'utf8'));
