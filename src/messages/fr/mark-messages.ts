import type * as English from '../en/mark-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const MARK_MESSAGES: Translated<typeof English.MARK_MESSAGES> = {
  numbered: (name, number) => `${name} (${number})`,
  more: plural({ one: '# autre', many: '# d’autres', other: '# autres' }),
  markedWeek: (parts) => parts.join(' · '),
  yourMoments: (text, moments) => `${text} Vos moments\u00a0: ${moments.join(', ')}.`,
  marked: plural({
    one: '# moment est signalé.',
    many: '# de moments sont signalés.',
    other: '# moments sont signalés.',
  }),
  chapters: (named) => `Chapitres\u00a0: ${named.join('\u202f; ')}.`,
  betweenAges: (format, name, from, until) => `${name}, de ${format.number(from)} à ${years(format, until)}`,
  fromAge: (format, name, age) => `${name}, à partir de ${years(format, age)}`,
  inYear: (name, year) => `${name}, ${year}`,
  atAge: (format, name, age) => `${name}, ${years(format, age)}`,
};
