import type * as English from '../en/moment-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MOMENT_MESSAGES: Translated<typeof English.MOMENT_MESSAGES> = {
  title: 'Momentos',
  adding: 'Añadir un momento',
  editing: (name) => `Editar ${name}`,
  text: 'Unas palabras',
  textPlaceholder: 'p. ej., Primer trabajo',
  when: 'Cuándo',
  ofWeek: (days) => `Para la semana: ${days}.`,
  roundDay: 'O una fecha redonda:',
  roundDayOn: (name, day) => `${name}, ${day}`,
  added: (format, name, number) => `Se añadió: ${name}, momento ${format.number(number)}.`,
  showAll: plural({ one: 'Mostrar los #', other: 'Mostrar los #' }),
  showFirst: plural({ one: 'Mostrar el primero', other: 'Mostrar los primeros #' }),
  saveCalendar: 'Guardar los momentos como calendario (.ics)',
  calendarFailed: 'No se pudo crear el archivo de calendario. Inténtalo de nuevo.',
  columns: { what: 'Momento', when: 'Cuándo', age: 'Edad', week: 'Semana de vida' },
  numbered: (number, name) => `${number}. ${name}`,
  problems: {
    text: 'Escribe unas palabras.',
    tooMany: plural({
      one: 'Tienes # momento y no caben más. Quita uno para añadir otro.',
      other: 'Tienes # momentos y no caben más. Quita uno para añadir otro.',
    }),
  },
};
