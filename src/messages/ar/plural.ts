import { phraseIn, pluralIn } from '../plural.ts';

type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

export const plural = pluralIn<Category>('ar');

export const pluralOfDecimal = pluralIn<Category>('ar', 'decimal');

export const phrase = phraseIn<Category>('ar');

/** The same form for every figure. */
export const alike = <Form extends string>(form: Form): Readonly<Record<Category, Form>> => ({
  zero: form,
  one: form,
  two: form,
  few: form,
  many: form,
  other: form,
});
