import type { Format } from './format.ts';

/** What stands in a phrase for its figure. */
const FIGURE = '#';

/** A phrase for each plural category of a language. `#` stands for the figure, and may be left out: “two years”. */
export type PluralForms<Category extends Intl.LDMLPluralRule> = Readonly<Record<Category, string>>;

/** A phrase that has its figure's place in it. */
export type WithFigure = `${string}#${string}`;

/** A phrase with a figure in it, or beside it. */
export type Counted = (format: Format, figure: number) => string;

/**
 * What makes phrases of a language agree with their figures as they are written: 1.04 is written as 1 by
 * `Format.number`, and as 1.0 by `Format.decimal`, which in English is plural.
 * @param language its BCP 47 tag; its plural categories are the type's
 * @param written by which function of the format
 * @example pluralIn<'one' | 'other'>('en')({ one: '# year', other: '# years' })(format, 36.5) // '36.5 years'
 */
export function pluralIn<Category extends Intl.LDMLPluralRule>(
  language: string,
  written: 'number' | 'decimal' = 'number',
): (forms: PluralForms<Category>) => Counted {
  const minimumFractionDigits = written === 'decimal' ? 1 : 0;
  const rules = new Intl.PluralRules(language, { minimumFractionDigits, maximumFractionDigits: 1 });
  return (forms) => {
    const phrases = new Map<string, string>(Object.entries(forms));
    return (format, figure) => {
      const phrase = phrases.get(rules.select(figure)) ?? phrases.get('other') ?? FIGURE;
      return phrase.replace(FIGURE, () => format[written](figure));
    };
  };
}

/** A phrase that agrees with a figure, with `#` in its place: the page shows figures of comparisons in bold. */
export type Agreeing = (figure: number) => WithFigure;

/**
 * What makes phrases of a language agree with figures that are put into them later, as `Format.number` writes them.
 * @param language its BCP 47 tag; its plural categories are the type's
 * @example phraseIn<'one' | 'other'>('en')({ one: 'Time for # song.', other: 'Time for # songs.' })(2) // 'Time for # songs.'
 */
export function phraseIn<Category extends Intl.LDMLPluralRule>(
  language: string,
): (forms: Readonly<Record<Category, WithFigure>>) => Agreeing {
  const rules = new Intl.PluralRules(language, { maximumFractionDigits: 1 });
  return (forms) => {
    const phrases = new Map<string, WithFigure>(Object.entries<WithFigure>(forms));
    return (figure) => phrases.get(rules.select(figure)) ?? phrases.get('other') ?? FIGURE;
  };
}
