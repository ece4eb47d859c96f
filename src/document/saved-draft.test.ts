import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addActivities, countIds, fillDraft, typeActivities } from '../../tests/fixtures/drafts.ts';
import { SOME_EVENTS } from '../../tests/fixtures/marks.ts';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { MOTHER } from '../../tests/fixtures/people.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { whenOf } from '../life/when.ts';
import { createDraft } from './draft.ts';
import { parseCarried, parseSavedDraft, readDraft, salvageDraft } from './saved-draft.ts';
import { EVERY_DAY, type ScheduleDraft } from './schedule-draft.ts';
import { serializeDraft } from './serialize-draft.ts';

const SAVED = serializeDraft(fillDraft());
const { draft: SAVED_DRAFT }: { draft: object } = JSON.parse(SAVED);
const saveAs = (version: number): string => JSON.stringify({ version, draft: SAVED_DRAFT });

/** An activity with days and ages as entered. */
const scheduled = (schedule: ScheduleDraft) =>
  typeActivities(['Work', '8']).map((activity) => ({ ...activity, schedule }));

/** A saved form with a change made by hand. */
const editSaved = (change: object): string =>
  JSON.stringify({ version: 1, draft: { ...SAVED_DRAFT, ...change } });

describe('A saved form', () => {
  test.each([
    ['empty', createDraft(countIds())],
    ['filled in', addActivities(fillDraft(), 2)],
    ['with days and ages', fillDraft({ activities: scheduled({ days: '5', from: '2012', until: '' }) })],
    [
      'with ages in words',
      fillDraft({
        activities: scheduled({ days: '5', from: 'when I was 22 years old', until: 'at the age of 65' }),
      }),
    ],
    [
      'with wrong days and ages',
      fillDraft({ activities: scheduled({ days: '9', from: '-1', until: 'old' }) }),
    ],
    [
      'with chapters, moments and people',
      fillDraft({
        events: { ...SOME_EVENTS, people: [MOTHER, { ...MOTHER, id: 'jo', livedTogether: null }] },
      }),
    ],
    ['filled in wrongly', fillDraft({ birthdate: '2999-01-01', manual: true, lifeExpectancy: '-3' })],
  ])('is restored unchanged: %s', (_, draft) => {
    const saved = serializeDraft(draft);
    expect(parseSavedDraft(saved)).toEqual(draft);
    expect(serializeDraft(draft)).toBe(saved);
  });

  test('shows its country by its name in the page’s language', () => {
    const saved = editSaved({ country: { code: 'KOR', name: 'Südkorea', lifeExpectancy: 0 } });
    expect(parseSavedDraft(saved)).toMatchObject({ country: { code: 'KOR', name: 'South Korea' } });
  });

  test('is restored with any name and any text in a number field', () => {
    for (const name of NAUGHTY_STRINGS) {
      const draft = fillDraft({ activities: typeActivities([name.slice(0, 200), '8']) });
      expect(parseSavedDraft(serializeDraft(draft))).toEqual(draft);
    }
    const numbers = ['', '0', '-0', '.5', '7.5', '-3', '1e308', '1E-7', `0.${'0'.repeat(10_000)}1`];
    for (const hours of [...numbers, '7:30', '7 to 8']) {
      const draft = fillDraft({
        manual: true,
        lifeExpectancy: hours,
        activities: typeActivities(['Nap', hours]),
      });
      expect(parseSavedDraft(serializeDraft(draft))).toEqual(draft);
    }
  });

  test.each([
    ['null', 'null'],
    ['an empty text', ''],
    ['invalid JSON', SAVED.slice(0, -1)],
    ['data of another program', '[1,2,3]'],
    ['a version before the first', saveAs(0)],
    ['a missing property', editSaved({ birthdate: undefined })],
    ['a property of the wrong type', editSaved({ manual: 'yes' })],
    ...['<b>', 'JAPAN', 'jPAN'].map((code) => [
      `a country with the code ${code}`,
      editSaved({ country: { code, name: 'Japan', lifeExpectancy: 0 } }),
    ]),
    ['no activity', editSaved({ activities: [] })],
    ['a name of ten thousand letters', SAVED.replace('Sleep', 'x'.repeat(10_000))],
    ['a date that does not exist', editSaved({ birthdate: '1990-02-30' })],
    ['hours as a number', SAVED.replace('"hours":"8"', '"hours":8')],
    ['two activities with the same id', SAVED.replace('id-2', 'id-1')],
    [
      'days without ages',
      editSaved({ activities: [{ ...scheduled(EVERY_DAY)[0], schedule: { days: '5' } }] }),
    ],
    [
      'an age as a number',
      editSaved({ activities: [{ ...scheduled(EVERY_DAY)[0], schedule: { ...EVERY_DAY, from: 22 } }] }),
    ],
    [
      'a year of a thousand digits',
      editSaved({ activities: scheduled({ ...EVERY_DAY, from: '1'.repeat(1000) }) }),
    ],
    ['an unknown color', SAVED.replace('#4E84F0', 'url(x)')],
  ])('is ignored if it is invalid: %s', (_, saved) => {
    expect(parseSavedDraft(saved)).toBeNull();
  });

  test('is ignored if it is any other text', () => {
    expect(NAUGHTY_STRINGS.filter((saved) => parseSavedDraft(saved))).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (saved) => {
        expect(parseSavedDraft(saved)).toBeNull();
      }),
    );
  });
});

describe('A saved form with something wrong in it', () => {
  const salvage = (text: string) => salvageDraft(text, countIds());
  const PERSONAL = {
    chapters: [{ id: 'c', name: 'School', from: '6', until: null, color: '#B58567' }],
    moments: [{ id: 'm', text: 'Wedding', when: '2019' }],
    people: [],
  } as const;
  const EVENTS: LifeEvents = {
    chapters: [{ ...PERSONAL.chapters[0], from: whenOf('6') }],
    moments: [{ ...PERSONAL.moments[0], when: whenOf('2019') }],
    people: [],
  };

  test.each([
    ['a birthdate that does not exist', { birthdate: '1990-02-30' }, { birthdate: '' }],
    ['a number in place of a choice', { manual: 1 }, { manual: false }],
    [
      'a moment without a time',
      { personal: { ...PERSONAL, moments: [...PERSONAL.moments, { id: 'n', text: 'Move' }] } },
      { events: EVENTS },
    ],
    [
      'two moments with one id',
      { personal: { ...PERSONAL, moments: [...PERSONAL.moments, ...PERSONAL.moments] } },
      { events: EVENTS },
    ],
    [
      'chapters that are no list',
      { personal: { ...PERSONAL, chapters: 'none' } },
      { events: { ...EVENTS, chapters: [] } },
    ],
  ])('keeps all the rest: %s', (_, change, expected) => {
    expect(salvage(editSaved(change))).toEqual({ ...fillDraft(), ...expected });
  });

  test('keeps an activity without its color, and takes missing ones from a new form', () => {
    const [sleep] = fillDraft().activities;
    const saved = editSaved({ activities: [{ ...sleep, hours: 8, color: 'blue' }, 'work'] });
    expect(salvage(saved)?.activities.map(({ name, hours }) => [name, hours])).toEqual([
      [sleep?.name, ''],
      ['Work', '8'],
      ['Exercise', '1'],
    ]);
  });

  test('leaves an unreadable name and an unreadable life expectancy empty', () => {
    const [sleep] = fillDraft().activities;
    const saved = editSaved({ activities: [{ ...sleep, name: 8 }], lifeExpectancy: 84 });
    expect(salvage(saved)).toMatchObject({ lifeExpectancy: '', activities: [{ name: '' }, {}, {}] });
  });

  test('keeps the first five of six activities', () => {
    const six = ['1', '2', '3', '4', '5', '6'].map((name): [string, string] => [name, '1']);
    const saved = editSaved({ activities: typeActivities(...six) });
    expect(salvage(saved)?.activities.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
  });

  test.each(['', 'null', '[1,2]', '{"version":1,"draft":{}}', saveAs(2)])(
    'is null if none of it can be read: %j',
    (text) => expect(salvage(text)).toBeNull(),
  );
});

describe('A form that is carried to another page', () => {
  test.each([
    ['own', 'own'],
    ['example', 'example'],
    [null, null],
    [undefined, null],
  ] as const)('keeps whose results are shown: %s', (carried, results) => {
    expect(parseCarried(serializeDraft(fillDraft(), carried))).toEqual({ draft: fillDraft(), results });
  });

  test('ignores an unknown kind of results', () => {
    const text = SAVED.replace(/}$/, ',"results":"other"}');
    expect(parseCarried(text)).toEqual({ draft: fillDraft(), results: null });
  });

  test.each(['', 'null', '[]', '{"results":"own"}', saveAs(2)])(
    'is ignored if it cannot be read: %j',
    (text) => expect(parseCarried(text)).toBeNull(),
  );
});

test.each([null, [1, 2], { version: 1, draft: null }, { version: 1, draft: 'x' }])(
  'anything else is no form: %j',
  (saved) => expect(readDraft(saved)).toEqual({ problem: 'foreign' }),
);

describe('The activities that the page knows', () => {
  test('are saved with their ids', () => {
    const draft = fillDraft({ activities: typeActivities(['Sleep', '8'], ['Movies', '1']) });
    expect(serializeDraft(draft)).toContain('"name":"Sleep","known":"sleep"');
    expect(serializeDraft(draft)).toContain('"name":"Movies","known":"entertainment"');
  });

  test.each([
    ['Filme', 'entertainment', 'TV/Entertainment'],
    ['Work', undefined, 'Work'],
    ['Chor', 'unknown', 'Chor'],
    ['Chor', '', 'Chor'],
    ['Chor', '__proto__', 'Chor'],
  ])(
    'have their names in the page’s language, and all others what was entered: %s, %s',
    (name, known, shown) => {
      const activities = [{ id: 'id-1', name, known, hours: '1', color: '#4E84F0' }];
      const saved = JSON.stringify({ version: 1, language: 'de', draft: { ...SAVED_DRAFT, activities } });
      expect(parseSavedDraft(saved)).toMatchObject({ activities: [{ name: shown }] });
    },
  );

  test('keep the name that was entered in the page’s language', () => {
    const draft = fillDraft({ activities: typeActivities(['Movies', '1']) });
    expect(parseSavedDraft(serializeDraft(draft))).toEqual(draft);
  });
});

test('A form of a newer version gives “newer”, not null', () => {
  expect(parseSavedDraft('{"version":2,"language":[],"chapters":[]}')).toBe('newer');
});
