import { type Agreeing, type Counted, phraseIn, pluralIn, type WithFigure } from '../plural.ts';

interface Forms<Phrase extends string> {
  readonly one: Phrase;
  readonly other: Phrase;
}

type Category = 'one' | 'many' | 'other';

const NOUN_AFTER_FIGURE = /#(?=[ \u00a0]\p{Letter})/u;

const agree = pluralIn<Category>('es');

/**
 * Makes a phrase agree with its figure. Whole millions take “de” before their noun: “1.000.000 de días”.
 * @param many for a phrase whose figure stands before another word than its noun: “# más”
 */
export const plural = ({ one, other }: Forms<string>, many?: string): Counted =>
  agree({ one, many: many ?? other.replace(NOUN_AFTER_FIGURE, '# de'), other });

/** With a decimal the noun is plural even beside 1,0: “uno coma cero años”. */
export const pluralOfDecimal = pluralIn<'other'>('es', 'decimal');

const agreePhrase = phraseIn<Category>('es');

/** The figure stands before its noun. */
export const phrase = ({ one, other }: Forms<WithFigure>): Agreeing => {
  const [before = '', ...after] = other.split('#');
  return agreePhrase({ one, many: `${before}# de${after.join('#')}`, other });
};
