import type * as English from '../en/mark-messages.ts';
import type { Translated } from '../translated.ts';
import { betweenAges, fromAge } from './ages.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const MARK_MESSAGES: Translated<typeof English.MARK_MESSAGES> = {
  numbered: (name, number) => `${name} (${number})`,
  more: plural({ one: 'mais #', many: 'mais #', other: 'mais #' }),
  markedWeek: (parts) => parts.join(' · '),
  yourMoments: (text, moments) => `${text} Seus momentos: ${moments.join(', ')}.`,
  marked: plural({
    one: 'Há # momento marcado.',
    many: 'Há # de momentos marcados.',
    other: 'Há # momentos marcados.',
  }),
  chapters: (named) => `Fases: ${named.join('; ')}.`,
  betweenAges: (format, name, from, until) => `${name}, ${betweenAges(format, from, until)}`,
  fromAge: (format, name, age) => `${name}, ${fromAge(format, age)}`,
  inYear: (name, year) => `${name}, ${year}`,
  // As short as in English, for a long row of moments in a picture.
  atAge: (format, name, age) =>
    `${name}, ${age < 2 ? `com ${years(format, age)}` : `aos ${format.number(age)}`}`,
};
