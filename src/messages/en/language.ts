import type { Language } from '../language.ts';

export const LANGUAGE: Language = { tag: 'en', path: '', name: 'English', direction: 'ltr', comma: ', ' };
