/** Compiles the catalogues of all languages into typed modules, for page-words.ts. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { AREAS, type Area, forAll, type Message, pathOf, readCatalogue, wrongIn } from './catalogue.ts';
import { type Compiled, compileMessage, type Paths } from './compile-message.ts';
import { type Phrases, readPhrases } from './read-phrases.ts';
import { BESIDE, listExports, writeBindings } from './write-bindings.ts';

/** The language that the others are translated from: its messages have the arguments that all have. */
const SOURCE = 'en';

/** The folder of the modules with the words of the page's language. */
export const CURRENT = 'current';

/** Types that `people` needs. */
const OF_PEOPLE: Paths = new Map([
  ['population', 'people.population'],
  ['stage', 'people.stage'],
  ['peopleAge', 'people.age'],
]);

interface Language {
  /** The path of its words. */
  readonly folder: string;
  readonly tag: string;
  readonly phrases: Phrases;
  /** The arguments' types in all languages. */
  readonly types: Types;
}

/** The arguments with a type of their own, and the words that a select can choose by. */
type Types = ReadonlyMap<string, ReadonlySet<string>>;

/** A message of the source, with all that its translations may take. */
interface Source {
  readonly message: Message;
  readonly compiled: Compiled;
  readonly takes: ReadonlySet<string>;
  /** Whether it writes figures in any language: then all have a format for them. */
  readonly isFormatted: boolean;
}

type Sources = ReadonlyMap<string, Source>;

function readTypes(root: string): Types {
  const source = readFileSync(join(root, 'arguments.ts'), 'utf8');
  return new Map(
    Array.from(source.matchAll(/^ {2}readonly (\w+):([^;]+);/gm), ([, name = '', type = '']) => [
      name,
      new Set(
        Array.from(type.matchAll(/(?<=')\w+(?=')|null|boolean/g), ([word]) =>
          word === 'boolean' ? 'true' : word,
        ),
      ),
    ]),
  );
}

function readLanguage(folder: string, tag: string, types: Types): Language {
  const grammar = join(folder, 'grammar.ts');
  return { folder, tag, phrases: readPhrases(grammar, readFileSync(grammar, 'utf8')), types };
}

/** A tree of messages as written, by the parts of their ids. */
interface Tree {
  [part: string]: string | Tree;
}

function compileIn(language: Language, area: Area, { id, elements }: Message, paths: Paths): Compiled {
  try {
    const { tag, phrases, types: choices } = language;
    return compileMessage(elements, { tag, phrases: new Set(phrases.keys()), choices }, paths);
  } catch (error) {
    throw wrongIn(pathOf(language.folder, area), id, error instanceof Error ? error.message : String(error));
  }
}

/** Every argument that a message takes, by itself or for its phrases, except what comes along with another. */
function listArguments({ args, phrases }: Compiled, language: Language): Set<string> {
  const all = new Set([
    ...args.keys(),
    ...[...phrases].flatMap((phrase) => language.phrases.get(phrase) ?? []),
  ]);
  if (all.has('people')) for (const name of OF_PEOPLE.keys()) all.delete(name);
  return all;
}

const pathsOf = (takes: ReadonlySet<string>): Paths => (takes.has('people') ? OF_PEOPLE : new Map());

/** Reads an English catalogue. @param others the languages that it is translated to */
function readSources(english: Language, area: Area, others: readonly Language[]): Sources {
  const translations = forAll(
    others,
    (language) => [language, readCatalogue(language.folder, area)] as const,
  );
  return new Map(
    forAll(readCatalogue(english.folder, area), ([id, message]) => {
      const takes = listArguments(compileIn(english, area, message, new Map()), english);
      const compiled = compileIn(english, area, message, pathsOf(takes));
      const areFormatted = forAll(translations, ([language, catalogue]) => {
        const translation = catalogue.get(id);
        return translation !== undefined && compileIn(language, area, translation, new Map()).isFormatted;
      });
      const isFormatted = compiled.isFormatted || areFormatted.includes(true);
      return [id, { message, compiled, takes, isFormatted }];
    }),
  );
}

const list = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ');

/** @throws {CatalogueError} if a translation takes other arguments than the English message */
function checkArguments(
  language: Language,
  area: Area,
  { message, compiled, takes }: Source,
  own: Compiled,
): void {
  const fail = (reason: string): never => {
    throw wrongIn(pathOf(language.folder, area), message.id, reason);
  };
  const used = listArguments(own, language);
  const along = takes.has('people') ? [...OF_PEOPLE.keys()] : [];
  const unknown = [...used].filter((name) => !takes.has(name) && !along.includes(name));
  const missing = [...takes].filter(
    (name) => !used.has(name) && !(name === 'people' && along.some((each) => used.has(each))),
  );
  if (unknown.length > 0) fail(`there is no ${list(unknown)}, only ${list([...takes]) || 'text'}`);
  if (missing.length > 0) fail(`${list(missing)} is missing`);
  const { args, plain } = compiled;
  const unformatted = [...own.plain].find((name) => args.get(name) === 'number' && !plain.has(name));
  if (unformatted !== undefined)
    fail(`{${unformatted}} is a figure: write {${unformatted}, number}, or as it is in English`);
}

/** `weekTable` → `WEEK_TABLE` */
export const constantOf = (group: string) =>
  group.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

/** The type of the arguments of a message. */
function writeType({ compiled: { args, phrases }, takes }: Source, types: Types): string {
  const own = [...takes].filter((name) => args.has(name));
  const written = own.map((name) => {
    if (types.has(name)) return `readonly ${name}: Arguments['${name}']`;
    return `readonly ${name}: ${args.get(name) === 'number' ? 'number' : 'string'}`;
  });
  const ofPhrases = [...phrases].map((phrase) => `Parameters<typeof grammar.${phrase}>[1]`);
  return [...(written.length > 0 ? [`{ ${written.join('; ')} }`] : []), ...ofPhrases].join(' & ');
}

/** A message as an expression: a string if it takes nothing. @param type of its arguments, in English */
function writeMessage({ takes, isFormatted }: Source, code: string, type: string): string {
  if (takes.size === 0) return code;
  const name = code.includes('args') ? 'args' : '_args';
  const args = type === '' ? name : `${name}: ${type}`;
  if (!isFormatted) return `(${args}) => ${code}`;
  const format = code.includes('format') ? 'format' : '_format';
  return `(${type === '' ? format : `${format}: Format`}, ${args}) => ${code}`;
}

function addToTree(tree: Tree, [part = '', ...rest]: readonly string[], expression: string): void {
  if (rest.length === 0) {
    tree[part] = expression;
    return;
  }
  const branch = tree[part] ?? {};
  tree[part] = branch;
  if (typeof branch === 'object') addToTree(branch, rest, expression);
}

/** An object, or an array if its keys are 0, 1, 2 … */
function writeTree(tree: string | Tree): string {
  if (typeof tree === 'string') return tree;
  const parts = Object.entries(tree);
  if (parts.every(([part], index) => part === String(index))) {
    return `[${parts.map(([, branch]) => writeTree(branch)).join(',\n')}]`;
  }
  return `{\n${parts.map(([part, branch]) => `'${part}': ${writeTree(branch)},`).join('\n')}\n}`;
}

/** The common part of an area's modules in all languages. */
interface AreaOfWords {
  readonly sources: Sources;
  /** The exports of the modules beside the catalogue, by their names. */
  readonly beside: ReadonlyMap<string, readonly string[]>;
}

/** All names of an area, in the order in which its modules export them. */
const listNames = ({ sources, beside }: AreaOfWords): readonly string[] => [
  ...new Set([...sources.keys()].map((id) => constantOf(id.split('.', 1)[0] ?? ''))),
  ...[...beside.values()].flat(),
];

/** Writes a catalogue of a language as a module: a constant for each first part of the ids. */
function writeModule(language: Language, area: Area, shared: AreaOfWords): string {
  const { sources } = shared;
  const isSource = basename(language.folder) === SOURCE;
  const own = isSource ? null : readCatalogue(language.folder, area);
  const file = pathOf(language.folder, area);
  forAll(own?.keys() ?? [], (id) => {
    if (!sources.has(id)) throw wrongIn(file, id, 'English has no such message');
  });
  const tree: Tree = {};
  forAll(sources, ([id, source]) => {
    const message = own ? own.get(id) : source.message;
    if (!message && !source.message.isOptional) throw wrongIn(file, id, 'it is missing');
    let expression = 'null';
    if (message && isSource) {
      const written = writeMessage(source, source.compiled.code, writeType(source, language.types));
      expression = source.message.isOptional ? `optional(${written})` : written;
    } else if (message) {
      const compiled = compileIn(language, area, message, pathsOf(source.takes));
      checkArguments(language, area, source, compiled);
      expression = writeMessage(source, compiled.code, '');
    }
    addToTree(tree, id.split('.'), expression);
  });
  const groups = Object.entries(tree).map(([group, branch]) => {
    const name = constantOf(group);
    const type = isSource
      ? typeof branch === 'string' && branch.startsWith('`')
        ? ': string'
        : ''
      : `: typeof English.${name}`;
    return `export const ${name}${type} = ${writeTree(branch)};`;
  });
  const code = groups.join('\n\n');
  const helpers = ['select', 'selectDecimal'].filter((name) => code.includes(`${name}(`));
  const imports = [
    ["import type { Arguments } from '../arguments.ts';", code.includes("Arguments['")],
    [`import type * as English from '../${SOURCE}/${area}.ts';`, !isSource],
    ["import type { Format } from '../format-interface.ts';", code.includes('ormat: Format')],
    ["import { pluralsOf } from '../plurals.ts';", helpers.length > 0],
    ["import { written } from '../plurals.ts';", code.includes('written(')],
    ["import * as grammar from './grammar.ts';", code.includes('grammar.')],
  ] as const;
  const needed = imports.flatMap(([line, isNeeded]) => (isNeeded ? [line] : []));
  const others = [...shared.beside].flatMap(([name, exported]) =>
    exported.length > 0
      ? [
          `import { ${exported.join(', ')} } from './${name}';`,
          `export { ${exported.join(', ')} };`,
          `export type * from './${name}';`,
        ]
      : [],
  );
  // In the module itself: another chunk might not be loaded yet when this one runs.
  const optional = code.includes('optional(')
    ? ['const optional = <Message>(message: Message): Message | null => message;']
    : [];
  const plurals =
    helpers.length > 0 ? [`const { ${helpers.join(', ')} } = pluralsOf('${language.tag}');`] : [];
  const type = isSource ? '' : ': typeof English.WORDS';
  const all = `export const WORDS${type} = [${listNames(shared).join(', ')}]${isSource ? ' as const' : ''};`;
  return `${[`// Made from ${file} by scripts/words/compile.ts.`, ...needed, ...others, ...plurals, ...optional, code, all].join('\n')}\n`;
}

/** Writes a file unless it is the same, so that watchers do not react. */
function writeIfNew(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content);
}

/**
 * The exports of a module written by hand, the same in every language: of a grammar, only those that are not phrases of
 * messages.
 */
function listShared(english: Language, others: readonly Language[], name: string): readonly string[] {
  const exportsIn = ({ folder }: Language) => listExports(readFileSync(join(folder, name), 'utf8'));
  const shared = exportsIn(english);
  if (name !== 'grammar.ts') return shared;
  const all = others.map((language) => new Set(exportsIn(language)));
  return shared.filter((each) => all.every((names) => names.has(each)));
}

/**
 * Compiles the catalogues of all languages into modules of typed messages beside them, which Git ignores.
 * @param root the folder of the words, with one for each language
 * @param tags of the languages, BCP 47, by their folders
 * @throws {CatalogueError} with a line for each problem: file, message and what is wrong; then nothing is written
 */
export function compileWords(root: string, tags: ReadonlyMap<string, string>): void {
  const types = readTypes(root);
  const languages = Array.from(tags, ([folder, tag]) => readLanguage(join(root, folder), tag, types));
  const english = languages.find(({ folder }) => basename(folder) === SOURCE);
  if (!english) throw new Error(`There are no words in ${join(root, SOURCE)}`);
  const others = languages.filter((language) => language !== english);
  const modules = forAll(AREAS, (area) => {
    const beside = new Map(BESIDE[area].map((name) => [name, listShared(english, others, name)]));
    const shared = { sources: readSources(english, area, others), beside };
    return [
      [join(root, CURRENT, `${area}.ts`), writeBindings(area, listNames(shared))] as const,
      ...forAll(languages, (language) => {
        const file = join(language.folder, `${area}.ts`);
        return [file, writeModule(language, area, shared)] as const;
      }),
    ];
  }).flat();
  mkdirSync(join(root, CURRENT), { recursive: true });
  for (const [file, content] of modules) writeIfNew(file, content);
}
