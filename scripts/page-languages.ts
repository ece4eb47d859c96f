import type { Language } from '../src/messages/language.ts';

/** The folder of a language's messages, in `src/messages`. */
export const folderOf = ({ path }: Pick<Language, 'path'>): string => path.slice(0, -1) || 'en';
