import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addActivities, countIds, fillDraft, typeActivities } from '../../tests/fixtures/drafts.ts';
import { canAddActivity, canRemoveActivity, createDraft, type Draft, sameEntries } from './draft.ts';
import { type DraftAction, reduceDraft, takeOver } from './reduce-draft.ts';

const colors = ({ activities }: Draft) => activities.map(({ color }) => color);
const ids = ({ activities }: Draft) => activities.map(({ id }) => id);
const remove = (draft: Draft, id: string) => reduceDraft(draft, { type: 'activityRemoved', id });

describe('The initial form', () => {
  const draft = createDraft(countIds());

  test('has Sleep 8 h, Work 8 h and Exercise 1 h, in blue, green and purple, and is otherwise empty', () => {
    expect(draft).toMatchObject({ birthdate: '', country: null, manual: false, lifeExpectancy: '' });
    expect(draft.activities.map(({ id, name, hours, color }) => [id, name, hours, color])).toEqual([
      ['id-1', 'Sleep', '8', '#4E84F0'],
      ['id-2', 'Work', '8', '#59D4A6'],
      ['id-3', 'Exercise', '1', '#CF9FFA'],
    ]);
  });
});

describe('Adding activities', () => {
  test('works up to the 5th; a 6th is refused', () => {
    const full = addActivities(fillDraft(), 2);
    expect([3, 4].map((count) => canAddActivity(full.activities.slice(0, count)))).toEqual([true, true]);
    expect(canAddActivity(full.activities)).toBe(false);
    expect(addActivities(full, 1)).toEqual(full);
  });

  test('gives the new activity no name and 1 hour', () => {
    const added = addActivities(fillDraft(), 1).activities[3];
    expect(added).toMatchObject({ id: 'added-1', name: '', hours: '1' });
  });
});

describe('Removing activities', () => {
  test.each([
    [0, false],
    [2, false],
    [3, true],
    [4, true],
  ])('at index %d is allowed: %s', (index, allowed) => {
    expect(canRemoveActivity(index)).toBe(allowed);
    const full = addActivities(fillDraft(), 2);
    const remaining = ids(full).filter((_, at) => !allowed || at !== index);
    expect(ids(remove(full, ids(full)[index] ?? ''))).toEqual(remaining);
  });
});

describe('Values entered before hydration', () => {
  const typed = {
    birthdate: '1984-02-29',
    manual: true,
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
    const { birthdate, manual, activities } = next;
    expect(reduceDraft(next, { ...restored, values: { birthdate, manual, activities } })).toBe(next);
  });

  test('override the saved form, which fills the other fields', () => {
    const saved = fillDraft({
      birthdate: '1970-01-01',
      activities: typeActivities(['Rest', '9'], ['Craft', '6'], ['Walks', '2'], ['Choir', '1']),
    });
    const values = { birthdate: '', manual: true, activities: [{ name: 'Sleep', hours: '7' }] };
    const both = takeOver(createDraft(countIds()), values, saved);
    expect(both).toEqual({
      ...saved,
      manual: true,
      activities: saved.activities.with(0, {
        id: 'typed-0',
        name: 'Rest',
        hours: '7',
        color: '#4E84F0',
        schedule: null,
      }),
    });
  });
});

const anId = fc.constantFrom('id-1', 'id-2', 'id-3', 'added-1', 'added-2', 'added-3', 'unknown');
const change = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T, never>(fields, { requiredKeys: [] });

const draftChanges = change<Omit<Draft, 'activities' | 'events'>>({
  birthdate: fc.string(),
  manual: fc.boolean(),
  lifeExpectancy: fc.string(),
  country: fc.constantFrom(null, { code: 'ABW', name: 'Aruba', lifeExpectancy: 0 as const }),
}).map((changed): DraftAction => ({ type: 'draftChanged', change: changed }));
const activityChanges = fc
  .tuple(anId, change<{ name: string; hours: string }>({ name: fc.string(), hours: fc.string() }))
  .map(([id, changed]): DraftAction => ({ type: 'activityChanged', id, change: changed }));
const additions = fc
  .tuple(anId, fc.double({ min: 0, max: 0.999, noNaN: true }))
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

describe('When activities happen', () => {
  const schedule = { days: '5', from: '22', until: '' };
  const scheduled = reduceDraft(fillDraft(), { type: 'activityChanged', id: 'id-2', change: { schedule } });

  test('is an entry; every day from birth on is the same as none', () => {
    expect(sameEntries(scheduled, fillDraft())).toBe(false);
    for (const same of [null, { days: '7', from: '', until: '' }]) {
      const back = reduceDraft(scheduled, {
        type: 'activityChanged',
        id: 'id-2',
        change: { schedule: same },
      });
      expect(sameEntries(back, fillDraft())).toBe(true);
    }
  });

  test('is kept by values entered before hydration', () => {
    const values = { birthdate: '', manual: false, activities: [] };
    const both = takeOver(createDraft(countIds()), values, scheduled);
    expect(both.activities[1]).toMatchObject({ schedule });
  });
});

describe('No entry is lost', () => {
  /** The id of a new activity must be unique; generated actions that break this rule are skipped. */
  const isValid = (draft: Draft, action: DraftAction) =>
    action.type !== 'activityAdded' || !ids(draft).includes(action.chance.id);

  test('an action never changes any other field', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 30 }), (list) => {
        let draft = fillDraft();
        for (const action of list) {
          if (!isValid(draft, action)) continue;
          const next = reduceDraft(draft, action);
          const after = listFields(next);
          const changeable = listChangeable(action);
          const changed = [...listFields(draft)].filter(([field, value]) => after.get(field) !== value);
          expect(changeable).toEqual(expect.arrayContaining(changed.map(([field]) => field)));
          draft = next;
        }
      }),
    );
  });

  test('a change sets its fields to the given values', () => {
    fc.assert(
      fc.property(fc.oneof(draftChanges, activityChanges), (action) => {
        const after = listFields(reduceDraft(addActivities(fillDraft(), 2), action));
        if (action.type === 'draftChanged') expect(Object.fromEntries(after)).toMatchObject(action.change);
        if (action.type !== 'activityChanged' || !after.has(`${action.id} name`)) return;
        for (const [field, value] of Object.entries(action.change)) {
          expect(after.get(`${action.id} ${field}`)).toBe(value);
        }
      }),
    );
  });

  test('any sequence of actions leaves three to five activities, the first three in order', () => {
    fc.assert(
      fc.property(fc.array(actions, { maxLength: 30 }), (list) => {
        let draft = fillDraft();
        for (const action of list) if (isValid(draft, action)) draft = reduceDraft(draft, action);
        expect(ids(draft).slice(0, 3)).toEqual(['id-1', 'id-2', 'id-3']);
        expect(draft.activities.length).toBeLessThanOrEqual(5);
        expect(new Set(colors(draft)).size).toBe(draft.activities.length);
      }),
    );
  });
});
