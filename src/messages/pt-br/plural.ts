import { phraseIn, pluralIn } from '../plural.ts';

/**
 * Makes a phrase agree with its figure, which stands for `#`. `one` is for every figure below 2, such as 0 and 1.5, and
 * `many` for whole millions, which take “de” before a noun.
 */
export const plural = pluralIn<'one' | 'many' | 'other'>('pt-BR');

/** The same for a figure that always has one decimal. */
export const pluralOfDecimal = pluralIn<'one' | 'other'>('pt-BR', 'decimal');

/** The same for a phrase into which the page puts the figure. */
export const phrase = phraseIn<'one' | 'many' | 'other'>('pt-BR');
