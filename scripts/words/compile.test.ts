import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AREAS } from './catalogue.ts';
import { compileWords } from './compile.ts';
import { findUnused } from './find-unused.ts';
import { BESIDE } from './languages.ts';

type Texts = Readonly<Record<string, string>>;

let root = '';

const catalogueOf = (messages: Texts) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(messages).map(([id, defaultMessage]) => [
        id,
        { defaultMessage, description: 'A note.' },
      ]),
    ),
  );

/** Writes a language whose form has a catalogue; those of other areas are empty. */
function write(tag: string, messages: Texts | string, grammar = ''): void {
  mkdirSync(join(root, 'words', tag), { recursive: true });
  const add = (name: string, text: string) => writeFileSync(join(root, 'words', tag, name), text);
  for (const area of AREAS) {
    add(`${area}.json`, '{}');
    for (const name of BESIDE[area] ?? []) add(name, '');
  }
  for (const name of ['units.json', 'dates.json']) add(name, '{}');
  add('language.ts', `  tag: '${tag}',\n`);
  add('grammar.ts', grammar);
  add('form.json', typeof messages === 'string' ? messages : catalogueOf(messages));
}

const change = (file: string, text: string) => writeFileSync(join(root, 'words', file), text);
const compile = () => compileWords(join(root, 'words'));
const compiled = (tag: string) => readFileSync(join(root, 'words', tag, 'form.ts'), 'utf8');
const compiledForAll = (name: string) => readFileSync(join(root, 'words/current', name), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(root, 'words'));
  writeFileSync(
    join(root, 'words/arguments.ts'),
    "export interface Arguments {\n  readonly whose: 'example' | 'own';\n}\n",
  );
});

afterEach(() => rmSync(root, { recursive: true }));

describe('Compiled messages', () => {
  test('are strings, or functions of a format and of named arguments', () => {
    write('en', { 'week.title': 'Weeks', 'week.of': 'Week {week, number} of {name}' });
    write('de', { 'week.title': 'Wochen', 'week.of': '{name}, Woche {week, number}' });
    compile();
    expect(compiled('en')).toContain(
      '(format: Format, args: { readonly week: number; readonly name: string }) => `Week ${format.number(args.week)} of ${args.name}`',
    );
    expect(compiled('de')).toContain('export const WEEK: typeof English.WEEK = {');
    expect(compiled('de')).toContain('(format, args) => `${args.name}, Woche ${format.number(args.week)}`');
  });

  test('choose by plural category, by exact figure and by word', () => {
    write('en', {
      'a.b': '{n, plural, =0 {none} one {# year} other {# years}} {whose, select, own {you} other {them}}',
    });
    compile();
    expect(compiled('en')).toContain(
      "${roundToTenth(args.n) === 0 ? `none` : select(args.n) === 'one' ? `${format.number(args.n)} year` : `${format.number(args.n)} years`} ${args.whose === 'own' ? `you` : `them`}",
    );
  });

  test('choose the plural form of a figure with one decimal', () => {
    write('en', { 'a.b': '{n, number, ::.0} years' });
    write('fr', { 'a.b': '{n, plural, one {{n, number, ::.0} an} other {{n, number, ::.0} ans}}' });
    compile();
    expect(compiled('fr')).toContain("selectDecimal(args.n) === 'one'");
  });

  test('need no plural form for whole millions', () => {
    write('en', { 'a.b': '{n, plural, one {# year} other {# years}}' });
    write('fr', { 'a.b': '{n, plural, one {# an} other {# ans}}' });
    compile();
    expect(compiled('fr')).toContain('`${format.number(args.n)} ans`');
    write('fr', { 'a.b': '{n, plural, one {# an} few {# ans} other {# ans}}' });
    expect(compile).toThrow(
      'the plural of “n” has one, few, other, but needs one, other in fr, and no others',
    );
  });

  test('call the phrases of the grammar', () => {
    write('en', { 'a.b': 'In {countryPhrase}' });
    write(
      'de',
      { 'a.b': '{inCountry}' },
      'export const inCountry = (_format, { countryPhrase }) => `in ${countryPhrase}`;',
    );
    compile();
    expect(compiled('de')).toContain('${grammar.inCountry(format, args)}');
    // All languages have the same parameters.
    expect(compiled('en')).toContain('(_format: Format, args: { readonly countryPhrase: string })');
  });

  test('may be left out in a translation if the English description says so', () => {
    write('en', '{ "a.b": { "defaultMessage": "Novels", "description": "Optional: for English." } }');
    write('de', {});
    compile();
    expect(compiled('de')).toContain("'b': null");
  });
});

describe('The build stops with the file, the message and what is wrong', () => {
  const ENGLISH = { 'a.b': 'At {age, number}', 'a.c': 'Text' };

  test.each<[string, Texts, string]>([
    [
      'a missing brace',
      { 'a.b': 'Mit {age, number' },
      'de/form.json, "a.b": it cannot be read from “{age, number” on',
    ],
    ['a brace too many', { 'a.b': 'Mit {age, number}}' }, '"a.b": there is a “}” outside'],
    ['a figure of no plural', { 'a.c': 'Text #' }, '"a.c": there is a “#” outside'],
    ['another argument', { 'a.b': 'Mit {alter}' }, '"a.b": its arguments are alter, but in English age'],
    ['a superfluous message', { 'a.d': 'Text' }, 'de/form.json, "a.d": English has no such message'],
    ['a plural without “other”', { 'a.b': '{age, plural, one {#}}' }, '(MISSING_OTHER_CLAUSE)'],
    [
      'a missing category',
      { 'a.b': '{age, plural, other {#}}' },
      'the plural of “age” has other, but needs one, other in de',
    ],
    ['a format that does not exist', { 'a.b': '{age, number, ::.000}' }, '“.000” is no format of figures'],
    ['an ordinal', { 'a.b': '{age, selectordinal, one {#} other {#}}' }, 'selectordinal and offset'],
    ['a date', { 'a.b': '{age, date}' }, 'only number, plural and select can follow'],
    ['a figure without a format', { 'a.b': 'Mit {age}' }, '"a.b": {age} is a figure: write {age, number}'],
    ['an empty text', { 'a.c': ' ' }, '"a.c": its text is empty'],
    ['a long message', { 'a.c': 'a'.repeat(301) }, '"a.c": it has 301 characters, more than 300'],
    [
      'three selects within each other',
      { 'a.c': '{a, select, other {{b, select, other {{c, select, other {d}}}}}}' },
      '"a.c": it has more than 2 plurals and selects within each other',
    ],
    [
      'a word that is never chosen',
      { 'a.c': '{whose, select, eigene {Sie} other {andere}}' },
      '"a.c": “whose” is never “eigene”, only example, own, other',
    ],
  ])('for %s', (_, messages, reason) => {
    write('en', ENGLISH);
    write('de', { ...ENGLISH, ...messages });
    expect(compile).toThrow(reason);
  });

  test.each<[string, Texts]>([
    ['missing', { 'a.b': 'Mit {age, number}' }],
    ['wrong', { 'a.b': 'Mit {age, number}', 'a.c': '{age, plural, other {#}}' }],
  ])('but writes in English what is %s, so that the page can be seen', (_, messages) => {
    write('en', ENGLISH);
    write('de', messages);
    expect(compile).toThrow('"a.c"');
    expect(compiled('de')).toContain("'c': `Text`");
    expect(compiled('de')).toContain('`Mit ${format.number(args.age)}`');
  });

  test('for an English message that does not say what its arguments are', () => {
    write('en', '{ "a.b": { "defaultMessage": "At {age, number}" } }');
    expect(compile).toThrow('en/form.json, "a.b": it needs a "description"');
  });

  test('for a missing message, and another problem, at once', () => {
    write('en', ENGLISH);
    write('de', { 'a.b': 'Text' });
    expect(compile).toThrow(/"a\.b": its arguments.*\n.*de\/form\.json, "a\.c": it is missing/);
  });

  test.each([
    ['a file that is not JSON', 'de', '{ "a.b": { "defaultMessage": "1", } }', /de\/form\.json: .*JSON/],
    [
      'a file that has a message twice',
      'de',
      '{\n  "a": { "defaultMessage": "1" },\n  "a": {}\n}',
      /de\/form\.json: .* twice/,
    ],
    [
      'an English message that cannot be compiled',
      'en',
      { ...ENGLISH, 'a.b': 'At {age, number' },
      /en\/form\.json, "a\.b": .*BRACE/,
    ],
  ])('and writes nothing, for %s', (_, tag, messages, reason) => {
    write('en', ENGLISH);
    write('de', ENGLISH);
    write(tag, messages);
    expect(compile).toThrow(reason);
    expect(() => compiled('en')).toThrow('no such file');
  });
});

describe('A draft', () => {
  const ENGLISH = {
    'a.b': '{n, plural, one {# year} other {# years}}',
    'a.c': 'In {countryPhrase}',
    'a.d': '{inCountry}',
  };
  const GRAMMAR = 'export const inCountry = (_format, { countryPhrase }) => `in ${countryPhrase}`;';

  /** Writes a language with nothing but a few messages and copies of the English modules. */
  function writeDraft(tag: string, messages: Texts): void {
    write('en', ENGLISH, GRAMMAR);
    write(tag, messages, GRAMMAR);
    change(`${tag}/language.ts`, `  tag: '${tag}',\n  isDraft: true,\n`);
    for (const name of ['units.json', 'dates.json', 'results.json']) rmSync(join(root, 'words', tag, name));
  }

  test('is in English, with English plurals and phrases, where it lacks something', () => {
    writeDraft('ja', { 'a.c': '{countryPhrase}で' });
    compile();
    const module = compiled('ja');
    expect(module).toContain('`${args.countryPhrase}で`');
    expect(module).toContain("${inEnglish.select(args.n) === 'one' ? `${format.number(args.n)} year`");
    expect(module).toContain("const inEnglish = pluralsOf('en');");
    expect(module).toContain('${english.inCountry(format, args)}');
    expect(module).toContain("import * as english from '../en/grammar.ts';");
  });

  test('says what it needs and what is wrong in it, and stops nothing', () => {
    writeDraft('nl', { 'a.c': '{country}' });
    const [said = ''] = compile();
    expect(said).toContain('nl is a draft');
    for (const line of [
      'messages: 2',
      'grammar.ts, which is still the English one',
      'units.json',
      'quotes/nl.csv',
    ])
      expect(said).toContain(line);
    expect(said).toContain('nl/form.json, "a.c": its arguments are country, but in English countryPhrase');
  });

  test('is not among the languages that the page is offered in, but understood', () => {
    writeDraft('ja', {});
    change('en/units.json', '{ "hours": ["hours"], "and": ["and"] }');
    change('ja/units.json', '{ "hours": ["時間", "hours"] }');
    compile();
    expect(compiledForAll('languages.ts')).toContain('LANGUAGE_TAGS: readonly string[] = ["en"];');
    expect(compiledForAll('languages.ts')).toContain('{"hours":["hours","時間"],"and":["and"]}');
  });

  test('takes nothing away from the other languages', () => {
    writeDraft('ja', {});
    change('en/names.ts', 'export const NAMES = [];\n');
    compile();
    expect(compiledForAll('form.ts')).toContain('export let NAMES');
  });

  test('that is one no longer lacks nothing', () => {
    writeDraft('ja', {});
    change('ja/language.ts', "  tag: 'ja',\n");
    expect(compile).toThrow(
      'ja/results.json: there is no results.json: begin with a copy of the English one',
    );
  });
});

test('words of a kind that English has none of are found', () => {
  write('en', {});
  write('de', {});
  change('en/units.json', '{ "hours": [], "minutes": [] }');
  change('de/units.json', '{ "stunden": ["stunden"] }');
  expect(compile).toThrow('de/units.json: “stunden” is none of hours, minutes');
});

test('the styles of the languages that have any are imported', () => {
  write('en', {});
  write('de', {});
  change('de/language.css', '');
  compile();
  expect(compiledForAll('languages.css')).toBe('@import "../de/language.css";\n');
});

describe('A message that nothing uses is found', () => {
  const IDS = ['form.title', 'form.day.done', 'form.unit', 'weekTable.0', 'weekTable.1'];

  test.each<[string, readonly string[]]>([
    ["show(FORM.title); FORM['unit'].length;", ['form.title', 'form.unit']],
    ['const { title, unit: written } = FORM;', ['form.title', 'form.unit']],
    ['show(FORM.day[state]); WEEK_TABLE.map(show);', ['form.day.done', 'weekTable.0', 'weekTable.1']],
    ['type Name = keyof typeof FORM;', []],
  ])('%s', (code, used) => {
    write('en', Object.fromEntries(IDS.map((id) => [id, 'Text'])));
    writeFileSync(join(root, 'a.ts'), `import { FORM, WEEK_TABLE } from '#words/form.ts';\n${code}`);
    writeFileSync(join(root, 'a.test.ts'), "import { FORM } from '#words/form.ts';\nshow(FORM);");
    const unused = findUnused(root).map((line) => /"(.+)": nothing uses it/.exec(line)?.[1]);
    expect(unused).toEqual(IDS.filter((id) => !used.includes(id)));
  });
});
