import type { Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'de',
  path: 'de/',
  name: 'Deutsch',
  offer: 'Diese Seite auf Deutsch lesen',
  direction: 'ltr',
  comma: ', ',
  space: ' ',
};
