import type { Format } from '../messages/format.ts';

/** The forms of a word beside a number. */
export interface PluralForms {
  readonly one: string;
  readonly other: string;
}

export const YEARS: PluralForms = { one: 'year', other: 'years' };

/** The rules of the page's language, for figures with at most one decimal. */
const rules = new Intl.PluralRules('en', { maximumFractionDigits: 1 });

/** The form of a word beside a figure as `Format.number` shows it: 1.04 is shown as 1. */
export function choosePlural(figure: number, { one, other }: PluralForms): string {
  return rules.select(figure) === 'one' ? one : other;
}

/** Years with their unit: `1 year`, `36.5 years`. */
export function formatYears(format: Format, years: number): string {
  return `${format.number(years)} ${choosePlural(years, YEARS)}`;
}
