/** Compiles the catalogues of all languages into typed modules, which Git ignores. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  AREAS,
  type Area,
  forAll,
  locate,
  type Message,
  readCatalogue,
  throwProblems,
  tryAll,
} from './catalogue.ts';
import { type Compiled, compileMessage, type Grammar, type Phrases } from './compile-message.ts';

/** The folder of the page's words: one in it for each language. */
export const WORDS = 'src/words';
/** The language that the others are translated from: its messages have the arguments that all have. */
const SOURCE = 'en';
/** The folder of the modules with the words of the page's language. */
const CURRENT = 'current';

interface Language extends Grammar {
  /** The path of its words. */
  readonly folder: string;
}

/** The messages of a catalogue by their ids, in its order. */
type Messages = ReadonlyMap<string, Compiled & Pick<Message, 'isOptional' | 'isDescribed'>>;

interface AreaOfWords {
  readonly area: Area;
  readonly english: Messages;
  readonly all: ReadonlyMap<Language, Messages>;
  /** The exports of the modules beside the catalogue, by their names. */
  readonly beside: readonly (readonly [string, readonly string[]])[];
  /** The constants of the catalogue and those exports, in the order of `WORDS`. */
  readonly names: readonly string[];
  /** What is wrong in its translations, a line for each problem. */
  readonly problems: readonly string[];
}

/** The modules of each area that are written by hand beside its catalogue. */
export const BESIDE: Readonly<Partial<Record<Area, readonly string[]>>> = {
  form: ['language.ts', 'names.ts', 'activity-names.ts'],
  results: ['grammar.ts'],
};

export const listExports = (source: string): readonly string[] =>
  Array.from(source.matchAll(/^export (?:const|let|function) (\w+)/gm), ([, name = '']) => name);

/** A function of a format and of named arguments. */
const PHRASE = /^export (?:const|function) (\w+)[\w.:\s=]*\(\s*_?format(?:: Format)?,\s*\{([^}]*)\}/gm;

/**
 * Reads which phrases a `grammar.ts` exports.
 * @example readPhrases('export const inCountry = (_format, { countryPhrase }) => …') // Map { 'inCountry' => ['countryPhrase'] }
 */
const readPhrases = (source: string): Phrases =>
  new Map(
    Array.from(source.matchAll(PHRASE), ([, name = '', names = '']) => [
      name,
      names.split(',').flatMap((each) => /\w+/.exec(each)?.[0] ?? []),
    ]),
  );

/** The folder of each language. @param root the folder of the words */
export const listWordFolders = (root = WORDS): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== CURRENT)
    .map(({ name }) => name);

/** The arguments with a type of their own, and the words that a select can choose by. */
const readChoices = (source: string): Grammar['choices'] =>
  new Map(
    Array.from(source.matchAll(/^ {2}readonly (\w+):([^;]+);/gm), ([, name = '', type = '']) => [
      name,
      new Set(type.replace('boolean', "'true'").match(/(?<=')\w+(?=')|null/g)),
    ]),
  );

function readLanguages(root: string): readonly Language[] {
  const choices = readChoices(readFileSync(join(root, 'arguments.ts'), 'utf8'));
  return [SOURCE, ...listWordFolders(root).filter((name) => name !== SOURCE)].map((name) => {
    const folder = join(root, name);
    const [, tag = ''] = /tag: '([^']+)'/.exec(readFileSync(join(folder, 'language.ts'), 'utf8')) ?? [];
    return { folder, tag, phrases: readPhrases(readFileSync(join(folder, 'grammar.ts'), 'utf8')), choices };
  });
}

/** @throws {CatalogueError} if the catalogue cannot be read @returns what can be compiled, and what cannot */
function compileCatalogue(language: Language, area: Area) {
  const catalogue = readCatalogue(language.folder, area);
  const { results, problems } = tryAll(
    catalogue,
    ({ id }) => locate(language.folder, area, id),
    ({ elements, ...message }) =>
      [message.id, { ...compileMessage(elements, language), ...message }] as const,
  );
  const messages: Messages = new Map(results);
  return { messages, problems, wrong: catalogue.flatMap(({ id }) => (messages.has(id) ? [] : [id])) };
}

/** @throws {Error} if a message of a translation is more than other words than the English one */
function checkMessage(english: Messages, own: Messages, id: string): void {
  const [source, message] = [english.get(id), own.get(id)];
  if (!source) throw new Error('English has no such message');
  if (!message && !source.isOptional) throw new Error('it is missing');
  if (!message) return;
  if (message === source && source.takes.size > 0 && !source.isDescribed)
    throw new Error('it needs a "description" of its arguments, for translators');
  const [wanted, used] = [source, message].map(({ takes }) => [...takes].toSorted().join(', ') || 'none');
  if (wanted !== used) throw new Error(`its arguments are ${used}, but in English ${wanted}`);
  for (const [name, use] of message.args)
    if (use === 'text' && source.args.get(name) === 'number')
      throw new Error(`{${name}} is a figure: write {${name}, number}`);
}

/** `weekTable` → `WEEK_TABLE` */
export const constantOf = (group: string) =>
  group.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The type of the arguments of an English message. */
function writeType({ args, phrases }: Compiled, choices: Grammar['choices']): string {
  const own = Array.from(args, ([name, use]) => {
    if (choices.has(name)) return `readonly ${name}: Arguments['${name}']`;
    return `readonly ${name}: ${use === 'number' ? 'number' : 'string'}`;
  });
  const ofPhrases = Array.from(phrases, (phrase) => `Parameters<typeof grammar.${phrase}>[1]`);
  return [...(own.length > 0 ? [`{ ${own.join('; ')} }`] : []), ...ofPhrases].join(' & ');
}

/** A message as an expression: a string if it takes nothing. English ones have types. */
function writeMessage({ english, all }: AreaOfWords, language: Language, id: string): string {
  const source = english.get(id);
  // What is not translated yet is in English.
  const own = all.get(language)?.get(id) ?? (source?.isOptional ? undefined : source);
  if (!source || !own) return 'null';
  const { code } = own;
  const format = code.includes('format') ? 'format' : '_format';
  const args = code.includes('args') ? 'args' : '_args';
  const isSource = all.get(language) === english;
  // If any language writes figures in it, all have a format for them.
  const isFormatted = [...all.values()].some((messages) => messages.get(id)?.isFormatted);
  const parameters = [
    ...(isFormatted ? [isSource ? `${format}: Format` : format] : []),
    isSource ? `${args}: ${writeType(source, language.choices)}` : args,
  ];
  const expression = source.takes.size === 0 ? code : `(${parameters.join(', ')}) => ${code}`;
  return source.isOptional && isSource ? `optional(${expression})` : expression;
}

/** A tree of messages as written, by the parts of their ids. */
interface Tree {
  [part: string]: string | Tree;
}

function addToTree(tree: Tree, [part = '', ...rest]: readonly string[], expression: string): void {
  const branch = rest.length === 0 ? expression : (tree[part] ?? {});
  tree[part] = branch;
  if (typeof branch === 'object') addToTree(branch, rest, expression);
}

/** An object, or an array if its keys are 0, 1, 2 … */
function writeTree(tree: string | Tree): string {
  if (typeof tree === 'string') return tree;
  const parts = Object.entries(tree);
  return parts.every(([part], index) => part === String(index))
    ? `[${parts.map(([, branch]) => writeTree(branch)).join(',\n')}]`
    : `{\n${parts.map(([part, branch]) => `'${part}': ${writeTree(branch)},`).join('\n')}\n}`;
}

/** Writes a catalogue of a language as a module: a constant for each first part of the ids. */
function writeModule(words: AreaOfWords, language: Language): string {
  const { area, english, all, beside, names } = words;
  const isSource = all.get(language) === english;
  const tree: Tree = {};
  for (const id of english.keys()) addToTree(tree, id.split('.'), writeMessage(words, language, id));
  const groups = Object.entries(tree).map(([group, branch]) => {
    const name = constantOf(group);
    const text = typeof branch === 'string' && branch.startsWith('`') ? ': string' : '';
    return `export const ${name}${isSource ? text : `: typeof English.${name}`} = ${writeTree(branch)};\n`;
  });
  const code = groups.join('\n');
  const selects = ['select', 'selectDecimal'].filter((name) => code.includes(`${name}(`)).join(', ');
  const head = Object.entries({
    [`// Made from ${language.folder}/${area}.json by scripts/words/compile.ts.`]: true,
    "import type { Arguments } from '../arguments.ts';": code.includes("Arguments['"),
    [`import type * as English from '../${SOURCE}/${area}.ts';`]: !isSource,
    "import type { Format } from '../language.ts';": code.includes('ormat: Format'),
    "import { pluralsOf } from '../plurals.ts';": selects !== '',
    "import { roundToTenth } from '../../life/input-limits.ts';": code.includes('roundToTenth('),
    "import * as grammar from './grammar.ts';": code.includes('grammar.'),
    ...Object.fromEntries(
      beside.flatMap(([name, exported]) => [
        [`import { ${exported.join(', ')} } from './${name}';`, exported.length > 0],
        [`export { ${exported.join(', ')} };\nexport type * from './${name}';`, exported.length > 0],
      ]),
    ),
    [`const { ${selects} } = pluralsOf('${language.tag}');`]: selects !== '',
    // In the module itself: another chunk might not be loaded yet when this one runs.
    'const optional = <Message>(message: Message): Message | null => message;': code.includes('optional('),
  }).flatMap(([line, isNeeded]) => (isNeeded ? `${line}\n` : []));
  const type = isSource ? '' : ': typeof English.WORDS';
  return `${head.join('')}${code}export const WORDS${type} = [${names.join(', ')}]${isSource ? ' as const' : ''};\n`;
}

/**
 * Writes the module that the page takes an area of words from: a variable for each, which `load-words.ts` sets once the
 * words of the page's language are loaded.
 */
const writeBindings = ({ area, names }: AreaOfWords): string => `// Made by scripts/words/compile.ts.
import type * as English from '../${SOURCE}/${area}.ts';
export type * from '../${SOURCE}/${area}.ts';
${names.map((name) => `export let ${name}: typeof English.${name};\n`).join('')}export const setWords = (words: typeof English.WORDS): void => {
  [${names.join(', ')}] = words;
};
`;

/**
 * Compiles an area of all languages, and checks that they have the same messages.
 * @param languages English first
 * @throws {CatalogueError} if a catalogue cannot be read, or an English message cannot be compiled
 */
function compileArea(languages: readonly Language[], area: Area): AreaOfWords {
  const compiled = forAll(
    languages,
    ({ folder }) => `${folder}/${area}.json`,
    (language) => ({ language, ...compileCatalogue(language, area) }),
  );
  const english: Messages = compiled[0]?.messages ?? new Map();
  throwProblems(compiled[0]?.problems ?? []);
  const checked = compiled.map(({ language, messages, problems, wrong }) => {
    const ids = new Set([...english.keys(), ...messages.keys()]);
    for (const id of wrong) ids.delete(id);
    const { results, problems: others } = tryAll(
      ids,
      (id) => locate(language.folder, area, id),
      (id) => {
        checkMessage(english, messages, id);
        return id;
      },
    );
    const right = new Set(results);
    const usable = Array.from(messages).filter(([id]) => right.has(id));
    const own = messages === english ? english : new Map(usable);
    return { language, own, problems: [...problems, ...others] };
  });
  const all = new Map(checked.map(({ language, own }) => [language, own]));
  const beside = (BESIDE[area] ?? []).map((name) => {
    const exported = languages.map(({ folder }) => listExports(readFileSync(join(folder, name), 'utf8')));
    // Other exports of a grammar are phrases of its own language's messages.
    return [
      name,
      exported[0]?.filter((each) => exported.every((names) => names.includes(each))) ?? [],
    ] as const;
  });
  const constants = Array.from(english.keys(), (id) => constantOf(id.split('.', 1)[0] ?? ''));
  const names = [...new Set([...constants, ...beside.flatMap(([, exported]) => exported)])];
  const problems = checked.flatMap((each) => each.problems);
  return { area, english, all, beside, names, problems };
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
 * Compiles the catalogues of all languages into modules of typed messages beside them.
 * @param root the folder of the words
 * @throws {CatalogueError} with a line for each problem: file, message and what is wrong. What is wrong in
 *   a translation is written in English before, so that the page can be seen; after other problems, nothing is
 *   written.
 */
export function compileWords(root = WORDS): void {
  const languages = readLanguages(root);
  const areas = forAll(AREAS, String, (area) => compileArea(languages, area));
  mkdirSync(join(root, CURRENT), { recursive: true });
  for (const words of areas) {
    writeIfNew(join(root, CURRENT, `${words.area}.ts`), writeBindings(words));
    for (const language of languages)
      writeIfNew(join(language.folder, `${words.area}.ts`), writeModule(words, language));
  }
  throwProblems(areas.flatMap(({ problems }) => problems));
}
