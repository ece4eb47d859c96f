import type * as English from '../en/mark-messages.ts';
import type { Translated } from '../translated.ts';
import { betweenAges, fromAge } from './ages.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const MARK_MESSAGES: Translated<typeof English.MARK_MESSAGES> = {
  numbered: (name, number) => `${name} (${number})`,
  more: plural({ one: '# más', other: '# más' }, '# más'),
  markedWeek: (parts) => parts.join(' · '),
  yourMoments: (text, moments) => `${text} Tus momentos: ${moments.join(', ')}.`,
  marked: plural({ one: 'Hay # momento marcado.', other: 'Hay # momentos marcados.' }),
  chapters: (named) => `Etapas: ${named.join('; ')}.`,
  betweenAges: (format, name, from, until) => `${name}, ${betweenAges(format, from, until)}`,
  fromAge: (format, name, age) => `${name}, ${fromAge(format, age)}`,
  inYear: (name, year) => `${name}, ${year}`,
  atAge: (format, name, age) => `${name}, ${years(format, age)}`,
};
