import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AREAS } from './catalogue.ts';
import { compileWords } from './compile.ts';
import { BESIDE } from './write-bindings.ts';

let root = '';

/** Writes the catalogue of the form; those of other areas are empty. */
function write(folder: string, messages: Readonly<Record<string, string>> | string, grammar = ''): void {
  mkdirSync(join(root, folder));
  writeFileSync(join(root, folder, 'grammar.ts'), grammar);
  for (const area of AREAS) {
    writeFileSync(join(root, folder, `${area}.json`), '{}');
    for (const name of BESIDE[area].filter((file) => file !== 'grammar.ts')) {
      writeFileSync(join(root, folder, name), '');
    }
  }
  const entries = Object.entries(messages).map(([id, defaultMessage]) => [id, { defaultMessage }]);
  const text = typeof messages === 'string' ? messages : JSON.stringify(Object.fromEntries(entries), null, 2);
  writeFileSync(join(root, folder, 'form.json'), text);
}

const compile = (tag = 'de') => compileWords(root, new Map(Object.entries({ en: 'en', other: tag })));
const compiled = (folder: string) => readFileSync(join(root, folder, 'form.ts'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  writeFileSync(
    join(root, 'arguments.ts'),
    "export interface Arguments {\n  readonly whose: 'example' | 'own';\n}\n",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

describe('Compiled messages', () => {
  test('are strings, or functions of a format and of named arguments', () => {
    write('en', { 'week.title': 'Weeks', 'week.of': 'Week {week, number} of {name}' });
    write('other', { 'week.title': 'Wochen', 'week.of': '{name}, Woche {week, number}' });
    compile();
    expect(compiled('en')).toContain(
      '(format: Format, args: { readonly week: number; readonly name: string }) => `Week ${format.number(args.week)} of ${args.name}`',
    );
    expect(compiled('other')).toContain('export const WEEK: typeof English.WEEK = {');
    expect(compiled('other')).toContain(
      '(format, args) => `${args.name}, Woche ${format.number(args.week)}`',
    );
  });

  test('choose by plural category, by exact figure and by word', () => {
    write('en', {
      'a.b': '{n, plural, =0 {none} one {# year} other {# years}} {whose, select, own {you} other {them}}',
    });
    write('other', {
      'a.b': '{n, plural, one {# Jahr} other {# Jahre}} {whose, select, own {Sie} other {andere}}',
    });
    compile();
    expect(compiled('en')).toContain(
      "${written(args.n) === 0 ? `none` : select(args.n) === 'one' ? `${format.number(args.n)} year` : `${format.number(args.n)} years`} ${args.whose === 'own' ? `you` : `them`}",
    );
  });

  test('choose the plural form of a figure with one decimal', () => {
    write('en', { 'a.b': '{n, number, ::.0} years' });
    write('other', { 'a.b': '{n, plural, one {{n, number, ::.0} an} other {{n, number, ::.0} ans}}' });
    compile('fr');
    expect(compiled('other')).toContain("selectDecimal(args.n) === 'one'");
  });

  test('call the phrases of the grammar', () => {
    write('en', { 'a.b': 'In {place}' });
    write('other', { 'a.b': '{inPlace}' }, 'export const inPlace = (_format, { place }) => `in ${place}`;');
    compile();
    expect(compiled('other')).toContain('${grammar.inPlace(format, args)}');
    // All languages have the same parameters.
    expect(compiled('en')).toContain('(_format: Format, args: { readonly place: string })');
  });

  test('may be left out in a translation if the English description says so', () => {
    write('en', '{\n  "a.b": { "defaultMessage": "Novels", "description": "Optional: for English." }\n}');
    write('other', {});
    compile();
    expect(compiled('other')).toContain("'b': null");
  });
});

describe('The build stops with the file, the message and what is wrong', () => {
  const ENGLISH = { 'a.b': 'At {age, number}', 'a.c': 'Text' };

  test.each([
    [
      'a missing brace',
      { 'a.b': 'Mit {age, number', 'a.c': 'Text' },
      'other/form.json, "a.b": a “}” is missing',
    ],
    [
      'an unknown argument',
      { 'a.b': 'Mit {alter}', 'a.c': 'Text' },
      '"a.b": there is no {alter}, only {age}',
    ],
    ['a missing argument', { 'a.b': 'Text', 'a.c': 'Text' }, '"a.b": {age} is missing'],
    ['a missing message', { 'a.b': 'Mit {age, number}' }, 'other/form.json, "a.c": it is missing'],
    [
      'a message of another catalogue',
      { ...ENGLISH, 'a.d': 'Text' },
      'other/form.json, "a.d": English has no such message',
    ],
    [
      'a plural without “other”',
      { ...ENGLISH, 'a.b': '{age, plural, one {#}}' },
      '"a.b": a plural or select has no “other”',
    ],
    [
      'a plural category too few',
      { ...ENGLISH, 'a.b': '{age, plural, other {#}}' },
      '"a.b": the plural of “age” lacks one',
    ],
    [
      'a plural category too many',
      { ...ENGLISH, 'a.b': '{age, plural, one {#} few {#} other {#}}' },
      '"a.b": the plural of “age” has no “few” in de',
    ],
    [
      'a format that does not exist',
      { ...ENGLISH, 'a.b': '{age, number, ::.000}' },
      '“.000” is no format of figures',
    ],
    [
      'an ordinal',
      { ...ENGLISH, 'a.b': '{age, selectordinal, one {#} other {#}}' },
      'selectordinal and offset',
    ],
    [
      'a figure without a format',
      { ...ENGLISH, 'a.b': 'Mit {age}' },
      '"a.b": {age} is a figure: write {age, number}',
    ],
    ['a brace too many', { ...ENGLISH, 'a.b': 'Mit {age, number}}' }, '"a.b": there is a “}” too many'],
    ['a figure of no plural', { ...ENGLISH, 'a.c': 'Text #' }, '"a.c": “#” is the figure of a plural'],
    ['an empty text', { ...ENGLISH, 'a.c': ' ' }, '"a.c": its text is empty'],
    [
      'a message that is too long',
      { ...ENGLISH, 'a.c': 'a'.repeat(401) },
      'other/form.json, "a.c": it has 401 characters, more than 400',
    ],
    [
      'a message with three selects within each other',
      { ...ENGLISH, 'a.c': '{a, select, other {{b, select, other {{c, select, other {d}}}}}}' },
      'other/form.json, "a.c": it has more than 2 plurals and selects within each other',
    ],
    ['a date', { ...ENGLISH, 'a.b': '{age, date}' }, 'only number, plural and select can follow'],
  ])('for %s', (_, messages, reason) => {
    write('en', ENGLISH);
    write('other', messages);
    expect(() => compile()).toThrow(reason);
    expect(() => compiled('en')).toThrow('no such file');
  });

  test('for a select value that does not exist', () => {
    write('en', { 'a.b': '{whose, select, own {you} other {them}}' });
    write('other', { 'a.b': '{whose, select, eigene {Sie} other {andere}}' });
    expect(() => compile()).toThrow('"a.b": “whose” is never “eigene”, only example, own, other');
  });

  test('for a file that is not JSON', () => {
    write('en', ENGLISH);
    write('other', '{\n  "a.b": {\n    "defaultMessage": "1",\n  }\n}');
    expect(() => compile()).toThrow('other/form.json, "a.b": line 4: there is a comma too many before }');
  });
});
