import type * as English from '../en/mark-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MARK_MESSAGES: Translated<typeof English.MARK_MESSAGES> = {
  numbered: (name, number) => `${name} (${number})`,
  more: plural({ one: '# weiterer', other: '# weitere' }),
  markedWeek: (parts) => parts.join(' · '),
  yourMoments: (text, moments) => `${text} Ihre Momente: ${moments.join(', ')}.`,
  marked: plural({ one: '# Moment ist markiert.', other: '# Momente sind markiert.' }),
  chapters: (named) => `Lebensabschnitte: ${named.join('; ')}.`,
  betweenAges: (format, name, from, until) =>
    `${name}, Alter ${format.number(from)} bis ${format.number(until)}`,
  fromAge: (format, name, age) => `${name}, ab ${format.number(age)}`,
  inYear: (name, year) => `${name}, ${year}`,
  atAge: (format, name, age) =>
    age === 0 ? `${name}, im ersten Lebensjahr` : `${name}, mit ${format.number(age)}`,
};
