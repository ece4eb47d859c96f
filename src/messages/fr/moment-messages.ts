import type * as English from '../en/moment-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MOMENT_MESSAGES: Translated<typeof English.MOMENT_MESSAGES> = {
  title: 'Moments',
  adding: 'Ajouter un moment',
  editing: (name) => `Modifier\u00a0: ${name}`,
  text: 'Quelques mots',
  textPlaceholder: 'par exemple Premier emploi',
  when: 'Quand',
  ofWeek: (days) => `Pour la semaine du ${days}.`,
  roundDay: 'Ou un cap\u00a0:',
  roundDayOn: (name, day) => `${name}, ${day}`,
  added: (format, name, number) => `Ajouté\u00a0: ${name}, moment ${format.number(number)}.`,
  showAll: plural({ one: 'Afficher tout (#)', many: 'Afficher tout (#)', other: 'Afficher tout (#)' }),
  showFirst: plural({
    one: 'Afficher seulement le premier',
    many: 'Afficher seulement les # premiers',
    other: 'Afficher seulement les # premiers',
  }),
  saveCalendar: 'Enregistrer les moments dans un fichier d’agenda (.ics)',
  calendarFailed: 'Le fichier d’agenda n’a pas pu être créé. Veuillez réessayer.',
  columns: { what: 'Moment', when: 'Quand', age: 'Âge', week: 'Semaine de vie' },
  numbered: (number, name) => `${number}. ${name}`,
  problems: {
    text: 'Écrivez quelques mots.',
    tooMany: plural({
      one: 'Vous avez # moment, et il n’y a plus de place. Supprimez-en un pour en ajouter un autre.',
      many: 'Vous avez # de moments, et il n’y a plus de place. Supprimez-en un pour en ajouter un autre.',
      other: 'Vous avez # moments, et il n’y a plus de place. Supprimez-en un pour en ajouter un autre.',
    }),
  },
};
