import { DEFAULT_ACTIVITIES, FORM } from '#words/form.ts';
import { type CalendarDate, formatIsoDate } from '../life/calendar-date.ts';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { oncePerLanguage } from '../words/once-per-language.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import { createDraft, type Draft, sameEntries } from './draft.ts';
import { writeSchedule } from './schedule-draft.ts';

export const EXAMPLE_BIRTHDATE: CalendarDate = { year: 1990, month: 5, day: 15 };

/**
 * Canada's life expectancy, as in `data/life-expectancy.csv`: the picture above the form is drawn before anything is
 * fetched.
 */
export const EXAMPLE_FIGURE = {
  lifeExpectancy: 82.108,
  source: 'World Bank',
  year: 2024,
} as const satisfies Partial<LifeExpectancy>;

const DAY = [
  { id: 'sleep', hours: 7.5, schedule: null },
  { id: 'work', hours: 8, schedule: { days: 5, from: 22, until: 65 } },
  { id: 'exercise', hours: 0.5, schedule: { days: 7, from: 6, until: null } },
  { id: 'familyTime', hours: 2, schedule: { days: 7, from: 29, until: null } },
  { id: 'reading', hours: 1, schedule: { days: 7, from: 7, until: null } },
] as const;

/** An invented life, for visitors who want to see results first. @param newId creates a unique id */
export function createExample(newId: () => string): Draft {
  const person = {
    birthdate: formatIsoDate(EXAMPLE_BIRTHDATE),
    country: { code: 'CAN', name: FORM.exampleCountry, lifeExpectancy: 0 },
  } as const;
  const activities = DAY.map(({ id, hours, schedule }, index) => ({
    id: newId(),
    name: DEFAULT_ACTIVITIES[id],
    hours: String(hours),
    color: ACTIVITY_COLORS[index] ?? ACTIVITY_COLORS[0],
    schedule: schedule && writeSchedule(schedule),
  }));
  return { ...createDraft(newId), ...person, activities };
}

const exampleDraft = oncePerLanguage(() => createExample(() => ''));

/** Whether the form still equals the example. Its chapters, moments and people are part of the code that shows them. */
export const isExample = (draft: Draft): boolean => !draft.events && sameEntries(draft, exampleDraft());
