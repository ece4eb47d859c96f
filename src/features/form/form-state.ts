import {
  type ActivityDraft,
  canAddActivity,
  type Draft,
  type DraftAction,
  reduceDraft,
  sameEntries,
} from './draft.ts';

type Activities = readonly ActivityDraft[];

/** A change that one click undoes. */
export type Undo =
  | { readonly what: 'activity'; readonly activity: ActivityDraft; readonly index: number }
  /** An average day or the results replaced the activities, or, if `undone`, the other way round. */
  | {
      readonly what: 'day' | 'applied';
      readonly before: Activities;
      readonly after: Activities;
      readonly undone: boolean;
    }
  /** Another tab's entries or a backup's replaced those of this tab, or, if `undone`, the other way round. */
  | { readonly what: 'tab' | 'backup'; readonly before: Draft; readonly undone: boolean };

/** A form and the changes that can be undone, the latest last. */
export interface Form {
  readonly draft: Draft;
  readonly undos: readonly Undo[];
}

/** Whether there is room for what the undo would restore. */
export function canUndo({ activities }: Draft, undo: Undo): boolean {
  return undo.what !== 'activity' || canAddActivity(activities);
}

/** Undoes a change. @returns the form and the undo that reverses this one; `null` if nothing would be lost */
function revert(draft: Draft, undo: Undo): [Draft, Undo | null] {
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

/** Undoes the latest change; returns the same form if there is none, or no room for it. */
function undoLatest(form: Form): Form {
  const { draft, undos } = form;
  const latest = undos.at(-1);
  if (!latest || !canUndo(draft, latest)) return form;
  const [before, reverse] = revert(draft, latest);
  return { draft: before, undos: [...undos.slice(0, -1), ...(reverse ? [reverse] : [])] };
}

export type FormAction =
  | DraftAction
  /** An average day replaces the activities. */
  | { readonly type: 'dayUsed'; readonly activities: Activities }
  /** The results change an activity. */
  | {
      readonly type: 'applied';
      readonly id: string;
      readonly change: Partial<Pick<ActivityDraft, 'hours' | 'schedule'>>;
    }
  | { readonly type: 'undone' };

function removeActivity(form: Form, action: Extract<FormAction, { type: 'activityRemoved' }>): Form {
  const index = form.draft.activities.findIndex(({ id }) => id === action.id);
  const activity = form.draft.activities[index];
  const draft = reduceDraft(form.draft, action);
  if (!activity || draft.activities.includes(activity)) return form;
  return { draft, undos: [...form.undos, { what: 'activity', activity, index }] };
}

/** Replaces the activities, which can be undone. */
function replaceActivities({ draft, undos }: Form, what: 'day' | 'applied', after: Activities): Form {
  const undo = { what, before: draft.activities, after, undone: false } as const;
  return { draft: { ...draft, activities: after }, undos: [...undos, undo] };
}

/** Applies an action to the form and its list of undos. */
export function reduceForm(form: Form, action: FormAction): Form {
  switch (action.type) {
    case 'activityRemoved':
      return removeActivity(form, action);
    case 'dayUsed':
      return replaceActivities(form, 'day', action.activities);
    case 'applied': {
      const { activities } = reduceDraft(form.draft, { ...action, type: 'activityChanged' });
      return replaceActivities(form, 'applied', activities);
    }
    case 'undone':
      return undoLatest(form);
    case 'draftChanged':
    case 'hydrated':
    case 'activityAdded':
    case 'activityChanged':
    case 'hoursLeft':
      return { ...form, draft: reduceDraft(form.draft, action) };
  }
}
