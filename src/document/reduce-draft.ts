import { joinEvents } from '../events/kinds.ts';
import { NEW_ACTIVITY_HOURS } from '../life/activity.ts';
import { nextColor } from '../life/colors.ts';
import { type KindName, type LifeEvent, type LifeEvents, NO_LIFE_EVENTS } from '../life/life-events.ts';
import { type ActivityDraft, canAddActivity, canRemoveActivity, type Draft } from './draft.ts';
import type { HydratedValues } from './element-ids.ts';
import { parseHours } from './parse-hours.ts';

interface Chance {
  readonly id: string;
  /** From 0 to below 1; chooses one of the free colors. */
  readonly roll: number;
}

export type EventAction =
  | { readonly type: 'eventSaved'; readonly kind: KindName; readonly event: LifeEvent }
  | { readonly type: 'eventRemoved'; readonly kind: KindName; readonly id: string }
  | { readonly type: 'eventsAdded'; readonly added: LifeEvents };

export type DraftAction =
  /** `byPage`: the page makes the change, which is undone together with the visitor's change before it. */
  | {
      readonly type: 'draftChanged';
      readonly change: Partial<Omit<Draft, 'activities'>>;
      readonly byPage?: boolean;
    }
  /**
   * See `takeOver`.
   * @property shown the form in whose inputs the values were read; if another one is about to replace it, they are dropped
   */
  | { readonly type: 'hydrated'; readonly values: HydratedValues; readonly shown?: Draft }
  | { readonly type: 'activityAdded'; readonly chance: Chance }
  | { readonly type: 'activityRemoved'; readonly id: string }
  | {
      readonly type: 'activityChanged';
      readonly id: string;
      readonly change: Partial<Omit<ActivityDraft, 'id' | 'color'>>;
      /** The part of the results that makes it; it is in them at once. Without it, the form. */
      readonly by?: 'cards' | 'health';
    }
  /** On blur, readable hours are rewritten as a number. */
  | { readonly type: 'hoursLeft'; readonly id: string }
  | EventAction;

/**
 * Takes over the values of the form's inputs that were entered without an event: before hydration, or by the browser. A
 * value was entered if it differs from the one that the page has put there.
 * @param shown the form in whose inputs they were read
 * @param base the form that takes them
 * @returns `base` itself if nothing was entered
 */
export function takeOver(shown: Draft, values: HydratedValues, base = shown): Draft {
  let isChanged = false;
  const choose = <T>(now: T, before: T, otherwise: T): T => {
    if (now === before) return otherwise;
    isChanged = true;
    return now;
  };
  const taken = {
    ...base,
    birthdate: choose(values.birthdate, shown.birthdate, base.birthdate),
    manual: choose(values.manual, shown.manual, base.manual),
    lifeExpectancy: choose(
      values.lifeExpectancy ?? shown.lifeExpectancy,
      shown.lifeExpectancy,
      base.lifeExpectancy,
    ),
    activities: base.activities.map((activity, index) => {
      const [now, before] = [values.activities[index], shown.activities[index]];
      if (!now || !before) return activity;
      return {
        ...activity,
        name: choose(now.name, before.name, activity.name),
        hours: choose(now.hours, before.hours, activity.hours),
      };
    }),
  };
  return isChanged ? taken : base;
}

function addActivity(draft: Draft, { id, roll }: Chance): Draft {
  if (!canAddActivity(draft.activities)) return draft;
  const color = nextColor(
    draft.activities.map((activity) => activity.color),
    roll,
  );
  const added = { id, name: '', hours: String(NEW_ACTIVITY_HOURS), color, schedule: null };
  return { ...draft, activities: [...draft.activities, added] };
}

const changeActivity = (draft: Draft, id: string, change: Partial<ActivityDraft>): Draft => ({
  ...draft,
  activities: draft.activities.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

function removeActivity(draft: Draft, id: string): Draft {
  const index = draft.activities.findIndex((each) => each.id === id);
  if (index < 0 || !canRemoveActivity(index)) return draft;
  return { ...draft, activities: draft.activities.toSpliced(index, 1) };
}

function leaveHours(draft: Draft, id: string): Draft {
  const left = draft.activities.find((each) => each.id === id);
  if (!left) return draft;
  const hours = String(parseHours(left.hours) ?? 0);
  return hours === left.hours ? draft : changeActivity(draft, id, { hours });
}

function changeEvents(events: LifeEvents, action: EventAction): LifeEvents {
  if (action.type === 'eventsAdded') return joinEvents(events, action.added);
  const { kind } = action;
  const list: readonly LifeEvent[] = events[kind];
  if (action.type === 'eventRemoved') return { ...events, [kind]: list.filter(({ id }) => id !== action.id) };
  const { event } = action;
  const isNew = list.every(({ id }) => id !== event.id);
  const saved = isNew ? [...list, event] : list.map((each) => (each.id === event.id ? event : each));
  return { ...events, [kind]: saved };
}

/** Applies an action to what the visitor entered. Returns the same draft if nothing changes. */
export function reduceDraft(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'draftChanged':
      return { ...draft, ...action.change };
    case 'hydrated':
      return action.shown && action.shown !== draft ? draft : takeOver(draft, action.values);
    case 'activityAdded':
      return addActivity(draft, action.chance);
    case 'activityChanged':
      return changeActivity(draft, action.id, action.change);
    case 'hoursLeft':
      return leaveHours(draft, action.id);
    case 'activityRemoved':
      return removeActivity(draft, action.id);
    case 'eventsAdded':
    case 'eventSaved':
    case 'eventRemoved':
      return { ...draft, events: changeEvents(draft.events ?? NO_LIFE_EVENTS, action) };
  }
}
