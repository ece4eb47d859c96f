import type * as English from '../en/moment-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MOMENT_MESSAGES: Translated<typeof English.MOMENT_MESSAGES> = {
  title: 'Momentos',
  adding: 'Adicionar um momento',
  editing: (name) => `Editar ${name}`,
  text: 'Algumas palavras',
  textPlaceholder: 'ex.: Primeiro emprego',
  when: 'Quando',
  ofWeek: (days) => `Para a semana de ${days}.`,
  roundDay: 'Ou um marco:',
  roundDayOn: (name, day) => `${name}, ${day}`,
  added: (format, name, number) => `Momento ${format.number(number)} adicionado: ${name}.`,
  showAll: plural({ one: 'Mostrar #', many: 'Mostrar todos os #', other: 'Mostrar todos os #' }),
  showFirst: plural({
    one: 'Mostrar só o primeiro',
    many: 'Mostrar os primeiros #',
    other: 'Mostrar os primeiros #',
  }),
  saveCalendar: 'Salvar momentos como arquivo de calendário (.ics)',
  calendarFailed: 'Não foi possível criar o arquivo de calendário. Tente de novo.',
  columns: { what: 'Momento', when: 'Quando', age: 'Idade', week: 'Semana de vida' },
  numbered: (number, name) => `${number}. ${name}`,
  problems: {
    text: 'Informe algumas palavras.',
    tooMany: plural({
      one: 'Você tem # momento, e não cabe mais nenhum. Remova um para adicionar outro.',
      many: 'Você tem # de momentos, e não cabe mais nenhum. Remova um para adicionar outro.',
      other: 'Você tem # momentos, e não cabe mais nenhum. Remova um para adicionar outro.',
    }),
  },
};
