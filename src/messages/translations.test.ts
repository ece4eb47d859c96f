import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../scripts/page-languages.ts';
import { LANGUAGES } from './languages.ts';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>(['./*/*.ts', '!./*/*.test.ts']);

/** The names of a language's modules. */
const modulesOf = (folder: string) =>
  Object.keys(MODULES).flatMap((path) =>
    path.startsWith(`./${folder}/`) ? path.slice(folder.length + 3) : [],
  );

const exportsOf = async (folder: string, name: string) =>
  Object.keys((await MODULES[`./${folder}/${name}`]?.()) ?? {});

describe.each(LANGUAGES.map((language) => [language.name, folderOf(language), language.tag] as const))(
  'In %s',
  (_, folder, tag) => {
    test('every module of English has its translation, with all that it exports', async () => {
      const english = modulesOf('en');
      expect(modulesOf(folder)).toEqual(expect.arrayContaining(english));
      for (const name of english) {
        expect(await exportsOf(folder, name), name).toEqual(
          expect.arrayContaining(await exportsOf('en', name)),
        );
      }
    });

    test('`plural.ts` names the plural categories of the language', () => {
      const source = readFileSync(`src/messages/${folder}/plural.ts`, 'utf8');
      const named = source.match(/(?<=')(?:zero|one|two|few|many|other)(?=')/g);
      expect(new Set(named)).toEqual(new Set(new Intl.PluralRules(tag).resolvedOptions().pluralCategories));
    });
  },
);
