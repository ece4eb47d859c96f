import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../../scripts/page-languages.ts';
import { LANGUAGES } from './languages.ts';

const isModule = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');
const ENGLISH = readdirSync('src/messages/en').filter(isModule);

const exportsOf = async (folder: string, name: string) => {
  const module: Readonly<Record<string, unknown>> = await import(`./${folder}/${name}`);
  return Object.keys(module);
};

describe.each(LANGUAGES.map((language) => [language.name, folderOf(language), language.tag] as const))(
  'In %s',
  (_, folder, tag) => {
    test('every module of English has its translation, with all that it exports', async () => {
      const modules = readdirSync(`src/messages/${folder}`).filter(isModule);
      expect(modules).toEqual(expect.arrayContaining(ENGLISH));
      for (const name of ENGLISH) {
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
