import type * as v from 'valibot';
import { DEFAULT_ACTIVITIES } from '#words/form.ts';
import { MAX_ACTIVITIES, PERMANENT_ACTIVITIES } from '../life/activity.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { lazily } from '../words/lazily.ts';
import { parseHours } from './parse-hours.ts';
import { EVERY_DAY } from './schedule-draft.ts';
import type { DocumentSchema } from './schema.ts';

type Document = v.InferOutput<typeof DocumentSchema>;

export type ActivityDraft = Readonly<Omit<Document['activities'][number], 'known'>>;

/** Everything that the visitor has entered: the fields of the form as text, valid or not, and their life’s events. */
export interface Draft extends Readonly<Omit<Document, 'activities' | 'events'>> {
  readonly activities: readonly ActivityDraft[];
  readonly events: LifeEvents | null;
}

const DEFAULTS = [
  ['sleep', '8', 'blue'],
  ['work', '8', 'green'],
  ['exercise', '1', 'purple'],
] as const;

export const createDraft = (newId: () => string): Draft => ({
  birthdate: '',
  country: null,
  manual: false,
  lifeExpectancy: '',
  basis: 'birth',
  population: 'everyone',
  activities: DEFAULTS.map(([id, hours, color]) => ({
    id: newId(),
    name: DEFAULT_ACTIVITIES[id],
    hours,
    color,
    schedule: null,
  })),
  events: null,
});

export type ExpectancyChoice = Pick<Draft, 'basis' | 'population'>;

/** A draft with another choice; the same draft if it has that already. */
export function withChoice(draft: Draft, choice: Partial<ExpectancyChoice>): Draft {
  const changed = { ...draft, ...choice };
  const isSame = changed.basis === draft.basis && changed.population === draft.population;
  return isSame ? draft : changed;
}

/**
 * Whether two forms have the same entries to submit. A life expectancy that is not in use is ignored, and so is what needs
 * no submit: chapters, moments, people, and the choices of the results.
 */
export function isSameSubmission(one: Draft, other: Draft): boolean {
  const entriesOf = ({ birthdate, country, manual, lifeExpectancy, activities }: Draft) => [
    birthdate,
    country?.code,
    manual && lifeExpectancy,
    ...activities.flatMap(({ name, hours, color, schedule }) => {
      const { days, from, until } = schedule ?? EVERY_DAY;
      return [name, parseHours(hours) ?? 0, color, days, from, until];
    }),
  ];
  return JSON.stringify(entriesOf(one)) === JSON.stringify(entriesOf(other));
}

const newDraft = lazily(() => createDraft(() => ''));

/** Whether nothing was entered. */
export const isUntouched = (draft: Draft): boolean => !draft.events && isSameSubmission(draft, newDraft());

export const canAddActivity = (activities: readonly ActivityDraft[]): boolean =>
  activities.length < MAX_ACTIVITIES;

/** @param index the position of the activity, from 0 */
export const canRemoveActivity = (index: number): boolean => index >= PERMANENT_ACTIVITIES;
