import { type ActivityDraft, canAddActivity, type Draft } from './draft.ts';

/** What one tap brings back. */
export type Undo =
  | { readonly what: 'activity'; readonly activity: ActivityDraft; readonly index: number }
  | { readonly what: 'form'; readonly before: Draft; readonly by: 'example' | 'averageDay' };

/** Whether there is room for what would come back. */
export function canUndo({ activities }: Draft, undo: Undo): boolean {
  return undo.what === 'form' || canAddActivity(activities);
}

/** The form with a removed activity in its place again, or as it was before it was replaced. */
export function undoIn(draft: Draft, undo: Undo): Draft {
  if (undo.what === 'form') return undo.before;
  return { ...draft, activities: draft.activities.toSpliced(undo.index, 0, undo.activity) };
}
