import { phraseIn, pluralIn } from '../plural.ts';

export const plural = pluralIn<'other'>('ja');

export const pluralOfDecimal = pluralIn<'other'>('ja', 'decimal');

export const phrase = phraseIn<'other'>('ja');
