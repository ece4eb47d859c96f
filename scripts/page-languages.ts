import { resolve } from 'node:path';
import type { Language } from '../src/messages/language.ts';

/** The folder of a language's messages, in `src/messages`. */
export const folderOf = ({ path }: Pick<Language, 'path'>): string => path.slice(0, -1) || 'en';

/** What `#messages/` stands for in one language, as Vite's aliases. @param language a folder of `src/messages` */
export const messagesAlias = (language: string) => [
  { find: /^#messages\//, replacement: `${resolve('src/messages', language)}/` },
];
