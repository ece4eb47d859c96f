import { joinDays, type Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'fr',
  path: 'fr/',
  name: 'Français',
  offer: 'Lire cette page en français',
  direction: 'ltr',
  date: (written) => written.replace(/^1(?=\s)/, '1er'),
  dateRange: (from, to) => joinDays(from, to, 'au'),
  comma: ', ',
  space: ' ',
};
