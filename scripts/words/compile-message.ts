/** Compiles one message to TypeScript, for compile.ts. */
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isNumberSkeleton,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  type NumberElement,
  type PluralElement,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';

/** The arguments that the phrases of a `grammar.ts` take, by the phrases' names. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

/** The properties of a language that its messages depend on. */
export interface Grammar {
  /** BCP 47 tag. */
  readonly tag: string;
  /** The functions of its `grammar.ts`: a placeholder of such a name is a phrase that code puts together. */
  readonly phrases: Phrases;
  /** The words that a select can choose by, for the arguments of which they are known. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
}

/** How an argument is used: as a figure, in a select, or unchanged: `{name}`. */
type Use = 'number' | 'word' | 'text';

export interface Compiled {
  /** A template literal, with its backticks. */
  readonly code: string;
  /** The arguments of the message itself by name. */
  readonly args: ReadonlyMap<string, Use>;
  /** All that it takes, for its phrases as well. */
  readonly takes: ReadonlySet<string>;
  /** The phrases of the grammar that it uses. */
  readonly phrases: ReadonlySet<string>;
  /** Whether it writes figures, in the visitor's format. */
  readonly isFormatted: boolean;
}

/** The function of `Format` for a number skeleton. Percentages are given in percent. */
const FORMATS: Readonly<Record<string, string>> = {
  '': 'number',
  '.0': 'decimal',
  percent: 'wholePercent',
  'percent .0': 'percent',
  'unit/hour': 'hours',
};

/** What comes along with `people`, and where it is. */
const OF_PEOPLE: Readonly<Partial<Record<string, string>>> = {
  peoplePopulation: 'population',
  peopleAge: 'age',
  stage: 'stage',
};

const hasDecimal = (parts: readonly MessageFormatElement[], name: string): boolean =>
  parts.some(
    (element) =>
      (isNumberElement(element) &&
        element.value === name &&
        isNumberSkeleton(element.style) &&
        element.style.tokens.some(({ stem }) => stem === '.0')) ||
      ('options' in element &&
        Object.values(element.options).some((option) => hasDecimal(option.value, name))),
  );

/** Whether the figure of a plural is written with one decimal in it: “1.0 years”. */
const isDecimal = ({ value: name, options }: PluralElement): boolean =>
  Object.values(options).some((option) => hasDecimal(option.value, name));

/** Figures that have, in every language, all plural categories of figures below a million. */
const BELOW_A_MILLION = Array.from({ length: 200 }, (_, figure) => [figure, figure / 10]).flat();

/**
 * The plural categories that a language has for figures as a plural writes them. Whole millions have one of their own in
 * some languages; no message counts so many, so that it is not `needed`.
 * @param tag BCP 47
 */
function categoriesOf(tag: string, plural: PluralElement) {
  const minimumFractionDigits = isDecimal(plural) ? 1 : 0;
  const rules = new Intl.PluralRules(tag, { minimumFractionDigits, maximumFractionDigits: 1 });
  const used = new Set(BELOW_A_MILLION.map((figure) => rules.select(figure)));
  const needed: readonly string[] = rules.resolvedOptions().pluralCategories.filter((each) => used.has(each));
  return { needed, all: [...needed, rules.select(1e6)] };
}

function compileText(text: string): string {
  const [sign] = /[{}#]/.exec(text) ?? [];
  if (sign !== undefined) throw new Error(`there is a “${sign}” outside of a plural or an argument`);
  return text.replaceAll(/[`\\]/g, '\\$&');
}

/** What compiling a message needs, and notes on the way. */
interface Compiling extends Grammar {
  readonly args: Map<string, Use>;
  readonly used: Set<string>;
  isFormatted: boolean;
}

/** Notes that an argument is used. @returns where it is read from */
function use({ args }: Compiling, name: string, type: Use): string {
  const part = OF_PEOPLE[name];
  const argument = part ? 'people' : name;
  if (!args.has(argument) || args.get(argument) === 'text') args.set(argument, type);
  return part ? `args.people.${part}` : `args.${name}`;
}

function compileNumber(compiling: Compiling, { value, style }: NumberElement): string {
  const skeleton = isNumberSkeleton(style)
    ? style.tokens.map(({ stem, options }) => [stem, ...options].join('/')).join(' ')
    : (style ?? '');
  const write = FORMATS[skeleton];
  if (!write) throw new Error(`“${skeleton}” is no format of figures`);
  compiling.isFormatted = true;
  return `\${format.${write}(${use(compiling, value, 'number')})}`;
}

function compilePlural(compiling: Compiling, plural: PluralElement): string {
  const { value: name, options, offset, pluralType } = plural;
  if (pluralType === 'ordinal' || offset !== 0) throw new Error('selectordinal and offset are not supported');
  const exact = Object.keys(options).filter((option) => option.startsWith('='));
  const named = Object.keys(options).filter((option) => !option.startsWith('='));
  const { needed, all } = categoriesOf(compiling.tag, plural);
  if (needed.some((category) => !named.includes(category)) || named.some((each) => !all.includes(each)))
    throw new Error(
      `the plural of “${name}” has ${named.join(', ')}, but needs ${needed.join(', ')} in ${compiling.tag}, and no others`,
    );
  compiling.isFormatted = true;
  const figure = use(compiling, name, 'number');
  const select = isDecimal(plural) ? 'selectDecimal' : 'select';
  const branch = (option: string) => compileAll(compiling, options[option]?.value ?? [], figure);
  const tests = [
    ...exact.map((option) => `roundToTenth(${figure}) === ${Number(option.slice(1))} ? ${branch(option)} : `),
    ...named
      .filter((category) => category !== 'other')
      .map((category) => `${select}(${figure}) === '${category}' ? ${branch(category)} : `),
  ];
  return `\${${tests.join('')}${branch('other')}}`;
}

function compileSelect(
  compiling: Compiling,
  { value: name, options }: SelectElement,
  figure: string | null,
): string {
  const { other, ...named } = options;
  const known = compiling.choices.get(name);
  const unknown = Object.keys(named).find((option) => known && known.size > 0 && !known.has(option));
  if (known && unknown !== undefined)
    throw new Error(`“${name}” is never “${unknown}”, only ${[...known, 'other'].join(', ')}`);
  const value = use(compiling, name, 'word');
  const tests = Object.entries(named).map(([label, option]) => {
    const is = label === 'true' ? '' : ` === ${label === 'null' ? 'null' : `'${label}'`}`;
    return `${value}${is} ? ${compileAll(compiling, option.value, figure)} : `;
  });
  return `\${${tests.join('')}${compileAll(compiling, other?.value ?? [], figure)}}`;
}

/** A placeholder: a phrase of the grammar, or an argument as it is. */
function compileArgument(compiling: Compiling, name: string): string {
  if (!compiling.phrases.has(name)) return `\${${use(compiling, name, 'text')}}`;
  compiling.used.add(name);
  compiling.isFormatted = true;
  return `\${grammar.${name}(format, args)}`;
}

function compileElement(compiling: Compiling, element: MessageFormatElement, figure: string | null): string {
  if (isLiteralElement(element)) return compileText(element.value);
  if (isPoundElement(element)) return `\${format.number(${figure})}`;
  if (isNumberElement(element)) return compileNumber(compiling, element);
  if (isPluralElement(element)) return compilePlural(compiling, element);
  if (isSelectElement(element)) return compileSelect(compiling, element, figure);
  if (isArgumentElement(element)) return compileArgument(compiling, element.value);
  throw new Error('only number, plural and select can follow the name of an argument');
}

/** @param figure the expression that replaces `#` */
const compileAll = (
  compiling: Compiling,
  elements: readonly MessageFormatElement[],
  figure: string | null,
): string => `\`${elements.map((element) => compileElement(compiling, element, figure)).join('')}\``;

/** @throws {Error} with what is wrong with the message, in words */
export function compileMessage(elements: readonly MessageFormatElement[], grammar: Grammar): Compiled {
  const compiling: Compiling = { ...grammar, args: new Map(), used: new Set(), isFormatted: false };
  const code = compileAll(compiling, elements, null);
  const { args, used, isFormatted } = compiling;
  const ofPhrases = [...used].flatMap((phrase) => grammar.phrases.get(phrase) ?? []);
  return { code, args, takes: new Set([...args.keys(), ...ofPhrases]), phrases: used, isFormatted };
}
