import { plural } from './plural.ts';

export const years = plural({ one: '# year', other: '# years' });
export const weeks = plural({ one: '# week', other: '# weeks' });
export const days = plural({ one: '# day', other: '# days' });
