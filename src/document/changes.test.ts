import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { addActivities, countIds, fillDraft } from '../../tests/fixtures/drafts.ts';
import { chapter, MOTHER, moment } from '../../tests/fixtures/life-events.ts';
import { type LifeEvents, type Moment, NO_LIFE_EVENTS } from '../life/life-events.ts';
import {
  addActivity,
  addEvents,
  changeActivity,
  changeDaysPerYear,
  chooseCountry,
  fillInFigure,
  removeActivity,
  removeEvent,
  saveEvent,
  switchManual,
  typeBirthdate,
  typeLifeExpectancy,
} from './changes.ts';
import { canAddActivity, canRemoveActivity, createDraft, type Draft } from './draft.ts';
import type { Change } from './history.ts';

const colors = ({ activities }: Draft) => activities.map(({ color }) => color);
const ids = ({ activities }: Draft) => activities.map(({ id }) => id);
const remove = (draft: Draft, id: string) => removeActivity(id).reduce(draft);

const LESOTHO = { code: 'LSO', name: 'Lesotho' };
const LISBON = moment('Lisbon', '2012');

test('The initial form has Sleep 8 h, Work 8 h and Exercise 1 h, in blue, green and purple, and nothing else', () => {
  const draft = createDraft(countIds());
  expect(draft).toMatchObject({ birthdate: '', country: null, manual: false, lifeExpectancy: '' });
  expect(draft.activities.map(({ id, name, hours, color }) => [id, name, hours, color])).toEqual([
    ['id-1', 'Sleep', '8', 'blue'],
    ['id-2', 'Work', '8', 'green'],
    ['id-3', 'Exercise', '1', 'purple'],
  ]);
});

test('Activities are added up to the 5th, without a name and with 1 hour', () => {
  const full = addActivities(fillDraft(), 2);
  expect(full.activities[3]).toMatchObject({ id: 'added-1', name: '', hours: '1' });
  expect([3, 4, 5].map((count) => canAddActivity(full.activities.slice(0, count)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(addActivities(full, 1)).toEqual(full);
});

test.each([
  [0, false],
  [2, false],
  [3, true],
  [4, true],
])('Removing the activity at index %d is allowed: %s', (index, allowed) => {
  expect(canRemoveActivity(index)).toBe(allowed);
  const full = addActivities(fillDraft(), 2);
  const remaining = ids(full).filter((_, at) => !allowed || at !== index);
  expect(ids(remove(full, ids(full)[index] ?? ''))).toEqual(remaining);
});

const anId = fc.constantFrom('id-1', 'id-2', 'id-3', 'added-1', 'added-2', 'added-3', 'unknown');
const ofActivity = (id: string, ...fields: string[]) => fields.map((each) => `${id} ${each}`);

/** A change, the fields that it may change, and what it sets them to. */
interface Sample {
  readonly change: Change;
  readonly fields: readonly string[];
  readonly set?: Partial<Draft>;
  readonly added?: string;
}

const samples: fc.Arbitrary<Sample> = fc.oneof(
  fc.string().map((birthdate) => ({
    change: typeBirthdate(birthdate),
    fields: ['birthdate'],
    set: { birthdate },
  })),
  fc.string().map((lifeExpectancy) => ({
    change: typeLifeExpectancy(lifeExpectancy),
    fields: ['lifeExpectancy'],
    set: { lifeExpectancy },
  })),
  fc.boolean().map((manual) => ({
    change: switchManual(manual, 84),
    fields: ['manual', 'lifeExpectancy'],
    set: { manual },
  })),
  fc.constant({
    change: chooseCountry(LESOTHO, 84),
    fields: ['country', 'lifeExpectancy'],
    set: { country: LESOTHO },
  }),
  fc.tuple(anId, fc.string(), fc.string()).map(([id, name, hours]) => ({
    change: changeActivity(id, { name, hours }),
    fields: ofActivity(id, 'name', 'hours'),
  })),
  fc
    .tuple(anId, numbers(0, 0.999))
    .map(([added, roll]) => ({ change: addActivity(added, roll), fields: [], added })),
  anId.map((id) => ({
    change: removeActivity(id),
    fields: ofActivity(id, 'name', 'hours', 'color', 'schedule'),
  })),
);

/** The values of all fields, by the name of the field. */
function listFields({ activities, ...person }: Draft): Map<string, unknown> {
  const own = activities.flatMap(({ id, ...fields }) =>
    Object.entries(fields).map(([each, value]) => [`${id} ${each}`, value] as const),
  );
  return new Map<string, unknown>([...Object.entries(person), ...own]);
}

test('No entry is lost: a change sets its fields, changes no other, and leaves three to five activities in order', () => {
  fc.assert(
    fc.property(fc.array(samples, { maxLength: 30 }), (list) => {
      let draft = fillDraft();
      for (const { change, fields, set, added } of list) {
        // The id of a new activity is unique.
        if (added !== undefined && ids(draft).includes(added)) continue;
        const next = change.reduce(draft);
        const after = listFields(next);
        const changed = [...listFields(draft)].filter(([each, value]) => after.get(each) !== value);
        expect(fields).toEqual(expect.arrayContaining(changed.map(([each]) => each)));
        if (set) expect(next).toMatchObject(set);
        draft = next;
      }
      expect(ids(draft).slice(0, 3)).toEqual(['id-1', 'id-2', 'id-3']);
      expect(draft.activities.length).toBeLessThanOrEqual(5);
      expect(new Set(colors(draft)).size).toBe(draft.activities.length);
    }),
  );
});

const walk = (id: string) => ({ ...moment('A walk', '2012'), id });
const EVENTS: LifeEvents = {
  ...NO_LIFE_EVENTS,
  moments: [walk('one'), walk('two'), walk('three')],
  chapters: [chapter('Home', '0', '18'), chapter('Away', '18', null)],
};
const START = fillDraft({ events: EVENTS });
const save = (event: Moment) => saveEvent('moments', event);
const momentIds = ({ events }: Draft) => events?.moments.map(({ id }) => id);

describe('Life events', () => {
  test('are added at the end of their list, and changed in their place', () => {
    expect(momentIds(save(walk('four')).reduce(START))).toEqual(['one', 'two', 'three', 'four']);
    const changed = save({ ...walk('two'), text: 'changed' }).reduce(START);
    expect(changed.events?.moments.map(({ text }) => text)).toEqual(['A walk', 'changed', 'A walk']);
    expect(changed.events?.chapters).toBe(EVENTS.chapters);
  });

  test('of days a year with a person change those days alone', () => {
    const father = { ...MOTHER, id: 'father' };
    const draft = fillDraft({ events: { ...NO_LIFE_EVENTS, moments: [LISBON], people: [MOTHER, father] } });
    const { events } = changeDaysPerYear('father', 30, 'run').reduce(draft);
    expect(events).toEqual({ ...draft.events, people: [MOTHER, { ...father, daysPerYear: 30 }] });
  });

  test('are removed from their own list', () => {
    const removed = removeEvent('moments', 'two').reduce(START);
    expect(momentIds(removed)).toEqual(['one', 'three']);
    expect(removed.events?.chapters).toBe(EVENTS.chapters);
  });

  test('are added several at once, each at the end of its list', () => {
    const added = { ...NO_LIFE_EVENTS, moments: [walk('four'), walk('five')] };
    const changed = addEvents(added).reduce(START);
    expect(momentIds(changed)).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(changed.events?.chapters).toEqual(EVENTS.chapters);
  });

  test('change others of their list with them', () => {
    const list = [walk('two'), walk('four')];
    const both = [
      saveEvent('moments', walk('four'), list).reduce(START).events,
      addEvents({ ...NO_LIFE_EVENTS, people: [MOTHER] }, [chapter('Home', '0', null)]).reduce(START).events,
    ];
    expect(both).toEqual([
      { ...EVENTS, moments: list },
      { ...EVENTS, people: [...EVENTS.people, MOTHER], chapters: [chapter('Home', '0', null)] },
    ]);
  });

  test('begin with the first one', () => {
    expect(momentIds(save(walk('one')).reduce(fillDraft()))).toEqual(['one']);
  });
});

const JAPAN_YEARS = 84.036;

test.each<[string, boolean, string, number | undefined, string]>([
  ['fills in the country’s figure, to a tenth of a year, when it is ticked', true, '', JAPAN_YEARS, '84'],
  ['leaves the field empty while the figure is loading', true, '', undefined, ''],
  ['restores the value that was entered before', true, '90', JAPAN_YEARS, '90'],
  ['clears a figure that was filled in automatically when it is unticked', false, '84', JAPAN_YEARS, ''],
  ['keeps an entered value for the next time it is ticked', false, '90', JAPAN_YEARS, '90'],
])('Manual entry %s', (_, manual, before, years, after) => {
  const draft = fillDraft({ manual: !manual, lifeExpectancy: before });
  expect(switchManual(manual, years).reduce(draft)).toMatchObject({ manual, lifeExpectancy: after });
});

test.each([
  ['an entered value', 'over the previous country’s figure', '90', JAPAN_YEARS, '90'],
  ['an entered value', 'while that figure is loading', '84', undefined, '84'],
  ['an empty field for the figure that comes', 'if nothing was entered', '', undefined, ''],
  ['an empty field for the figure that comes', 'if only a space was entered', ' ', undefined, ''],
  ['an empty field for the figure that comes', 'over the previous figure', '84', JAPAN_YEARS, ''],
])('Choosing another country keeps manual entry ticked, with %s %s', (_what, _if, before, years, after) => {
  const draft = fillDraft({ manual: true, lifeExpectancy: before });
  const chosen = chooseCountry(LESOTHO, years).reduce(draft);
  expect(chosen).toMatchObject({ country: LESOTHO, manual: true, lifeExpectancy: after });
});

test.each([
  ['fills an empty field', true, '', '84'],
  ['fills a field with a space', true, ' ', '84'],
  ['does not replace an entered value', true, '9', '9'],
  ['changes nothing if manual entry is off', false, '', ''],
])('A figure that arrives after manual entry was ticked %s', (_, manual, lifeExpectancy, after) => {
  const draft = fillDraft({ manual, lifeExpectancy });
  expect(fillInFigure(JAPAN_YEARS).reduce(draft)).toEqual({ ...draft, lifeExpectancy: after });
});
