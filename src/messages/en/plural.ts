import { phraseIn, pluralIn } from '../plural.ts';

/** Makes a phrase agree with its figure, which stands for `#`. */
export const plural = pluralIn<'one' | 'other'>('en');

/** The same for a figure that always has one decimal. */
export const pluralOfDecimal = pluralIn<'other'>('en', 'decimal');

/** The same for a phrase into which the page puts the figure. */
export const phrase = phraseIn<'one' | 'other'>('en');
