import type { Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'es',
  path: 'es/',
  name: 'Español',
  offer: 'Leer esta página en español',
  direction: 'ltr',
  comma: ', ',
  space: ' ',
};
