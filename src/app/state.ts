import { type Draft, sameEntries, withChoice } from '../document/draft.ts';
import type { SubmittedLife } from '../document/submitted-life.ts';
import { type DocumentAction, type DocumentState, endTyping, reduceDocument } from '../document/undo.ts';

/**
 * The cause of a submit: the form's button, a change in the results, a backup that was opened, or entries that came
 * back with the page, for which the visitor has pressed nothing.
 */
export type SubmitOrigin = 'form' | 'results' | 'backup' | 'restored';

/** The last successful submit. */
export interface Visualization {
  readonly draft: Draft;
  readonly origin: SubmitOrigin;
  readonly submitted: SubmittedLife;
}

/** Leads the page to a life event that was added or changed, or that an undo has changed. Another object each time. */
export interface Landing {
  /** The id of the element that shows it. */
  readonly elementId: string;
}

/** All state of the page that cannot be derived. */
export interface State extends DocumentState {
  /** The draft of a refused submit since the last success. While it is set, problems are shown at their fields. */
  readonly refused: Draft | null;
  /** Whether the form is folded to one line above results that nobody pressed its button for. */
  readonly folded: boolean;
  readonly visualization: Visualization | null;
  /** How many submits have led to results. */
  readonly submits: number;
  /** `null` before the first. */
  readonly landing: Landing | null;
}

export type Action =
  | DocumentAction
  | { readonly type: 'formOpened' }
  | { readonly type: 'submitRefused' }
  | { readonly type: 'visualized'; readonly visualization: Visualization };

export const createState = (draft: Draft): State => ({
  draft,
  steps: [],
  refused: null,
  folded: false,
  visualization: null,
  submits: 0,
  landing: null,
});

/** Whether two submits have the same birthdate, country and life expectancy. */
function isSamePerson(one: Visualization, other: Visualization): boolean {
  return (
    one.draft.birthdate === other.draft.birthdate &&
    one.submitted.country?.code === other.submitted.country?.code &&
    one.submitted.atBirth.years === other.submitted.atBirth.years
  );
}

function visualize(state: State, visualization: Visualization): State {
  const { draft, visualization: before, folded, steps, submits } = state;
  const { origin } = visualization;
  const isOther = before !== null && !isSamePerson(before, visualization);
  return {
    ...state,
    draft: isOther ? withChoice(draft, { basis: 'birth' }) : draft,
    steps: endTyping(steps),
    refused: null,
    folded: origin === 'results' ? folded : origin !== 'form',
    visualization,
    submits: submits + 1,
  };
}

/** Whether an action takes another document in place of this one, whose results are none of it. */
const isAnother = ({ steps }: State, action: DocumentAction): boolean =>
  action.type === 'undone'
    ? steps.at(-1)?.origin === 'form' && steps.at(-1)?.isSubmitted === true
    : action.type === 'replaced' && action.by === 'backup';

/** What is removed leads nowhere: the button that undoes it comes into the page where it was. */
function findLanding(before: State, after: State, action: DocumentAction): Landing | null {
  const isSaved = action.type === 'eventSaved' || action.type === 'eventsAdded';
  const step = (action.type === 'undone' ? before : isSaved ? after : null)?.steps.at(-1);
  return step?.origin === 'events' ? { elementId: step.elementId } : null;
}

function changeDocument(state: State, action: DocumentAction): State {
  const reduced = reduceDocument(state, action);
  const landing = findLanding(state, reduced, action);
  const changed = landing ? { ...reduced, landing } : reduced;
  if (action.type !== 'undone' && action.type !== 'replaced') return changed;
  return {
    ...changed,
    refused: null,
    folded: state.folded && sameEntries(state.draft, changed.draft),
    visualization: isAnother(state, action) ? null : state.visualization,
  };
}

export function reduce(state: State, action: Action): State {
  const { type } = action;
  if (type === 'formOpened') return { ...state, folded: false };
  if (type === 'submitRefused') return { ...state, refused: state.draft, folded: false };
  if (type === 'visualized') return visualize(state, action.visualization);
  return changeDocument(state, action);
}
