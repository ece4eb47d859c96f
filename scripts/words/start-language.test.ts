import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AREAS, pathOf } from './catalogue.ts';
import { compileWords } from './compile.ts';
import { WORDS } from './page-words.ts';
import { startLanguage } from './start-language.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  cpSync(`${WORDS}/arguments.ts`, join(root, 'arguments.ts'));
  cpSync(`${WORDS}/en`, join(root, 'en'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

test.each(['it', 'pl', 'ko', 'he', 'sr-Latn'])('The new catalogues of %s compile', (tag) => {
  const folder = startLanguage(root, tag);
  expect(() =>
    compileWords(
      root,
      new Map([
        ['en', 'en'],
        [tag.toLowerCase(), tag],
      ]),
    ),
  ).not.toThrow();
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(AREAS.map((area) => `${area}.ts`)));
});

test('The known properties of a language are filled in', () => {
  const read = (tag: string) => readFileSync(join(startLanguage(root, tag), 'language.ts'), 'utf8');
  expect(read('he')).toMatch(/tag: 'he',\n {2}path: 'he\/',\n {2}name: 'עברית',[^]*direction: 'rtl'/);
  expect(read('pt-pt')).toMatch(
    /tag: 'pt-PT',\n {2}path: 'pt-pt\/',\n {2}name: 'Português europeu',[^]*direction: 'ltr'/,
  );
});

test('Notes are only in the English catalogues', () => {
  const folder = startLanguage(root, 'it');
  const notes = AREAS.map((area) => readFileSync(pathOf(folder, area), 'utf8'));
  expect(notes.join()).not.toContain('"description"');
});

test('A language that exists, or that Intl does not know, is an error', () => {
  expect(() => startLanguage(root, 'en')).toThrow('EEXIST');
  expect(() => startLanguage(root, 'tlh')).toThrow('Intl knows no language tlh');
});
