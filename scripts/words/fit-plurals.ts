/** Gives the plurals of a message the categories of another language, for start-language.ts. */
import {
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { categoriesOf } from './plural-categories.ts';

const pluralsIn = (elements: readonly MessageFormatElement[]): readonly PluralElement[] =>
  elements.flatMap((element) => {
    if (!isPluralElement(element) && !isSelectElement(element)) return [];
    const within = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return isPluralElement(element) ? [element, ...within] : within;
  });

/** The categories in the order of CLDR. */
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

const isFit = (plural: PluralElement, tag: string): boolean => {
  const named = Object.keys(plural.options).filter((option) => !option.startsWith('='));
  const wanted = categoriesOf(tag, plural);
  return named.length === wanted.size && named.every((category) => wanted.has(category));
};

/** Gives one plural of a message the categories of a language. */
function fitPlural(text: string, plural: PluralElement, tag: string): string {
  const bodies = new Map(
    Object.entries(plural.options).map(([option, { location }]) => [
      option,
      text.slice(location?.start.offset, location?.end.offset),
    ]),
  );
  const wanted = categoriesOf(tag, plural);
  const options = [
    ...[...bodies.keys()].filter((option) => option.startsWith('=')),
    ...ORDER.filter((category) => wanted.has(category)),
  ];
  const forms = options.map((option) => `${option} ${bodies.get(option) ?? bodies.get('other')}`);
  const fitted = `{${plural.value}, plural, ${forms.join(' ')}}`;
  return text.slice(0, plural.location?.start.offset) + fitted + text.slice(plural.location?.end.offset);
}

/**
 * Gives the plurals of an English message the categories of another language, before it is translated: those that
 * English does not have get the text of `other`.
 * @param tag of the language, BCP 47
 * @example fitPlurals('{n, plural, one {# day} other {# days}}', 'ja') // '{n, plural, other {# days}}'
 */
export function fitPlurals(message: string, tag: string): string {
  const elements = parse(message, { ignoreTag: true, captureLocation: true });
  const unfit = pluralsIn(elements).find((plural) => !isFit(plural, tag));
  return unfit ? fitPlurals(fitPlural(message, unfit, tag), tag) : message;
}
