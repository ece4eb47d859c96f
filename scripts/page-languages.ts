import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/messages/language.ts';
import { LANGUAGES } from '../src/messages/languages.ts';

const MESSAGES = 'src/messages';

/** The folder of a language's messages. */
export const folderOf = ({ path }: Language): string => path.slice(0, -1) || 'en';

const listModules = (folder: string) =>
  readdirSync(join(MESSAGES, folder)).filter((name) => !name.endsWith('.test.ts'));

/** The languages that the page can be built in: all that have the modules of English. */
export function listWholeLanguages(): readonly Language[] {
  const needed = listModules('en');
  return LANGUAGES.filter((language) => {
    const modules = new Set(listModules(folderOf(language)));
    return needed.every((name) => modules.has(name));
  });
}
