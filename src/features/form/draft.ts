import {
  type Activity,
  MAX_ACTIVITIES,
  NEW_ACTIVITY_HOURS,
  PERMANENT_ACTIVITIES,
} from '../../life/activity.ts';
import { ACTIVITY_COLORS, DEFAULT_COLORS, nextColor } from '../../life/activity-colors.ts';
import type { Country } from '../../world/life-expectancy.ts';
import { readHours } from './read-hours.ts';
import type { HydratedValues } from './read-hydrated-values.ts';

/** The form as the visitor has typed it: text, right or wrong. */
export interface Draft {
  /** ISO 8601, or what came of it. */
  readonly birthdate: string;
  readonly country: Country | null;
  /** Whether life expectancy is typed rather than looked up. */
  readonly manual: boolean;
  readonly lifeExpectancy: string;
  readonly activities: readonly ActivityDraft[];
}

export interface ActivityDraft extends Pick<Activity, 'id' | 'name' | 'color'> {
  readonly hours: string;
}

/** What is drawn at random for a new activity. */
interface Chance {
  /** Not in use yet. */
  readonly id: string;
  /** 0 up to but not 1; chooses a colour where several are free. */
  readonly roll: number;
}

const DEFAULT_ACTIVITIES = [
  { name: 'Sleep', hours: '8', color: DEFAULT_COLORS.sleep },
  { name: 'Work', hours: '8', color: DEFAULT_COLORS.work },
  { name: 'Exercise', hours: '1', color: DEFAULT_COLORS.exercise },
] as const;

/** The form that a visitor finds. @param newId gives an id not in use yet */
export function createDraft(newId: () => string): Draft {
  return {
    birthdate: '',
    country: null,
    manual: false,
    lifeExpectancy: '',
    activities: DEFAULT_ACTIVITIES.map((activity) => ({ ...activity, id: newId() })),
  };
}

/** Whether two forms have the same entries. A life expectancy that is not in use does not count. */
export function sameEntries(one: Draft, other: Draft): boolean {
  const entriesOf = ({ birthdate, country, manual, lifeExpectancy, activities }: Draft) => [
    birthdate,
    country?.code,
    manual && lifeExpectancy,
    ...activities.flatMap(({ name, hours, color }) => [name, parseHours(hours), color]),
  ];
  const [entries, others] = [entriesOf(one), entriesOf(other)];
  return entries.length === others.length && entries.every((entry, index) => entry === others[index]);
}

/** Hours a day as typed; 0 for anything that is no number. */
export function parseHours(text: string): number {
  return readHours(text) ?? 0;
}

/** A form whose activities are those of an average day. @param newId gives an id not in use yet */
export function fillDay(
  draft: Draft,
  day: readonly { readonly name: string; readonly hours: number }[],
  newId: () => string,
): Draft {
  const activities = day.map(({ name, hours }, index) => ({
    id: newId(),
    name,
    hours: String(hours),
    color: ACTIVITY_COLORS[index] ?? ACTIVITY_COLORS[0],
  }));
  return { ...draft, activities };
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
  /** What was typed before hydration counts for more than the form that the device has saved, if it has one. */
  | { readonly type: 'hydrated'; readonly values: HydratedValues; readonly saved: Draft | null }
  | { readonly type: 'activityAdded'; readonly chance: Chance }
  | { readonly type: 'activityRemoved'; readonly id: string }
  | {
      readonly type: 'activityChanged';
      readonly id: string;
      readonly change: Partial<Pick<ActivityDraft, 'name' | 'hours'>>;
    }
  /** Hours that can be read are written as a number once their field is left. */
  | { readonly type: 'hoursLeft'; readonly id: string };

function addActivity(draft: Draft, { id, roll }: Chance): Draft {
  if (!canAddActivity(draft.activities)) return draft;
  const used = draft.activities.map((activity) => activity.color);
  const added = { id, name: '', hours: String(NEW_ACTIVITY_HOURS), color: nextColor(used, roll) };
  return { ...draft, activities: [...draft.activities, added] };
}

/** A value was typed before hydration if it differs from the one that the page came with. */
function hydrate(found: Draft, { values, saved }: { values: HydratedValues; saved: Draft | null }): Draft {
  const base = saved ?? found;
  const choose = <T>(now: T, before: T, otherwise: T): T => (now === before ? otherwise : now);
  return {
    ...base,
    birthdate: choose(values.birthdate, found.birthdate, base.birthdate),
    manual: choose(values.manual, found.manual, base.manual),
    activities: base.activities.map((activity, index) => {
      const [now, before] = [values.activities[index], found.activities[index]];
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

/** The form after something was typed, chosen, added or removed. */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'draftChanged':
      return { ...draft, ...action.change };
    case 'hydrated':
      return hydrate(draft, action);
    case 'activityAdded':
      return addActivity(draft, action.chance);
    case 'activityRemoved': {
      const left = draft.activities.filter(({ id }, index) => id !== action.id || !canRemoveActivity(index));
      return { ...draft, activities: left };
    }
    case 'activityChanged':
      return changeActivity(draft, action.id, (activity) => ({ ...activity, ...action.change }));
    case 'hoursLeft':
      return changeActivity(draft, action.id, (activity) => ({
        ...activity,
        hours: String(readHours(activity.hours) ?? activity.hours),
      }));
  }
}
