import { phraseIn, pluralIn } from '../plural.ts';

export const plural = pluralIn<'other'>('zh-Hans');

export const pluralOfDecimal = pluralIn<'other'>('zh-Hans', 'decimal');

export const phrase = phraseIn<'other'>('zh-Hans');
