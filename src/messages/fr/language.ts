import type { Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'fr',
  path: 'fr/',
  name: 'Français',
  offer: 'Lire cette page en français',
  direction: 'ltr',
  comma: ', ',
  space: ' ',
};
