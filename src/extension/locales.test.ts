import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { folderOf } from '../../scripts/page-languages.ts';
import { LANGUAGES } from '../words/languages.ts';
import { nameFolder } from './locales.ts';

test.each([
  ['en', 'en'],
  ['pt-BR', 'pt_BR'],
  ['zh-Hans', 'zh_CN'],
  ['ar', 'ar'],
])('the texts of %s are where browsers look for them: %s', (tag, folder) => {
  expect(nameFolder({ tag })).toBe(folder);
});

test.each(LANGUAGES.map((language) => [language.name, folderOf(language)]))(
  'in %s, the name and the description are as short as the stores ask',
  (_, folder) => {
    const words: Record<string, { defaultMessage: string }> = JSON.parse(
      readFileSync(`src/words/${folder}/extension.json`, 'utf8'),
    );
    expect(words['extension.name']?.defaultMessage.length).toBeLessThanOrEqual(75);
    expect(words['extension.description']?.defaultMessage.length).toBeLessThanOrEqual(132);
  },
);
