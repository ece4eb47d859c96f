import { pluralIn } from '../plural.ts';

/** Makes a phrase agree with its figure, which stands for `#`. */
export const plural = pluralIn<'one' | 'other'>('en');
