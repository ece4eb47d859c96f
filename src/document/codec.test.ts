import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documents } from '../../tests/fixtures/documents.ts';
import { fillDraft, typeActivities } from '../../tests/fixtures/drafts.ts';
import { MOTHER, SOME_EVENTS } from '../../tests/fixtures/life-events.ts';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { cleanText } from '../words/clean-text.ts';
import { FORMAT_VERSION, readText, SavedForm } from './codec.ts';
import type { Draft } from './draft.ts';
import { decodeLink, readLink, writeLink } from './link.ts';
import { readBackup, readCarriedForm, readForm, writeBackup, writeForm } from './saved-form.ts';
import { DocumentSchema } from './schema.ts';
import { writeViewedForm } from './view-link.ts';

const FULL = fillDraft({
  activities: typeActivities(['Sleep', '8'], ['Choir', '1']),
  events: { ...SOME_EVENTS, people: [MOTHER] },
});

/** A saved form or backup in which something was changed by hand. */
function edit(
  text: string,
  change: (saved: { document: Record<string, unknown> } & Record<string, unknown>) => void,
) {
  const saved = JSON.parse(text);
  change(saved);
  return JSON.stringify(saved);
}

describe('Any document', () => {
  test('comes back from what is saved exactly as it was entered, and is saved as the same text again', () => {
    fc.assert(
      fc.property(documents, (draft) => {
        const text = writeForm(draft);
        expect(readForm(text)).toEqual({ value: draft });
        expect(writeForm(draft)).toBe(text);
      }),
    );
  });

  test('comes back from a backup with every text in one line', () => {
    const clean = (draft: Draft) =>
      JSON.parse(JSON.stringify(draft), (_, value) => (typeof value === 'string' ? cleanText(value) : value));
    fc.assert(
      fc.property(documents, (draft) => {
        expect(readBackup(writeBackup(draft))).toEqual({ value: clean(draft) });
      }),
    );
  });

  test('comes back from a backup as if nobody had put marks of direction into each of its texts', () => {
    const mark = (backup: string) =>
      JSON.stringify(
        JSON.parse(backup, (_, value) => (typeof value === 'string' ? `\u202e${value}\u2066` : value)),
      );
    fc.assert(
      fc.property(documents, (draft) => {
        const backup = writeBackup(draft);
        expect(readBackup(mark(backup))).toEqual(readBackup(backup));
      }),
    );
  });

  test('comes back from another page with whether its results were shown', () => {
    fc.assert(
      fc.property(documents, fc.option(fc.boolean(), { nil: undefined }), (draft, results) => {
        expect(readCarriedForm(writeForm(draft, results))).toEqual({ draft, results: results ?? false });
      }),
    );
  });
});

describe('A form from another language', () => {
  const translated = (name: string, known: string | null) =>
    edit(writeForm(FULL), (saved) => {
      saved['language'] = 'de';
      Object.assign(saved.document, {
        country: { code: 'KOR', name: 'Südkorea', lifeExpectancy: 0 },
        activities: [{ id: 'a', name, known, hours: '1', color: '#4E84F0', schedule: null }],
      });
    });

  test.each([
    ['Filme', 'entertainment', 'TV/Entertainment'],
    ['Work', null, 'Work'],
    ['Chor', 'unknown', 'Chor'],
    ['Chor', '', 'Chor'],
    ['Chor', '__proto__', 'Chor'],
  ])('has the names of the page’s language for what the page knows: %s, %s', (name, known, shown) => {
    expect(readForm(translated(name, known))).toMatchObject({
      value: { country: { code: 'KOR', name: 'South Korea' }, activities: [{ name: shown }] },
    });
  });
});

describe('A saved form that cannot be read', () => {
  test.each([
    ['null', 'null'],
    ['an empty text', ''],
    ['cut short', '{"version":1'],
    ['of another program', '[1,2,3]'],
    ['of a version before the first', '{"version":0}'],
    ['of a version that is a text', '{"version":"1"}'],
    ['a hundred thousand lists in each other', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('is no form: %s', (_, text) => {
    expect(readForm(text)).toEqual({ problem: 'foreign' });
  });

  test('of a newer version is reported as such', () => {
    expect(readForm('{"version":2,"language":[],"chapters":[]}')).toEqual({ problem: 'newer' });
    expect(readCarriedForm('{"version":2}')).toBeNull();
  });

  test('may be any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.constantFrom(...NAUGHTY_STRINGS)), (text) => {
        expect(readForm(text)).toEqual({ problem: 'foreign' });
      }),
    );
  });
});

const [SLEEP] = typeActivities(['Sleep', '8']);
/** Changes of a document. */
const withActivities = (...changes: readonly object[]) => ({
  activities: changes.map((change, index) => ({
    ...SLEEP,
    color: '#4E84F0',
    known: null,
    id: `a${index}`,
    ...change,
  })),
});
const withCountry = (change: object) => ({
  country: { code: 'JPN', name: 'Japan', lifeExpectancy: 0, ...change },
});
const withEvents = (change: object) => ({ events: { ...NO_LIFE_EVENTS, ...change } });
const withMoments = (...changes: readonly object[]) =>
  withEvents({
    moments: changes.map((change, index) => ({ id: `m${index}`, text: 'A walk', when: '2012', ...change })),
  });
const withPerson = (change: object) => withEvents({ people: [{ ...MOTHER, ...change }] });
const times = (count: number) => Array.from({ length: count }, () => ({}));
const LONG_AGE = { days: '5', from: '1'.repeat(1000), until: '' };

describe('A backup is refused as a whole, and the first wrong field named, with', () => {
  test.each<[string, object, string]>([
    ['no birthdate, and wrong hours', { birthdate: undefined, activities: [7] }, 'birthdate'],
    ['a birthdate of 41 letters', { birthdate: 'x'.repeat(41) }, 'birthdate'],
    ...['<b>', 'JAPAN', 'jPAN'].map((code): [string, object, string] => [
      `the country ${code}`,
      withCountry({ code }),
      'country.code',
    ]),
    ['a country with a figure', withCountry({ lifeExpectancy: 84 }), 'country.lifeExpectancy'],
    ['six activities', withActivities(...times(6)), 'activities'],
    ['two activities with one id', withActivities({ id: 'a' }, { id: 'a' }), 'activities'],
    ['a name of 201 letters', withActivities({ name: 'x'.repeat(201) }), 'activities.0.name'],
    ...['url(x)', 'red', '#fff', '#4E84F0FF', '#4E84FG'].map((color): [string, object, string] => [
      `the color ${color}`,
      withActivities({ color }),
      'activities.0.color',
    ]),
    ['markup for an id', withActivities({ id: '"><b>' }), 'activities.0.id'],
    ['an id with a line break', withMoments({ id: 'DUP@x\r\nX:1' }), 'events.moments.0.id'],
    ['days without ages', withActivities({ schedule: { days: '5' } }), 'activities.0.schedule.from'],
    ['an age of a thousand digits', withActivities({ schedule: LONG_AGE }), 'activities.0.schedule.from'],
    ['ten thousand moments', withMoments(...times(10_000)), 'events.moments'],
    ['a moment in the 13th month', withMoments({}, { when: '2012-13' }), 'events.moments.1.when'],
    ['two moments with one id', withMoments({ id: 'm' }, { id: 'm' }), 'events.moments'],
    ['a moment without visible characters', withMoments({ text: ' \u200b ' }), 'events.moments.0.text'],
    ['a year of birth in words', withPerson({ birthYear: 'old' }), 'events.people.0.birthYear'],
    ['a person for 400 days a year', withPerson({ daysPerYear: 400 }), 'events.people.0.daysPerYear'],
  ])('%s', (_, change, field) => {
    const text = edit(writeBackup(FULL), ({ document }) => Object.assign(document, change));
    expect(readBackup(text)).toEqual({ problem: 'invalid', field: `document.${field}` });
  });

  test.each(['Other', undefined, 7])('%s as the product’s name', (product) => {
    const text = edit(writeBackup(FULL), (saved) => Object.assign(saved, { product }));
    expect(readBackup(text)).toEqual({ problem: 'invalid', field: 'product' });
  });
});

/** The paths of all values in JSON. */
function listPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => listPaths(part, [...path, key]))];
}

/** A backup with another value at a path. */
const replaceAt = (path: readonly string[], part: unknown) =>
  edit(writeBackup(FULL), (saved) => {
    const [last = ''] = path.slice(-1);
    const parent = path.slice(0, -1).reduce((value, key) => Object(value)[key], saved);
    Object.assign(parent, { [last]: part });
  });

test('A backup with one part of another kind is refused, and that part named', () => {
  const paths = listPaths(JSON.parse(writeBackup(FULL))).filter(([first]) => first === 'document');
  const others = [7, 'x'.repeat(100_000), true, [], { x: 1 }, [[[[[7]]]]]];
  expect(paths.length * others.length).toBeGreaterThan(300);
  for (const path of paths) {
    const refused = others.flatMap((other) => {
      const read = readBackup(replaceAt(path, other));
      return 'value' in read ? [] : [read.problem === 'invalid' && `${read.field}.`];
    });
    // The part itself, or one within it that is missing.
    const named = refused.filter((field) => field && field.startsWith(`${path.join('.')}.`));
    expect(named, path.join('.')).toEqual(refused);
    // Whatever a part may be, it cannot be most of these.
    expect(refused.length, path.join('.')).toBeGreaterThanOrEqual(others.length - 2);
  }
});

/** A part of a schema, in what all of its kinds have. */
interface SchemaPart {
  readonly type: string;
  readonly wrapped?: SchemaPart;
  readonly item?: SchemaPart;
  readonly entries?: Readonly<Record<string, SchemaPart>>;
}

/** The paths of all keys that a schema has, without the positions in lists. */
function listKeys({ wrapped, item, entries = {} }: SchemaPart, path: readonly string[] = []): string[] {
  const part = wrapped ?? item;
  if (part) return listKeys(part, path);
  const within = Object.entries(entries).flatMap(([key, entry]) => listKeys(entry, [...path, key]));
  return [path.join('.'), ...within];
}

test('The documents of these tests have every part that a document can have', () => {
  const saved = fc.sample(documents, 200).map((draft) => JSON.parse(writeForm(draft)).document);
  const paths = saved.flatMap((document) => listPaths(document));
  const keys = new Set(paths.map((path) => path.filter((key) => !/^\d+$/.test(key)).join('.')));
  expect(listKeys(DocumentSchema).filter((key) => !keys.has(key))).toEqual([]);
});

test('A life for the view is a saved form without activities', () => {
  const entered = { birthdate: '1984-02-29', lifeExpectancy: '80,5', events: SOME_EVENTS };
  expect(readText(SavedForm, writeViewedForm(entered))).toMatchObject({
    value: { document: { ...entered, country: null, manual: true, activities: [] } },
  });
});

describe('The fragment of a link', () => {
  const content = () => ({ language: 'en', document: JSON.parse(writeForm(FULL)).document });

  test('is base64url, of the same text that is saved', () => {
    const link = writeLink(content());
    expect(link).toMatch(/^[\w-]+$/);
    expect(JSON.parse(decodeLink(link))).toEqual({ version: FORMAT_VERSION, ...content() });
  });

  test('is read whole or not at all', () => {
    const link = writeLink(content());
    expect(readLink(SavedForm, link)).toMatchObject({ language: 'en' });
    for (let length = 0; length < link.length; length += 1) {
      expect(readLink(SavedForm, link.slice(0, length))).toBeNull();
    }
  });

  test('of a newer version is reported as such', () => {
    expect(readLink(SavedForm, btoa('{"version":2}'))).toBe('newer');
  });

  test.each([
    '',
    'results',
    '%',
    '<script>alert(1)</script>',
    btoa('\xff\xfe'),
    // A name with a byte that is wrong.
    btoa(writeForm(FULL).replace('Sleep', 'Sl\xffp')),
    'a'.repeat(70_000),
    btoa('[]'),
  ])('may be any other text, such as %j', (fragment) => expect(readLink(SavedForm, fragment)).toBeNull());
});

// As browsers have them in an address.
test.each(
  ['.', ')', ',', '%22', '%E2%80%9D', '%E2%80%8B', '>', '!', '%20and%20so%20on']
    // The markup of italics and of a dash, whose signs base64url has as well.
    .concat(['_', '__', '-', '--', '_.', 'and']),
)('What a text has behind a link is no part of it: %s', (behind) => {
  // Of three lengths, with which a link ends differently.
  for (const birthdate of ['', '1', '12']) {
    const draft = fillDraft({ birthdate });
    const link = writeLink(JSON.parse(writeForm(draft)));
    expect(readLink(SavedForm, link + behind)).toMatchObject({ document: { birthdate } });
    expect(readLink(SavedForm, link.slice(0, -1) + behind)).toBeNull();
  }
});
