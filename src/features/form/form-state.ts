import {
  type ActivityDraft,
  canAddActivity,
  type Draft,
  type DraftAction,
  reduceDraft,
  sameEntries,
} from './draft.ts';

type Activities = readonly ActivityDraft[];

/** What one tap brings back. */
export type Undo =
  | { readonly what: 'activity'; readonly activity: ActivityDraft; readonly index: number }
  /** An average day has taken the place of the activities; once that is undone, the activities that of the day. */
  | {
      readonly what: 'day';
      readonly before: Activities;
      readonly after: Activities;
      readonly undone: boolean;
    }
  /** Another tab's entries have taken the place of this one's; once that is undone, this one's that of the other's. */
  | { readonly what: 'tab'; readonly before: Draft; readonly undone: boolean };

/** A form, with what can be brought back into it, the latest last. */
export interface Form {
  readonly draft: Draft;
  readonly undos: readonly Undo[];
}

/** Whether there is room for what would come back. */
export function canUndo({ activities }: Draft, undo: Undo): boolean {
  return undo.what !== 'activity' || canAddActivity(activities);
}

/** The form with what one tap brings back, and what would bring back what that takes away; `null` for nothing. */
function bringBack(draft: Draft, undo: Undo): [Draft, Undo | null] {
  const { activities } = draft;
  switch (undo.what) {
    case 'activity':
      return [{ ...draft, activities: activities.toSpliced(undo.index, 0, undo.activity) }, null];
    case 'day': {
      const { before, after, undone } = undo;
      // An average day that nobody has changed can be chosen again.
      const isLost = undone || !sameEntries(draft, { ...draft, activities: after });
      const reverse = { what: 'day', before: activities, after: before, undone: !undone } as const;
      return [{ ...draft, activities: before }, isLost ? reverse : null];
    }
    case 'tab':
      return [undo.before, { what: 'tab', before: draft, undone: !undo.undone }];
  }
}

/** The form with what was last removed or replaced; the same form if there is nothing, or no room for it. */
export function undoLatest(form: Form): Form {
  const { draft, undos } = form;
  const latest = undos.at(-1);
  if (!latest || !canUndo(draft, latest)) return form;
  const [before, reverse] = bringBack(draft, latest);
  return { draft: before, undos: [...undos.slice(0, -1), ...(reverse ? [reverse] : [])] };
}

export type FormAction =
  | DraftAction
  /** An average day takes the place of the activities. */
  | { readonly type: 'dayUsed'; readonly activities: Activities }
  | { readonly type: 'undone' };

function removeActivity(form: Form, action: Extract<FormAction, { type: 'activityRemoved' }>): Form {
  const index = form.draft.activities.findIndex(({ id }) => id === action.id);
  const activity = form.draft.activities[index];
  const draft = reduceDraft(form.draft, action);
  if (!activity || draft.activities.includes(activity)) return form;
  return { draft, undos: [...form.undos, { what: 'activity', activity, index }] };
}

/** The form after the visitor has changed it, with what can be undone. */
export function reduceForm(form: Form, action: FormAction): Form {
  switch (action.type) {
    case 'activityRemoved':
      return removeActivity(form, action);
    case 'dayUsed': {
      const { activities: after } = action;
      const day = { what: 'day', before: form.draft.activities, after, undone: false } as const;
      return { draft: { ...form.draft, activities: after }, undos: [...form.undos, day] };
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
