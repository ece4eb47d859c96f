import { phraseIn, pluralIn } from '../plural.ts';

export const plural = pluralIn<'one' | 'many' | 'other'>('fr');

export const pluralOfDecimal = pluralIn<'one' | 'other'>('fr', 'decimal');

export const phrase = phraseIn<'one' | 'many' | 'other'>('fr');
