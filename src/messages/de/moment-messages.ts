import type * as English from '../en/moment-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MOMENT_MESSAGES: Translated<typeof English.MOMENT_MESSAGES> = {
  title: 'Momente',
  adding: 'Moment hinzufügen',
  editing: (name) => `Bearbeiten: ${name}`,
  text: 'Ein paar Worte',
  textPlaceholder: 'zum Beispiel Erste Stelle',
  when: 'Wann',
  ofWeek: (days) => `Für diese Woche: ${days}.`,
  roundDay: 'Oder ein runder Tag:',
  roundDayOn: (name, day) => `${name}, ${day}`,
  added: (format, name, number) => `Hinzugefügt: ${name}, Moment ${format.number(number)}.`,
  showAll: plural({ one: 'Alle # anzeigen', other: 'Alle # anzeigen' }),
  showFirst: plural({ one: 'Nur den ersten anzeigen', other: 'Nur die ersten # anzeigen' }),
  saveCalendar: 'Momente als Kalenderdatei speichern (.ics)',
  calendarFailed: 'Die Kalenderdatei konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  columns: { what: 'Moment', when: 'Wann', age: 'Alter', week: 'Lebenswoche' },
  numbered: (number, name) => `${number}. ${name}`,
  problems: {
    text: 'Geben Sie ein paar Worte ein.',
    tooMany: plural({
      one: 'Sie haben # Moment, mehr passen nicht hinein. Entfernen Sie einen, um einen anderen hinzuzufügen.',
      other:
        'Sie haben # Momente, mehr passen nicht hinein. Entfernen Sie einen, um einen anderen hinzuzufügen.',
    }),
  },
};
