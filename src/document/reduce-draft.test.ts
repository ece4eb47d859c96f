import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { addActivities, countIds, fillDraft, typeActivities } from '../../tests/fixtures/drafts.ts';
import { chapter, moment } from '../../tests/fixtures/life-events.ts';
import { type LifeEvents, type Moment, NO_LIFE_EVENTS } from '../life/life-events.ts';
import {
  type ActivityDraft,
  canAddActivity,
  canRemoveActivity,
  createDraft,
  type Draft,
  sameEntries,
} from './draft.ts';
import { type DraftAction, reduceDraft, takeOver } from './reduce-draft.ts';
import { EVERY_DAY } from './schedule-draft.ts';

const colors = ({ activities }: Draft) => activities.map(({ color }) => color);
const ids = ({ activities }: Draft) => activities.map(({ id }) => id);
const remove = (draft: Draft, id: string) => reduceDraft(draft, { type: 'activityRemoved', id });

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

describe('Values entered before hydration', () => {
  const typed = {
    birthdate: '1984-02-29',
    manual: true,
    lifeExpectancy: null,
    activities: [
      { name: 'Nap', hours: '2' },
      { name: 'Work', hours: '7.5' },
      { name: '', hours: '' },
    ],
  };
  const draft = reduceDraft(createDraft(countIds()), { type: 'hydrated', values: typed });

  test('stay in their fields', () => {
    expect(draft).toMatchObject({ birthdate: '1984-02-29', manual: true });
    expect(draft.activities.map(({ name, hours }) => ({ name, hours }))).toEqual(typed.activities);
    expect([ids(draft), colors(draft)]).toEqual([ids(fillDraft()), colors(fillDraft())]);
  });

  test('of a form that another one is about to replace are dropped; without any, the form is the same object', () => {
    const shown = fillDraft();
    const next = fillDraft({ birthdate: '1990-05-15' });
    const restored = { type: 'hydrated', values: typed } as const;
    expect(reduceDraft(next, { ...restored, shown })).toBe(next);
    expect(reduceDraft(next, { ...restored, shown: next }).birthdate).toBe('1984-02-29');
    expect(reduceDraft(next, { ...restored, values: next })).toBe(next);
  });

  test('override the saved form, which fills the other fields', () => {
    const saved = fillDraft({
      birthdate: '1970-01-01',
      activities: typeActivities(['Rest', '9'], ['Craft', '6'], ['Walks', '2'], ['Choir', '1']),
    });
    const [rest, ...others] = saved.activities.map((activity) => ({ ...activity, schedule: EVERY_DAY }));
    if (!rest) throw new Error('It has activities');
    const scheduled = { ...saved, activities: [rest, ...others] };
    const values = { ...typed, birthdate: '', activities: [{ name: 'Sleep', hours: '7' }] };
    expect(takeOver(createDraft(countIds()), values, scheduled)).toEqual({
      ...scheduled,
      manual: true,
      activities: [{ ...rest, hours: '7' }, ...others],
    });
  });
});

const anId = fc.constantFrom('id-1', 'id-2', 'id-3', 'added-1', 'added-2', 'added-3', 'unknown');
const change = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T, never>(fields, { requiredKeys: [] });

const draftChanges = change<Omit<Draft, 'activities' | 'events' | 'basis' | 'population'>>({
  birthdate: fc.string(),
  manual: fc.boolean(),
  lifeExpectancy: fc.string(),
  country: fc.constantFrom(null, { code: 'ABW', name: 'Aruba' }),
}).map((changed): DraftAction => ({ type: 'draftChanged', change: changed }));
const activityChanges = fc
  .tuple(anId, change<{ name: string; hours: string }>({ name: fc.string(), hours: fc.string() }))
  .map(([id, changed]): DraftAction => ({ type: 'activityChanged', id, change: changed }));
const additions = fc
  .tuple(anId, numbers(0, 0.999))
  .map(([id, roll]): DraftAction => ({ type: 'activityAdded', chance: { id, roll } }));
const removals = anId.map((id): DraftAction => ({ type: 'activityRemoved', id }));
const actions = fc.oneof(draftChanges, activityChanges, additions, removals);

/** The values of all fields, by the name of the field. */
function listFields({ activities, ...person }: Draft): Map<string, unknown> {
  const own = activities.flatMap(({ id, ...fields }) =>
    Object.entries(fields).map(([field, value]) => [`${id} ${field}`, value] as const),
  );
  return new Map<string, unknown>([...Object.entries(person), ...own]);
}

/** The fields that an action may change. */
function listChangeable(action: DraftAction): string[] {
  if (action.type === 'draftChanged') return Object.keys(action.change);
  if (action.type === 'activityChanged')
    return Object.keys(action.change).map((field) => `${action.id} ${field}`);
  if (action.type === 'activityRemoved')
    return ['name', 'hours', 'color', 'schedule'].map((field) => `${action.id} ${field}`);
  return [];
}

test('Every part of an activity is an entry, except its id', () => {
  const draft = fillDraft();
  const [activity, ...others] = draft.activities;
  if (!activity) throw new Error('It has activities');
  const changes: Required<ActivityDraft> = {
    id: 'other',
    name: 'Nap',
    hours: '2',
    color: 'red',
    schedule: { days: '5', from: '22', until: '' },
  };
  for (const [part, value] of Object.entries(changes)) {
    const changed = fillDraft({ activities: [{ ...activity, [part]: value }, ...others] });
    expect(sameEntries(changed, draft), part).toBe(part === 'id');
  }
});

test('When activities happen is an entry; every day from birth on is the same as none', () => {
  const plan = (draft: Draft, schedule: Draft['activities'][number]['schedule']) =>
    reduceDraft(draft, { type: 'activityChanged', id: 'id-2', change: { schedule } });
  const scheduled = plan(fillDraft(), { days: '5', from: '22', until: '' });
  expect(sameEntries(scheduled, fillDraft())).toBe(false);
  for (const same of [null, { days: '7', from: '', until: '' }])
    expect(sameEntries(plan(scheduled, same), fillDraft())).toBe(true);
});

/** The id of a new activity is unique. */
const isValid = (draft: Draft, action: DraftAction) =>
  action.type !== 'activityAdded' || !ids(draft).includes(action.chance.id);

test('No entry is lost: an action sets its fields, changes no other, and leaves three to five activities in order', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 30 }), (list) => {
      let draft = fillDraft();
      for (const action of list) {
        if (!isValid(draft, action)) continue;
        const next = reduceDraft(draft, action);
        const after = listFields(next);
        const changed = [...listFields(draft)].filter(([field, value]) => after.get(field) !== value);
        expect(listChangeable(action)).toEqual(expect.arrayContaining(changed.map(([field]) => field)));
        if (action.type === 'draftChanged') expect(next).toMatchObject(action.change);
        if (action.type === 'activityChanged' && ids(next).includes(action.id))
          expect(next.activities.find(({ id }) => id === action.id)).toMatchObject(action.change);
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
const save = (event: Moment) => ({ type: 'eventSaved', kind: 'moments', event }) as const;
const momentIds = ({ events }: Draft) => events?.moments.map(({ id }) => id);

describe('Life events', () => {
  test('are added at the end of their list, and changed in their place', () => {
    expect(momentIds(reduceDraft(START, save(walk('four'))))).toEqual(['one', 'two', 'three', 'four']);
    const changed = reduceDraft(START, save({ ...walk('two'), text: 'changed' }));
    expect(changed.events?.moments.map(({ text }) => text)).toEqual(['A walk', 'changed', 'A walk']);
    expect(changed.events?.chapters).toBe(EVENTS.chapters);
  });

  test('are removed from their own list', () => {
    const removed = reduceDraft(START, { type: 'eventRemoved', kind: 'moments', id: 'two' });
    expect(momentIds(removed)).toEqual(['one', 'three']);
    expect(removed.events?.chapters).toBe(EVENTS.chapters);
  });

  test('are added several at once, each at the end of its list', () => {
    const added = { ...NO_LIFE_EVENTS, moments: [walk('four'), walk('five')] };
    const changed = reduceDraft(START, { type: 'eventsAdded', added });
    expect(momentIds(changed)).toEqual(['one', 'two', 'three', 'four', 'five']);
    expect(changed.events?.chapters).toEqual(EVENTS.chapters);
  });

  test('begin with the first one', () => {
    expect(momentIds(reduceDraft(fillDraft(), save(walk('one'))))).toEqual(['one']);
  });
});
