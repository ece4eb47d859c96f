import { ACTIVITY_COLORS } from '../../life/activity-colors.ts';
import { type ActivityDraft, createDraft, type Draft, reduceDraft } from './draft.ts';

/** The day on which the forms of the tests are filled in. */
export const TODAY = { year: 2026, month: 11, day: 21 };

/** Ids in the order in which they are asked for: `id-1`, `id-2`. */
export function countIds(): () => string {
  let count = 0;
  return () => `id-${++count}`;
}

/** A form that can be visualized, but for what a test changes about it. */
export function fillDraft(change: Partial<Draft> = {}): Draft {
  return {
    ...createDraft(countIds()),
    birthdate: '1990-05-15',
    country: { code: 'JPN', name: 'Japan', lifeExpectancy: 0 },
    ...change,
  };
}

/** Activities by name, with the hours typed for each. */
export function typeActivities(
  ...typed: readonly (readonly [name: string, hours: string])[]
): ActivityDraft[] {
  return typed.map(([name, hours], index) => ({
    id: `typed-${index}`,
    name,
    hours,
    color: ACTIVITY_COLORS[index] ?? ACTIVITY_COLORS[0],
  }));
}

/** A form to which activities have been added, the n-th of them with the id `added-n`. */
export function addActivities(draft: Draft, count: number): Draft {
  let added = draft;
  for (let n = 1; n <= count; n++) {
    added = reduceDraft(added, { type: 'activityAdded', chance: { id: `added-${n}`, roll: 0.5 } });
  }
  return added;
}
