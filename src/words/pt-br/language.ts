import { joinDays, type Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'pt-BR',
  path: 'pt-br/',
  name: 'Português (Brasil)',
  offer: 'Ler esta página em português',
  direction: 'ltr',
  date: (written) => written.replace(/^1 (?=de )/, '1º '),
  dateRange: (from, to) => joinDays(from, to, 'a'),
  comma: ', ',
  space: ' ',
};
