import type { Language } from '../language.ts';

export const LANGUAGE: Language = {
  tag: 'en',
  path: '',
  name: 'English',
  offer: 'Read this page in English',
  direction: 'ltr',
  comma: ', ',
  space: ' ',
};
