import { DEFAULT_ACTIVITY_NAMES } from '#messages/default-activity-names.ts';
import { MESSAGES } from '#messages/messages.ts';
import { type CalendarDate, formatIsoDate } from '../../life/calendar-date.ts';
import type { LifeExpectancy } from '../../world/life-expectancy.ts';
import { createActivities, createDraft, type Draft, sameEntries } from './draft.ts';

export const EXAMPLE_BIRTHDATE: CalendarDate = { year: 1990, month: 5, day: 15 };

/** Of Canada, as in `data/life-expectancy.csv`: the picture before the form is drawn before anything is fetched. */
export const EXAMPLE_FIGURE = {
  lifeExpectancy: 82.108,
  source: 'World Bank',
  year: 2024,
} as const satisfies Partial<LifeExpectancy>;

const DAY = [
  { name: DEFAULT_ACTIVITY_NAMES.sleep, hours: 7.5 },
  { name: DEFAULT_ACTIVITY_NAMES.work, hours: 8, schedule: { days: 5, from: 22, until: 65 } },
  { name: DEFAULT_ACTIVITY_NAMES.exercise, hours: 0.5, schedule: { days: 7, from: 6, until: null } },
  { name: DEFAULT_ACTIVITY_NAMES.familyTime, hours: 2, schedule: { days: 7, from: 29, until: null } },
  { name: DEFAULT_ACTIVITY_NAMES.reading, hours: 1, schedule: { days: 7, from: 7, until: null } },
];

/** An invented life, for visitors who want to see results first. @param newId creates a unique id */
export function createExample(newId: () => string): Draft {
  const person = {
    birthdate: formatIsoDate(EXAMPLE_BIRTHDATE),
    country: { code: 'CAN', name: MESSAGES.form.exampleCountry, lifeExpectancy: 0 },
  } as const;
  return { ...createDraft(newId), ...person, activities: createActivities(DAY, newId) };
}

const EXAMPLE = createExample(() => '');

/** Whether the form still equals the example. Its chapters, moments and people come with the code that shows them. */
export const isExample = (draft: Draft): boolean => !draft.personal && sameEntries(draft, EXAMPLE);
