import type { Language } from '../language.ts';

export const LANGUAGE: Language = { tag: 'de', path: 'de/', name: 'Deutsch', direction: 'ltr', comma: ', ' };
