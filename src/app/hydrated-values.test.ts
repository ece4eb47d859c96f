import { describe, expect, test } from 'vitest';
import { countIds, fillDraft, typeActivities } from '../../tests/fixtures/drafts.ts';
import { createDraft, type Draft } from '../document/draft.ts';
import { EVERY_DAY } from '../document/schedule-draft.ts';
import { enterHydrated, takeOver } from './hydrated-values.ts';

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
  const draft = enterHydrated(typed).reduce(createDraft(countIds()));

  test('stay in their fields', () => {
    expect(draft).toMatchObject({ birthdate: '1984-02-29', manual: true });
    expect(draft.activities.map(({ name, hours }) => ({ name, hours }))).toEqual(typed.activities);
    const rest = ({ activities }: Draft) => activities.map(({ id, color }) => [id, color]);
    expect(rest(draft)).toEqual(rest(fillDraft()));
  });

  test('of a form that another one is about to replace are dropped; without any, the form is the same object', () => {
    const shown = fillDraft();
    const next = fillDraft({ birthdate: '1990-05-15' });
    expect(enterHydrated(typed, shown).reduce(next)).toBe(next);
    expect(enterHydrated(typed, next).reduce(next).birthdate).toBe('1984-02-29');
    expect(enterHydrated(next).reduce(next)).toBe(next);
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
