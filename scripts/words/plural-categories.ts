/** Lists the plural categories of a language, for compile-message.ts. */
import {
  isNumberElement,
  isNumberSkeleton,
  type MessageFormatElement,
  type PluralElement,
} from '@formatjs/icu-messageformat-parser';

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
export const isDecimal = ({ value: name, options }: PluralElement): boolean =>
  Object.values(options).some((option) => hasDecimal(option.value, name));

/** Every category that a language has for figures as a plural writes them. @param tag BCP 47 */
export function categoriesOf(tag: string, plural: PluralElement): ReadonlySet<string> {
  const minimumFractionDigits = isDecimal(plural) ? 1 : 0;
  const rules = new Intl.PluralRules(tag, { minimumFractionDigits, maximumFractionDigits: 1 });
  if (minimumFractionDigits === 0) return new Set(rules.resolvedOptions().pluralCategories);
  const figures = [...Array.from({ length: 2000 }, (_, tenths) => tenths / 10), 1e6, 1e9];
  return new Set(figures.map((figure) => rules.select(figure)));
}
