import type { EventKind, LifeEvent } from '../life/life-events.ts';
import { type ActivityDraft, canAddActivity, type Draft } from './draft.ts';
import type { DraftAction } from './reduce-document.ts';

/** How many steps can be undone. */
export const MAX_STEPS = 10;

/** The entries at one time, and the number of the submit that the results below them come from. */
export interface Snapshot {
  readonly draft: Draft;
  readonly submitNumber: number;
}

export interface WithId {
  readonly id: string;
}

/** An activity or a life event was removed from its list, given as it was before. */
type Removal = {
  readonly what: 'removed';
  readonly list: readonly WithId[];
} & (
  | { readonly from: 'activities'; readonly item: ActivityDraft }
  | { readonly from: EventKind; readonly item: LifeEvent }
);

/** Entries were replaced: by the results, another tab or a backup; or, if `undone`, the other way round. */
interface Replacement {
  readonly what: 'applied' | 'tab' | 'backup';
  readonly undone: boolean;
}

export type Change =
  | Removal
  | Replacement
  /** Text was typed into a field. */
  | { readonly what: 'typed'; readonly field: string }
  | { readonly what: 'other' };

/** A change by the visitor, with everything as it was before; or, if it was undone, as it was after. */
export interface Step<Shown extends Snapshot = Snapshot> {
  readonly change: Change;
  readonly snapshot: Shown;
}

/** The steps that can be undone and those that can be redone, the next of each last. */
export interface History<Shown extends Snapshot = Snapshot> {
  readonly past: readonly Step<Shown>[];
  readonly future: readonly Step<Shown>[];
}

/** Every change of what the visitor entered. */
export type DocumentAction =
  | DraftAction
  /** Undoes the latest step, or reverts the given one. */
  | { readonly type: 'undone'; readonly step?: Step | undefined }
  | { readonly type: 'redone' };

export const NO_HISTORY = { past: [], future: [] } as const satisfies History;

export const isReplacement = (change: Change): change is Replacement => 'undone' in change;

/** Whether another tab's or a backup's entries replaced all of them. */
export const isWhole = ({ what }: Change) => what === 'tab' || what === 'backup';

const OTHER: Change = { what: 'other' };
const TEXT_FIELDS = new Set(['birthdate', 'lifeExpectancy']);

/** The change that an action makes, as a step; `null` if it is part of the step before. */
export function changeOf({ activities }: Draft, action: DraftAction): Change | null {
  switch (action.type) {
    case 'hydrated':
    case 'hoursLeft':
      return null;
    case 'draftChanged': {
      const field = Object.keys(action.change).join();
      if (action.byPage) return null;
      return TEXT_FIELDS.has(field) ? { what: 'typed', field } : OTHER;
    }
    case 'activityChanged':
      return { what: 'typed', field: `${Object.keys(action.change).join()} ${action.id}` };
    case 'activityRemoved': {
      const item = activities.find(({ id }) => id === action.id);
      return item ? { what: 'removed', from: 'activities', item, list: activities } : OTHER;
    }
    case 'eventRemoved': {
      const { kind, id, events } = action;
      const list: readonly LifeEvent[] = events[kind];
      const item = list.find((each) => each.id === id);
      return item ? { what: 'removed', from: kind, item, list } : OTHER;
    }
    case 'applied':
      return { what: 'applied', undone: false };
    case 'activityAdded':
    case 'eventSaved':
    case 'eventsAdded':
    case 'eventsRestored':
      return OTHER;
  }
}

/** Whether a change goes on with the one before: text in the same field, or another tab that reports each keystroke. */
function continues(change: Change, before: Change): boolean {
  if (change.what === 'typed') return before.what === 'typed' && change.field === before.field;
  return change.what === 'tab' && before.what === 'tab' && change.undone === before.undone;
}

/** The history after a change. What was typed into one field is one step, unless a submit is in between. */
export function record<Shown extends Snapshot>(
  { past }: History<Shown>,
  snapshot: Shown,
  change: Change,
): History<Shown> {
  const last = past.at(-1);
  const isSameStep = last?.snapshot.submitNumber === snapshot.submitNumber && continues(change, last.change);
  return { past: isSameStep ? past : [...past, { change, snapshot }].slice(-MAX_STEPS), future: [] };
}

/** The history after its latest step is undone, or redone. @param snapshot everything as it is until then */
export function move<Shown extends Snapshot>(
  { past, future }: History<Shown>,
  snapshot: Shown,
  type: 'undone' | 'redone',
): History<Shown> {
  const turn = ({ change }: Step<Shown>) => ({ change, snapshot });
  return type === 'undone'
    ? { past: past.slice(0, -1), future: [...future, ...past.slice(-1).map(turn)] }
    : { past: [...past, ...future.slice(-1).map(turn)], future: future.slice(0, -1) };
}

/**
 * Reverts the removal of an activity or a replacement that other steps have followed: what was entered since stays,
 * unless it was entered in what is replaced. That is a step of its own.
 */
export function revert(
  draft: Draft,
  { change, snapshot }: Step,
): { readonly draft: Draft; readonly change: Change } {
  if (isReplacement(change)) {
    const { activities } = snapshot.draft;
    const reverted = isWhole(change) ? snapshot.draft : { ...draft, activities };
    return { draft: reverted, change: { ...change, undone: !change.undone } };
  }
  if (change.what !== 'removed' || change.from !== 'activities') return { draft, change };
  const { item, list } = change;
  const index = list.findIndex(({ id }) => id === item.id);
  return { draft: { ...draft, activities: draft.activities.toSpliced(index, 0, item) }, change: OTHER };
}

/** A step that the form offers to undo beside its words, or, if it is `redone`, to redo. */
export interface Offer {
  readonly step: Step;
  readonly type: 'undone' | 'redone';
}

/** The latest removal of an activity or replacement; `null` if there is none, or no room for the activity. */
export function findOffer(draft: Draft, { past, future }: History): Offer | null {
  const isMissing = ({ change }: Step) =>
    change.what === 'removed' &&
    change.from === 'activities' &&
    draft.activities.every(({ id }) => id !== change.item.id);
  const undone = future.at(-1);
  if (undone && isReplacement(undone.change)) return { step: undone, type: 'redone' };
  const step = past.findLast((each) => isReplacement(each.change) || isMissing(each));
  const hasRoom = step?.change.what !== 'removed' || canAddActivity(draft.activities);
  return step && hasRoom ? { step, type: 'undone' } : null;
}
