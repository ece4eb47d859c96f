import { DEFAULT_ACTIVITY_NAMES } from '#messages/default-activity-names.ts';
import {
  type Activity,
  MAX_ACTIVITIES,
  NEW_ACTIVITY_HOURS,
  PERMANENT_ACTIVITIES,
} from '../../life/activity.ts';
import {
  ACTIVITY_COLORS,
  type ActivityColor,
  DEFAULT_COLORS,
  nextColor,
} from '../../life/activity-colors.ts';
import type { PersonalEntries } from '../../life/personal-entries.ts';
import type { Country } from '../../world/life-expectancy.ts';
import { EVERY_DAY, type ScheduleDraft, writeSchedule } from '../schedule/schedule-draft.ts';
import { parseHours } from './parse-hours.ts';
import type { HydratedValues } from './read-hydrated-values.ts';

/** The entries of the form as text, whether or not they are valid. */
export interface Draft {
  /** An ISO 8601 date, or any other text that the input returned. */
  readonly birthdate: string;
  /** With its everyday name. */
  readonly country: Country | null;
  /** Whether the visitor enters the life expectancy instead of using the country's. */
  readonly manual: boolean;
  readonly lifeExpectancy: string;
  readonly activities: readonly ActivityDraft[];
  /** Chapters, moments and people, which are added in the results; none if it is left out. */
  readonly personal?: PersonalEntries | undefined;
}

export interface ActivityDraft extends Pick<Activity, 'id' | 'name' | 'color'> {
  readonly hours: string;
  /** When it happens; every day from birth on if nothing is entered. */
  readonly schedule?: ScheduleDraft | undefined;
}

/** Whether anything is entered about when an activity happens. */
export const hasSchedules = (activities: readonly ActivityDraft[]): boolean =>
  activities.some(({ schedule }) => schedule);

/** The random values for a new activity. */
interface Chance {
  /** A unique id. */
  readonly id: string;
  /** From 0 to below 1; chooses one of the free colors. */
  readonly roll: number;
}

const DEFAULT_ACTIVITIES = [
  { name: DEFAULT_ACTIVITY_NAMES.sleep, hours: '8', color: DEFAULT_COLORS.sleep },
  { name: DEFAULT_ACTIVITY_NAMES.work, hours: '8', color: DEFAULT_COLORS.work },
  { name: DEFAULT_ACTIVITY_NAMES.exercise, hours: '1', color: DEFAULT_COLORS.exercise },
] as const;

/** Creates the initial form. @param newId creates a unique id */
export function createDraft(newId: () => string): Draft {
  return {
    birthdate: '',
    country: null,
    manual: false,
    lifeExpectancy: '',
    activities: DEFAULT_ACTIVITIES.map((activity) => ({ ...activity, id: newId() })),
  };
}

/**
 * Whether two forms have the same entries. A life expectancy that is not in use is ignored, and so are chapters,
 * moments and people, which need no submit.
 */
export function sameEntries(one: Draft, other: Draft): boolean {
  const entriesOf = ({ birthdate, country, manual, lifeExpectancy, activities }: Draft) => [
    birthdate,
    country?.code,
    manual && lifeExpectancy,
    ...activities.flatMap(({ name, hours, color, schedule: { days, from, until } = EVERY_DAY }) => [
      name,
      parseHours(hours) ?? 0,
      color,
      days,
      from,
      until,
    ]),
  ];
  const [entries, others] = [entriesOf(one), entriesOf(other)];
  return entries.length === others.length && entries.every((entry, index) => entry === others[index]);
}

/** The color of an activity of a ready-made day. @param index its position, from 0 */
export const colorAt = (index: number): ActivityColor => ACTIVITY_COLORS[index] ?? ACTIVITY_COLORS[0];

/** Creates the activities of a ready-made day. @param newId creates a unique id */
export function createActivities(
  day: readonly Pick<Activity, 'name' | 'hours' | 'schedule'>[],
  newId: () => string,
): ActivityDraft[] {
  return day.map(({ name, hours, schedule }, index) => ({
    id: newId(),
    name,
    hours: String(hours),
    color: colorAt(index),
    ...(schedule && { schedule: writeSchedule(schedule) }),
  }));
}

export function canAddActivity(activities: readonly ActivityDraft[]): boolean {
  return activities.length < MAX_ACTIVITIES;
}

/** @param index the position of the activity, from 0 */
export function canRemoveActivity(index: number): boolean {
  return index >= PERMANENT_ACTIVITIES;
}

export type DraftAction =
  | { readonly type: 'draftChanged'; readonly change: Partial<Omit<Draft, 'activities'>> }
  /** Values entered before hydration override the saved form, if there is one. */
  | { readonly type: 'hydrated'; readonly values: HydratedValues; readonly saved: Draft | null }
  | { readonly type: 'activityAdded'; readonly chance: Chance }
  | { readonly type: 'activityRemoved'; readonly id: string }
  | {
      readonly type: 'activityChanged';
      readonly id: string;
      readonly change: Partial<Pick<ActivityDraft, 'name' | 'hours' | 'schedule'>>;
    }
  /** On blur, readable hours are rewritten as a number. */
  | { readonly type: 'hoursLeft'; readonly id: string };

function addActivity(draft: Draft, { id, roll }: Chance): Draft {
  if (!canAddActivity(draft.activities)) return draft;
  const used = draft.activities.map((activity) => activity.color);
  const added = { id, name: '', hours: String(NEW_ACTIVITY_HOURS), color: nextColor(used, roll) };
  return { ...draft, activities: [...draft.activities, added] };
}

/** A value was entered before hydration if it differs from the prerendered one. */
function hydrate(
  prerendered: Draft,
  { values, saved }: { values: HydratedValues; saved: Draft | null },
): Draft {
  const base = saved ?? prerendered;
  const choose = <T>(now: T, before: T, otherwise: T): T => (now === before ? otherwise : now);
  return {
    ...base,
    birthdate: choose(values.birthdate, prerendered.birthdate, base.birthdate),
    manual: choose(values.manual, prerendered.manual, base.manual),
    activities: base.activities.map((activity, index) => {
      const [now, before] = [values.activities[index], prerendered.activities[index]];
      if (!now || !before) return activity;
      return {
        ...activity,
        name: choose(now.name, before.name, activity.name),
        hours: choose(now.hours, before.hours, activity.hours),
      };
    }),
  };
}

const changeActivity = (
  draft: Draft,
  id: string,
  change: (activity: ActivityDraft) => ActivityDraft,
): Draft => ({
  ...draft,
  activities: draft.activities.map((activity) => (activity.id === id ? change(activity) : activity)),
});

/** Applies an action to the form. */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'draftChanged':
      return { ...draft, ...action.change };
    case 'hydrated':
      return hydrate(draft, action);
    case 'activityAdded':
      return addActivity(draft, action.chance);
    case 'activityRemoved': {
      const activities = draft.activities.filter(
        ({ id }, index) => id !== action.id || !canRemoveActivity(index),
      );
      return { ...draft, activities };
    }
    case 'activityChanged':
      return changeActivity(draft, action.id, (activity) => ({ ...activity, ...action.change }));
    case 'hoursLeft':
      return changeActivity(draft, action.id, (activity) => ({
        ...activity,
        hours: String(parseHours(activity.hours) ?? activity.hours),
      }));
  }
}
