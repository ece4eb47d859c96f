import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../scripts/page-languages.ts';
import { LANGUAGES } from './languages.ts';

const isModule = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
const ENGLISH = readdirSync('src/messages/en').filter(isModule);

const exportsOf = async (folder: string, name: string) => {
  const module: Readonly<Record<string, unknown>> = await import(`./${folder}/${name}`);
  return Object.keys(module);
};

describe.each(LANGUAGES.map((language) => [language.name, folderOf(language)] as const))(
  'In %s',
  (_, folder) => {
    test('every module of English has its translation, with all that it exports', async () => {
      const modules = readdirSync(`src/messages/${folder}`).filter(isModule);
      expect(modules).toEqual(expect.arrayContaining(ENGLISH));
      for (const name of ENGLISH) {
        expect(await exportsOf(folder, name), name).toEqual(
          expect.arrayContaining(await exportsOf('en', name)),
        );
      }
    });

    test('its path, tag and plural categories belong together', async () => {
      const { LANGUAGE }: typeof import('./en/language.ts') = await import(`./${folder}/language.ts`);
      expect(LANGUAGE.path).toBe(folder === 'en' ? '' : `${folder}/`);
      expect(folder).toBe(LANGUAGE.tag.toLowerCase());
      expect(Intl.getCanonicalLocales(LANGUAGE.tag)).toEqual([LANGUAGE.tag]);
    });
  },
);
