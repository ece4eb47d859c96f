import { roundToTenth } from '../life/round.ts';
import type { Format } from './language.ts';

/** The functions with which a language chooses the form of a word beside a figure. */
interface Plurals {
  /** Beside a figure as `Format.number` writes it: 1.04 is written as 1. */
  readonly select: (figure: number) => Intl.LDMLPluralRule;
  /** Beside one as `Format.decimal` writes it: 1.04 is written as 1.0, which is plural in English. */
  readonly selectDecimal: (figure: number) => Intl.LDMLPluralRule;
}

/** The rules are slow to create, and most visits need few of them. */
function selectWith(tag: string, options: Intl.PluralRulesOptions): Plurals['select'] {
  let rules: Intl.PluralRules | undefined;
  return (figure) => {
    rules ??= new Intl.PluralRules(tag, options);
    return rules.select(roundToTenth(figure));
  };
}

/** @param tag of the language, BCP 47 */
export const pluralsOf = (tag: string): Plurals => ({
  select: selectWith(tag, {}),
  selectDecimal: selectWith(tag, { minimumFractionDigits: 1 }),
});

/** A phrase for each plural category that differs from `other`. `#` stands for the figure. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>;

/**
 * Makes phrases of a language agree with their figures as `Format.number` writes them.
 * @param tag BCP 47
 * @example pluralIn('de')({ one: '# Jahr', other: '# Jahre' })(format, 36.5) // '36,5 Jahre'
 */
export function pluralIn(tag: string) {
  const { select } = pluralsOf(tag);
  return (forms: PluralForms) =>
    (format: Format, figure: number): string =>
      (forms[select(figure)] ?? forms.other).replace('#', () => format.number(figure));
}

type WriteFigure = (format: Format, figure: number) => string;
const BILLION = 1e9;
export const MILLION = 1e6;

/**
 * Writes a number of people with a language's words for millions and billions, and as a plain figure below.
 * @example countIn(plural({ other: '# million' }), plural({ other: '# billion' }))(format, 1.3e6) // '1.3 million'
 */
export const countIn =
  (millions: WriteFigure, billions: WriteFigure): WriteFigure =>
  (format, count) => {
    if (count >= BILLION) return billions(format, count / BILLION);
    return count >= MILLION ? millions(format, count / MILLION) : format.number(count);
  };
