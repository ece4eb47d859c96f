/** Compiles the catalogues of all languages into typed modules, which Git ignores. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AREAS,
  type Area,
  forAll,
  locate,
  readCatalogue,
  readFileOf,
  throwProblems,
  tryAll,
} from './catalogue.ts';
import { compileMessage } from './compile-message.ts';
import { describeDraft } from './describe-draft.ts';
import { BESIDE, CURRENT, type Language, listExports, readLanguages, WORDS } from './languages.ts';
import { writeLanguages, writeStyles } from './write-languages.ts';
import { type AreaOfWords, constantOf, type Messages, writeBindings, writeModule } from './write-module.ts';

/** A catalogue of a language, and what is wrong in it. */
interface CheckedCatalogue {
  readonly language: Language;
  /** Those that can be used. */
  readonly messages: Messages;
  /** How many messages it lacks. */
  readonly missing: number;
  /** A line for each problem, but for messages that a draft lacks. */
  readonly problems: readonly string[];
}

interface CheckedArea extends AreaOfWords {
  readonly catalogues: readonly CheckedCatalogue[];
}

/** @throws {CatalogueError} if the catalogue cannot be read @returns what can be compiled, and what cannot */
function compileCatalogue(language: Language, area: Area) {
  const isBegun = !language.isDraft || existsSync(join(language.folder, `${area}.json`));
  const catalogue = isBegun ? readCatalogue(language.folder, area) : [];
  const { results, problems } = tryAll(
    catalogue,
    ({ id }) => locate(language.folder, area, id),
    ({ elements, ...message }) =>
      [message.id, { ...compileMessage(elements, language), ...message }] as const,
  );
  const messages: Messages = new Map(results);
  return {
    language,
    messages,
    problems,
    wrong: catalogue.flatMap(({ id }) => (messages.has(id) ? [] : [id])),
  };
}

/** @throws {Error} if a message of a translation is more than other words than the English one */
function checkMessage(english: Messages, own: Messages, id: string): void {
  const [source, message] = [english.get(id), own.get(id)];
  if (!source) throw new Error('English has no such message');
  if (!message) throw new Error('it is missing');
  if (message === source && source.takes.size > 0 && !source.isDescribed)
    throw new Error('it needs a "description" of its arguments, for translators');
  const [wanted, used] = [source, message].map(({ takes }) => [...takes].toSorted().join(', ') || 'none');
  if (wanted !== used) throw new Error(`its arguments are ${used}, but in English ${wanted}`);
  for (const [name, use] of message.args)
    if (use === 'text' && source.args.get(name) === 'number')
      throw new Error(`{${name}} is a figure: write {${name}, number}`);
}

/** Checks the messages of a catalogue against the English ones. */
function checkCatalogue(
  { language, messages, problems, wrong }: ReturnType<typeof compileCatalogue>,
  english: Messages,
  area: Area,
): CheckedCatalogue {
  const missing = Array.from(english).flatMap(([id, { isOptional }]) =>
    isOptional || messages.has(id) || wrong.includes(id) ? [] : [id],
  );
  const checked = tryAll(
    [...messages.keys(), ...(language.isDraft ? [] : missing)],
    (id) => locate(language.folder, area, id),
    (id) => {
      checkMessage(english, messages, id);
      return id;
    },
  );
  const right = new Set(checked.results);
  return {
    language,
    // The same map tells English from its translations.
    messages: messages === english ? english : new Map([...messages].filter(([id]) => right.has(id))),
    missing: missing.length,
    problems: [...problems, ...checked.problems],
  };
}

/** The modules beside the catalogues of an area, with the names that all languages export, whatever a draft does. */
const listBeside = (languages: readonly Language[], area: Area): AreaOfWords['beside'] =>
  (BESIDE[area] ?? []).map((name) => {
    const whole = languages.filter(({ isDraft }) => !isDraft);
    const exported = whole.map(({ folder }) => listExports(readFileOf(folder, name)));
    // Other exports of a grammar are phrases of its own language's messages.
    return [
      name,
      exported[0]?.filter((each) => exported.every((names) => names.includes(each))) ?? [],
    ] as const;
  });

/**
 * Compiles an area of all languages, and checks that they have the same messages.
 * @param languages English first
 * @throws {CatalogueError} if a catalogue cannot be read, or an English message cannot be compiled
 */
function compileArea(languages: readonly Language[], area: Area): CheckedArea {
  const compiled = forAll(
    languages,
    ({ folder }) => `${folder}/${area}.json`,
    (language) => compileCatalogue(language, area),
  );
  const english: Messages = compiled[0]?.messages ?? new Map();
  throwProblems(compiled[0]?.problems ?? []);
  const catalogues = compiled.map((each) => checkCatalogue(each, english, area));
  const all = new Map(catalogues.map(({ language, messages }) => [language, messages]));
  const beside = listBeside(languages, area);
  const constants = Array.from(english.keys(), (id) => constantOf(id.split('.', 1)[0] ?? ''));
  const names = [...new Set([...constants, ...beside.flatMap(([, exported]) => exported)])];
  return { area, english, all, beside, names, catalogues };
}

/**
 * Writes a file unless it is the same, so that watchers do not react. It is never there in part: types, tests and the build
 * compile the words at the same time.
 */
function writeIfNew(file: string, content: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/**
 * Compiles the catalogues of all languages into modules of typed messages beside them. What a draft lacks is in English.
 * @param root the folder of the words
 * @returns of each draft, what it lacks and what is wrong in it
 * @throws {CatalogueError} with a line for each problem: file, message and what is wrong. What is wrong in
 *   a translation is written in English before, so that the page can be seen; after other problems, nothing is
 *   written.
 */
export function compileWords(root = WORDS): readonly string[] {
  const languages = readLanguages(root);
  const areas = forAll(AREAS, String, (area) => compileArea(languages, area));
  const shared = { 'languages.ts': writeLanguages(languages), 'languages.css': writeStyles(languages) };
  mkdirSync(join(root, CURRENT), { recursive: true });
  for (const [name, content] of Object.entries(shared)) writeIfNew(join(root, CURRENT, name), content);
  for (const words of areas) {
    writeIfNew(join(root, CURRENT, `${words.area}.ts`), writeBindings(words));
    for (const language of languages)
      writeIfNew(join(language.folder, `${words.area}.ts`), writeModule(words, language));
  }
  const catalogues = areas.flatMap((area) => area.catalogues);
  throwProblems(catalogues.flatMap(({ language, problems }) => (language.isDraft ? [] : problems)));
  return languages.flatMap((draft) => {
    if (!draft.isDraft) return [];
    const own = catalogues.filter(({ language }) => language === draft);
    const missing = own.reduce((sum, each) => sum + each.missing, 0);
    return describeDraft({ ...draft, missing, problems: own.flatMap(({ problems }) => problems) }, root);
  });
}
