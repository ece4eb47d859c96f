import { createDraft, type Draft, type DraftAction, reduceDraft } from '../features/form/draft.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { Profile } from '../life/result.ts';
import type { CountryFigure } from '../world/life-expectancy.ts';

/** What the last successful submit was made from. */
export interface Visualization {
  readonly profile: Profile;
  /** The day on which the visitor submitted. */
  readonly seenOn: CalendarDate;
  /** Where the life expectancy comes from; `null` when the visitor typed it. */
  readonly figure: CountryFigure | null;
}

/** Everything that the page cannot derive. */
export interface State {
  readonly draft: Draft;
  /** Whether a submit has been refused since the last success: from then on problems are shown at their fields. */
  readonly refused: boolean;
  readonly visualization: Visualization | null;
  /** Where the slider stands, in weeks from today. */
  readonly offsetWeeks: number;
}

export type Action =
  | DraftAction
  | { readonly type: 'submitRefused' }
  | { readonly type: 'visualized'; readonly visualization: Visualization }
  | { readonly type: 'sliderMoved'; readonly offsetWeeks: number };

/** The page as a visitor finds it. @param newId gives an id not in use yet */
export function createState(newId: () => string): State {
  return { draft: createDraft(newId), refused: false, visualization: null, offsetWeeks: 0 };
}

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'submitRefused':
      return { ...state, refused: true };
    case 'visualized':
      return { ...state, refused: false, visualization: action.visualization, offsetWeeks: 0 };
    case 'sliderMoved':
      return { ...state, offsetWeeks: action.offsetWeeks };
    case 'draftChanged':
    case 'typedBefore':
    case 'activityAdded':
    case 'activityRemoved':
    case 'activityChanged':
      return { ...state, draft: reduceDraft(state.draft, action) };
  }
}
