import { phraseIn, pluralIn } from '../plural.ts';

export const plural = pluralIn<'one' | 'other'>('de');

export const pluralOfDecimal = pluralIn<'other'>('de', 'decimal');

export const phrase = phraseIn<'one' | 'other'>('de');
