import { NEW_ACTIVITY_HOURS } from '../life/activity.ts';
import { nextColor } from '../life/activity-colors.ts';
import type { EventKind, LifeEvent, LifeEvents } from '../life/life-events.ts';
import { type ActivityDraft, canAddActivity, canRemoveActivity, type Draft, sameEntries } from './draft.ts';
import { parseHours } from './parse-hours.ts';
import type { HydratedValues } from './read-hydrated-values.ts';

type Activities = readonly ActivityDraft[];

/**
 * A change of the form that one click undoes.
 * @typeParam Results the results of a form, which this module only stores
 */
export type FormUndo<Results = unknown> =
  | { readonly what: 'activity'; readonly activity: ActivityDraft; readonly index: number }
  /** An average day or the results replaced the activities, or, if `undone`, the other way round. */
  | {
      readonly what: 'day' | 'applied';
      readonly before: Activities;
      readonly after: Activities;
      readonly undone: boolean;
    }
  /** Another tab's entries or a backup's replaced those of this tab, or, if `undone`, the other way round. */
  | {
      readonly what: 'tab' | 'backup';
      readonly before: Draft;
      readonly undone: boolean;
      /** The results of the form before. If omitted, the results on screen stay. */
      readonly results?: Results;
    };

/** Events were removed from a list: each can come back, until the list changes in another way. */
export interface EventsUndo {
  readonly what: 'events';
  readonly kind: EventKind;
  /** The events before the first of them was removed. */
  readonly before: LifeEvents;
}

export type Undo<Results = unknown> = FormUndo<Results> | EventsUndo;

/** Everything that the visitor entered, and the changes that can be undone, the latest last. */
export interface LifeDocument<Results = unknown> {
  readonly draft: Draft;
  readonly undos: readonly Undo<Results>[];
}

/** The random values for a new activity. */
interface Chance {
  /** A unique id. */
  readonly id: string;
  /** From 0 to below 1; chooses one of the free colors. */
  readonly roll: number;
}

/** Adds an event to a list or changes it, removes it, or brings it back to its place. */
type ListChange =
  | { readonly type: 'eventSaved'; readonly kind: EventKind; readonly event: LifeEvent }
  | { readonly type: 'eventRemoved' | 'eventRestored'; readonly kind: EventKind; readonly id: string };

export type EventChange =
  | ListChange
  /** Several events are added at once. */
  | { readonly type: 'eventsAdded'; readonly added: LifeEvents };

/** @property events the lists that change: the example's own are not in its draft */
export type EventAction = EventChange & { readonly events: LifeEvents };

export type DocumentAction =
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
  | { readonly type: 'hoursLeft'; readonly id: string }
  /** An average day replaces the activities. */
  | { readonly type: 'dayUsed'; readonly activities: Activities }
  /** The results change an activity. */
  | {
      readonly type: 'applied';
      readonly id: string;
      readonly change: Partial<Pick<ActivityDraft, 'hours' | 'schedule'>>;
    }
  | EventAction
  | { readonly type: 'undone' };

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

function addActivity(draft: Draft, { id, roll }: Chance): Draft {
  if (!canAddActivity(draft.activities)) return draft;
  const color = nextColor(
    draft.activities.map((activity) => activity.color),
    roll,
  );
  const added = { id, name: '', hours: String(NEW_ACTIVITY_HOURS), color, schedule: null };
  return { ...draft, activities: [...draft.activities, added] };
}

const changeActivity = (
  draft: Draft,
  id: string,
  change: (activity: ActivityDraft) => Partial<ActivityDraft>,
): Draft => ({
  ...draft,
  activities: draft.activities.map((activity) =>
    activity.id === id ? { ...activity, ...change(activity) } : activity,
  ),
});

function removeActivity<Results>(document: LifeDocument<Results>, id: string): LifeDocument<Results> {
  const { draft, undos } = document;
  const index = draft.activities.findIndex((each) => each.id === id);
  const activity = draft.activities[index];
  if (!activity || !canRemoveActivity(index)) return document;
  return {
    draft: { ...draft, activities: draft.activities.toSpliced(index, 1) },
    undos: [...undos, { what: 'activity', activity, index }],
  };
}

/** Replaces the activities, which can be undone. */
function replaceActivities<Results>(
  { draft, undos }: LifeDocument<Results>,
  what: 'day' | 'applied',
  after: Activities,
): LifeDocument<Results> {
  const undo = { what, before: draft.activities, after, undone: false } as const;
  return { draft: { ...draft, activities: after }, undos: [...undos, undo] };
}

function changeEventList(list: readonly LifeEvent[], all: readonly LifeEvent[], change: ListChange) {
  switch (change.type) {
    case 'eventSaved': {
      const { event } = change;
      const isNew = list.every(({ id }) => id !== event.id);
      return isNew ? [...list, event] : list.map((each) => (each.id === event.id ? event : each));
    }
    case 'eventRemoved':
      return list.filter(({ id }) => id !== change.id);
    case 'eventRestored':
      return all.filter((event) => event.id === change.id || list.includes(event));
  }
}

function changeEvents<Results>(
  { draft, undos }: LifeDocument<Results>,
  action: ListChange & Pick<EventAction, 'events'>,
) {
  const { kind, events } = action;
  const undo = undos.find((each) => each.what === 'events' && each.kind === kind);
  const before = undo?.what === 'events' ? undo.before : events;
  const list = changeEventList(events[kind], before[kind], action);
  const hasRemoved = action.type !== 'eventSaved' && list.length < before[kind].length;
  const others = undos.filter((each) => each !== undo);
  return {
    draft: { ...draft, events: { ...events, [kind]: list } },
    undos: hasRemoved ? [...others, { what: 'events', kind, before } as const] : others,
  };
}

/** Adds events at the end of their lists. What was removed from the lists that change can no longer come back. */
function addEvents<Results>(
  { draft, undos }: LifeDocument<Results>,
  { added, events }: { readonly added: LifeEvents; readonly events: LifeEvents },
) {
  return {
    draft: {
      ...draft,
      events: {
        chapters: [...events.chapters, ...added.chapters],
        moments: [...events.moments, ...added.moments],
        people: [...events.people, ...added.people],
      },
    },
    undos: undos.filter((undo) => undo.what !== 'events' || added[undo.kind].length === 0),
  };
}

/** The undo of the latest change of the form. */
export const latestUndo = <Results>(undos: readonly Undo<Results>[]): FormUndo<Results> | undefined =>
  undos.findLast((undo) => undo.what !== 'events');

/** The undos that remain when all entries are replaced. */
export const formUndos = <Results>(undos: readonly Undo<Results>[]): readonly FormUndo<Results>[] =>
  undos.filter((undo) => undo.what !== 'events');

/** Whether there is room for what the undo would restore. */
export function canUndo({ activities }: Draft, undo: FormUndo): boolean {
  return undo.what !== 'activity' || canAddActivity(activities);
}

/** Undoes a change. @returns the form and the undo that reverses this one; `null` if nothing would be lost */
function revert<Results>(draft: Draft, undo: FormUndo<Results>): [Draft, FormUndo<Results> | null] {
  const { activities } = draft;
  switch (undo.what) {
    case 'activity':
      return [{ ...draft, activities: activities.toSpliced(undo.index, 0, undo.activity) }, null];
    case 'day':
    case 'applied': {
      const { what, before, after, undone } = undo;
      // An unchanged average day can be chosen again from the list, and what the results changed by its button.
      const isLost = undone || !sameEntries(draft, { ...draft, activities: after });
      const reverse = { what, before: activities, after: before, undone: !undone } as const;
      return [{ ...draft, activities: before }, isLost ? reverse : null];
    }
    case 'tab':
    case 'backup':
      return [undo.before, { what: undo.what, before: draft, undone: !undo.undone }];
  }
}

/** Undoes the latest change of the form; returns the same document if there is none, or no room for it. */
function undoLatest<Results>(document: LifeDocument<Results>): LifeDocument<Results> {
  const { draft, undos } = document;
  const latest = latestUndo(undos);
  if (!latest || !canUndo(draft, latest)) return document;
  const [before, reverse] = revert(draft, latest);
  const others = before.events === draft.events ? undos : formUndos(undos);
  return {
    draft: before,
    undos: [...others.filter((undo) => undo !== latest), ...(reverse ? [reverse] : [])],
  };
}

/** Applies an action to what the visitor entered, and to the list of undos. */
export function reduceDocument<Results>(
  document: LifeDocument<Results>,
  action: DocumentAction,
): LifeDocument<Results> {
  const { draft, undos } = document;
  switch (action.type) {
    case 'draftChanged':
      return { draft: { ...draft, ...action.change }, undos };
    case 'hydrated':
      return { draft: hydrate(draft, action), undos };
    case 'activityAdded':
      return { draft: addActivity(draft, action.chance), undos };
    case 'activityChanged':
      return { draft: changeActivity(draft, action.id, () => action.change), undos };
    case 'hoursLeft': {
      const left = changeActivity(draft, action.id, ({ hours }) => ({
        hours: String(parseHours(hours) ?? hours),
      }));
      return { draft: left, undos };
    }
    case 'activityRemoved':
      return removeActivity(document, action.id);
    case 'dayUsed':
      return replaceActivities(document, 'day', action.activities);
    case 'applied':
      return replaceActivities(
        document,
        'applied',
        changeActivity(draft, action.id, () => action.change).activities,
      );
    case 'eventSaved':
    case 'eventRemoved':
    case 'eventRestored':
      return changeEvents(document, action);
    case 'eventsAdded':
      return addEvents(document, action);
    case 'undone':
      return undoLatest(document);
  }
}
