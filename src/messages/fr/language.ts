import type { Language } from '../language.ts';

const withOrdinal = (day: string) => day.replace(/^1(?=\s|$)/, '1er');

/** @example nameDays('14 novembre 2026', '20 novembre 2026') // '14 au 20 novembre 2026' */
function nameDays(from: string, to: string): string {
  if (from === to) return withOrdinal(to);
  const words = from.split(' ');
  const last = to.split(' ');
  while (words.length > 1 && words.at(-1) === last.pop()) words.pop();
  return `${withOrdinal(words.join(' '))} au ${withOrdinal(to)}`;
}

export const LANGUAGE: Language = {
  tag: 'fr',
  path: 'fr/',
  name: 'Français',
  offer: 'Lire cette page en français',
  direction: 'ltr',
  date: withOrdinal,
  dateRange: nameDays,
  comma: ', ',
  space: ' ',
};
