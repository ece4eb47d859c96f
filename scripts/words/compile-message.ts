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
import { categoriesOf, isDecimal } from './plural-categories.ts';

/** The properties of a language that its messages depend on. */
export interface Grammar {
  /** BCP 47 tag. */
  readonly tag: string;
  /** The functions of its `grammar.ts`: a placeholder of such a name is a phrase that code puts together. */
  readonly phrases: ReadonlySet<string>;
  /** The words that a select can choose by, for the arguments of which they are known. */
  readonly choices: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The expression that an argument is read from, by its name, unless it is `args` itself. */
export type Paths = ReadonlyMap<string, string>;

/** A message as code. */
export interface Compiled {
  /** A template literal, with its backticks. */
  readonly code: string;
  /** The arguments of the message by name, each with the type that its use gives it. */
  readonly args: ReadonlyMap<string, 'number' | 'boolean' | 'text'>;
  /** The arguments that are inserted unchanged: `{name}`. */
  readonly plain: ReadonlySet<string>;
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

function compileText(text: string): string {
  const [sign] = /[{}#]/.exec(text) ?? [];
  if (sign === '#') throw new Error('“#” is the figure of a plural, and stands outside of one');
  if (sign !== undefined) throw new Error(`there is a “${sign}” too many`);
  return text.replaceAll(/[`\\]/g, '\\$&');
}

/** @throws {Error} with what is wrong with the message, in words */
export function compileMessage(
  elements: readonly MessageFormatElement[],
  { tag, phrases, choices }: Grammar,
  paths: Paths,
): Compiled {
  const args = new Map<string, 'number' | 'boolean' | 'text'>();
  const plain = new Set<string>();
  const used = new Set<string>();
  let isFormatted = false;

  /** Notes that an argument is used. @returns where it is read from */
  const use = (name: string, type: 'number' | 'boolean' | 'text'): string => {
    if (!args.has(name) || args.get(name) === 'text') args.set(name, type);
    return `args.${paths.get(name) ?? name}`;
  };

  function compileNumber({ value, style }: NumberElement): string {
    const skeleton = isNumberSkeleton(style)
      ? style.tokens.map(({ stem, options }) => [stem, ...options].join('/')).join(' ')
      : (style ?? '');
    const write = FORMATS[skeleton];
    if (!write)
      throw new Error(
        `“${skeleton}” is no format of figures: ${Object.keys(FORMATS).filter(Boolean).join(', ')}`,
      );
    isFormatted = true;
    return `\${format.${write}(${use(value, 'number')})}`;
  }

  function compilePlural(plural: PluralElement): string {
    const { value: name, options, offset, pluralType } = plural;
    if (pluralType === 'ordinal' || offset !== 0)
      throw new Error('selectordinal and offset are not supported');
    const exact = Object.keys(options).filter((option) => option.startsWith('='));
    const named = Object.keys(options).filter((option) => !option.startsWith('='));
    const wanted = categoriesOf(tag, plural);
    const missing = [...wanted].filter((category) => !named.includes(category));
    const superfluous = named.filter((category) => !wanted.has(category));
    if (missing.length > 0) throw new Error(`the plural of “${name}” lacks ${missing.join(', ')}`);
    if (superfluous.length > 0)
      throw new Error(`the plural of “${name}” has no “${superfluous.join(', ')}” in ${tag}`);
    isFormatted = true;
    const figure = use(name, 'number');
    const select = isDecimal(plural) ? 'selectDecimal' : 'select';
    const branch = (option: string) => compileAll(options[option]?.value ?? [], figure);
    const tests = [
      ...exact.map((option) => [`written(${figure}) === ${Number(option.slice(1))}`, option] as const),
      ...named
        .filter((category) => category !== 'other')
        .map((category) => [`${select}(${figure}) === '${category}'`, category] as const),
    ];
    return `\${${tests.map(([test, option]) => `${test} ? ${branch(option)} : `).join('')}${branch('other')}}`;
  }

  function compileSelect({ value: name, options }: SelectElement, figure: string | null): string {
    const { other, ...named } = options;
    const known = choices.get(name);
    const unknown = Object.keys(named).find((option) => known && known.size > 0 && !known.has(option));
    if (known && unknown !== undefined)
      throw new Error(`“${name}” is never “${unknown}”, only ${[...known, 'other'].join(', ')}`);
    const branch = (option: { readonly value: MessageFormatElement[] } | undefined) =>
      compileAll(option?.value ?? [], figure);
    const value = use(name, 'true' in named ? 'boolean' : 'text');
    const tests = Object.entries(named).map(([label, option]) => {
      if (label === 'true') return `${value} ? ${branch(option)} : `;
      return `${value} === ${label === 'null' ? 'null' : `'${label}'`} ? ${branch(option)} : `;
    });
    return tests.length === 0
      ? compileAll(other?.value ?? [], figure).slice(1, -1)
      : `\${${tests.join('')}${branch(other)}}`;
  }

  /** @param figure the expression that replaces `#` */
  function compileElement(element: MessageFormatElement, figure: string | null): string {
    if (isLiteralElement(element)) return compileText(element.value);
    if (isPoundElement(element)) return `\${format.number(${figure})}`;
    if (isNumberElement(element)) return compileNumber(element);
    if (isPluralElement(element)) return compilePlural(element);
    if (isSelectElement(element)) return compileSelect(element, figure);
    if (!isArgumentElement(element))
      throw new Error('only number, plural and select can follow the name of an argument');
    if (phrases.has(element.value)) {
      used.add(element.value);
      isFormatted = true;
      return `\${grammar.${element.value}(format, args)}`;
    }
    plain.add(element.value);
    return `\${${use(element.value, 'text')}}`;
  }

  const compileAll = (all: readonly MessageFormatElement[], figure: string | null): string =>
    `\`${all.map((element) => compileElement(element, figure)).join('')}\``;

  return { code: compileAll(elements, null), args, plain, phrases: used, isFormatted };
}
