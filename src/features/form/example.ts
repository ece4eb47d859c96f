import { createActivities, createDraft, type Draft, sameEntries } from './draft.ts';

const DAY = [
  { name: 'Sleep', hours: 7.5 },
  { name: 'Work', hours: 7 },
  { name: 'Exercise', hours: 0.5 },
  { name: 'Family Time', hours: 2 },
  { name: 'Reading', hours: 1 },
];

/** An invented life, for visitors who want to see results first. @param newId creates a unique id */
export function createExample(newId: () => string): Draft {
  const person = {
    birthdate: '1990-05-15',
    country: { code: 'CAN', name: 'Canada', lifeExpectancy: 0 },
  } as const;
  return { ...createDraft(newId), ...person, activities: createActivities(DAY, newId) };
}

const EXAMPLE = createExample(() => '');

/** Whether the form still equals the example. */
export const isExample = (draft: Draft): boolean => sameEntries(draft, EXAMPLE);
