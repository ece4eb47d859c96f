import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AREAS } from './catalogue.ts';
import { findUnused } from './find-unused.ts';

const IDS = ['form.title', 'form.day.done', 'form.day.undone', 'form.unit', 'weekTable.0', 'weekTable.1'];
const IMPORT = "import { FORM, WEEK_TABLE } from '#words/form.ts';\n";

let root = '';

/** @param modules of the page, by their paths @returns the ids that none of them uses */
function unused(modules: Readonly<Record<string, string>>): readonly string[] {
  for (const [path, source] of Object.entries(modules)) writeFileSync(join(root, path), source);
  return findUnused(root).map((line) => /"(.+)"/.exec(line)?.[1] ?? line);
}

const except = (...used: readonly string[]) => IDS.filter((id) => !used.includes(id));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'unused-'));
  mkdirSync(join(root, 'words/en'), { recursive: true });
  for (const area of AREAS) writeFileSync(join(root, `words/en/${area}.json`), '{}');
  const catalogue = Object.fromEntries(IDS.map((id) => [id, { defaultMessage: 'Text' }]));
  writeFileSync(join(root, 'words/en/form.json'), JSON.stringify(catalogue));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('A message is used', () => {
  test.each([
    ['by its name', 'show(FORM.title);', ['form.title']],
    ['by its name as a text', "show(FORM['title']);", ['form.title']],
    ['as an element of a list', 'show(WEEK_TABLE[1]);', ['weekTable.1']],
    ['by a property of its text', 'show(FORM.title.length);', ['form.title']],
    ['in JSX', 'const a = <p title={FORM.title}>{FORM.unit}</p>;', ['form.title', 'form.unit']],
    ['by destructuring', 'const { title, unit } = FORM;', ['form.title', 'form.unit']],
    [
      'by nested destructuring with another name',
      'const { day: { done: text = 1 } } = FORM;',
      ['form.day.done'],
    ],
    [
      'as one of two choices',
      "show(FORM.day[isDone ? 'done' : 'undone']);",
      ['form.day.done', 'form.day.undone'],
    ],
    [
      'by a computed name',
      'show(FORM.day[state]); show(FORM[kind].done);',
      ['form.day.done', 'form.day.undone'],
    ],
    ['by passing on the whole list', 'show(WEEK_TABLE);', ['weekTable.0', 'weekTable.1']],
    [
      'by iterating over the list or spreading the object',
      'WEEK_TABLE.map(show); show({ ...FORM.day });',
      ['form.day.done', 'form.day.undone', 'weekTable.0', 'weekTable.1'],
    ],
    [
      'in the rest of a destructuring',
      'const { title, unit, ...rest } = FORM;',
      ['form.title', 'form.day.done', 'form.day.undone', 'form.unit'],
    ],
  ])('%s', (_, code, used) => {
    expect(unused({ 'section.tsx': IMPORT + code })).toEqual(except(...used));
  });

  test('by a renamed import', () => {
    const code = "import { FORM as words } from '#words/form.ts'; show(words.title);";
    expect(unused({ 'a.ts': code })).toEqual(except('form.title'));
  });
});

describe('A message is not used', () => {
  test.each([
    ['by an import alone', ''],
    ['by a type', 'type Name = keyof typeof FORM; let day: typeof FORM.day;'],
    ['by a key or a member of that name', 'const a = { FORM: b.FORM };'],
  ])('%s', (_, code) => {
    expect(unused({ 'section.tsx': IMPORT + code })).toEqual(IDS);
  });

  test('by another constant of the same name', () => {
    expect(unused({ 'a.ts': "import { FORM } from './form.ts'; show(FORM.title);" })).toEqual(IDS);
  });

  test('by a test', () => {
    expect(unused({ 'a.test.ts': `${IMPORT}show(FORM.title);` })).toEqual(IDS);
  });
});

test('The report has the catalogue and the id', () => {
  expect(findUnused(root)[0]).toBe(`${root}/words/en/form.json, "form.title": nothing uses it`);
});
