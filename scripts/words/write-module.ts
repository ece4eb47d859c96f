/** Writes the messages of a language as TypeScript, for compile.ts. */
import type { Area, Message } from './catalogue.ts';
import type { Compiled, Grammar } from './compile-message.ts';
import { type Language, SOURCE } from './languages.ts';

/** The messages of a catalogue by their ids, in its order. */
export type Messages = ReadonlyMap<string, Compiled & Pick<Message, 'isOptional' | 'isDescribed'>>;

export interface AreaOfWords {
  readonly area: Area;
  readonly english: Messages;
  readonly all: ReadonlyMap<Language, Messages>;
  /** The exports of the modules beside the catalogue, by their names. */
  readonly beside: readonly (readonly [string, readonly string[]])[];
  /** The constants of the catalogue and those exports, in the order of `WORDS`. */
  readonly names: readonly string[];
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

/** English code for the module of another language: with English phrases and plurals. */
const writeEnglish = (code: string): string =>
  code
    .replaceAll('${grammar.', '${english.')
    .replaceAll(/\bselect(?=(?:Decimal)?\(args\.)/g, 'inEnglish.select');

/** A message as an expression: a string if it takes nothing. English ones have types. */
function writeMessage({ english, all }: AreaOfWords, language: Language, id: string): string {
  const source = english.get(id);
  const own = all.get(language)?.get(id);
  if (!source || (!own && source.isOptional)) return 'null';
  const code = own?.code ?? writeEnglish(source.code);
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

/** A constant for each first part of the ids. */
function writeConstants(words: AreaOfWords, language: Language): string {
  const isSource = words.all.get(language) === words.english;
  const tree: Tree = {};
  for (const id of words.english.keys()) addToTree(tree, id.split('.'), writeMessage(words, language, id));
  return Object.entries(tree)
    .map(([group, branch]) => {
      const name = constantOf(group);
      const text = typeof branch === 'string' && branch.startsWith('`') ? ': string' : '';
      return `export const ${name}${isSource ? text : `: typeof English.${name}`} = ${writeTree(branch)};\n`;
    })
    .join('\n');
}

/** Writes a catalogue of a language as a module. */
export function writeModule(words: AreaOfWords, language: Language): string {
  const { area, english, all, beside, names } = words;
  const isSource = all.get(language) === english;
  const code = writeConstants(words, language);
  const selects = ['select', 'selectDecimal']
    .filter((name) => new RegExp(`(?<!\\.)\\b${name}\\(`).test(code))
    .join(', ');
  const hasEnglishPlurals = code.includes('inEnglish.');
  const plurals = hasEnglishPlurals || selects !== '';
  const head = Object.entries({
    [`// Made from ${language.folder}/${area}.json by scripts/words/compile.ts.`]: true,
    "import type { Arguments } from '../arguments.ts';": code.includes("Arguments['"),
    [`import type * as English from '../${SOURCE}/${area}.ts';`]: !isSource,
    [`import * as english from '../${SOURCE}/grammar.ts';`]: code.includes('${english.'),
    "import type { Format } from '../language.ts';": code.includes('ormat: Format'),
    "import { pluralsOf } from '../plurals.ts';": plurals,
    "import { roundToTenth } from '../../life/round.ts';": code.includes('roundToTenth('),
    "import * as grammar from './grammar.ts';": code.includes('grammar.'),
    ...Object.fromEntries(
      beside.flatMap(([name, exported]) => [
        [`import { ${exported.join(', ')} } from './${name}';`, exported.length > 0],
        [`export { ${exported.join(', ')} };\nexport type * from './${name}';`, exported.length > 0],
      ]),
    ),
    [`const { ${selects} } = pluralsOf('${language.tag}');`]: selects !== '',
    [`const inEnglish = pluralsOf('${SOURCE}');`]: hasEnglishPlurals,
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
export const writeBindings = ({ area, names }: AreaOfWords): string => `// Made by scripts/words/compile.ts.
import type * as English from '../${SOURCE}/${area}.ts';
export type * from '../${SOURCE}/${area}.ts';
${names.map((name) => `export let ${name}: typeof English.${name};\n`).join('')}export const setWords = (words: typeof English.WORDS): void => {
  [${names.join(', ')}] = words;
};
`;
