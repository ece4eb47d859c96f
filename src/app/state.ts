import { type Draft, type ExpectancyChoice, isSameSubmission, withChoice } from '../document/draft.ts';
import { originOf } from '../document/field.ts';
import {
  applyChange,
  type Change,
  chooseExpectancy,
  endTyping,
  type History,
  redo,
  type Step,
  undo,
} from '../document/history.ts';
import type { SubmittedLife } from '../document/submitted-life.ts';
import type { Landing } from '../results/results-context.ts';

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

/** All state of the page that cannot be derived. */
export interface State extends History {
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
  | Change
  | { readonly type: 'undone' | 'redone' | 'formOpened' | 'submitRefused' }
  | { readonly type: 'expectancyChosen'; readonly choice: Partial<ExpectancyChoice> }
  | { readonly type: 'visualized'; readonly visualization: Visualization };

export const createState = (draft: Draft): State => ({
  draft,
  steps: [],
  undone: [],
  refused: null,
  folded: false,
  visualization: null,
  submits: 0,
  landing: null,
});

/** Whether two submits have the same birthdate, country and life expectancy. */
const isSamePerson = (one: Visualization, other: Visualization): boolean =>
  one.draft.birthdate === other.draft.birthdate &&
  one.submitted.country?.code === other.submitted.country?.code &&
  one.submitted.atBirth.years === other.submitted.atBirth.years;

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

/** Leads the page to what was changed. */
const lead = (state: State, { target }: Step): State => ({ ...state, landing: { target } });

/** What was wrong with a document that another one has replaced is gone, and so are the results of one that was opened. */
function replace(before: State, after: State, { target, resubmits }: Step): State {
  const isOpened = resubmits === true && originOf(target) === 'form';
  return {
    ...after,
    refused: null,
    folded: before.folded && isSameSubmission(before.draft, after.draft),
    visualization: isOpened ? null : before.visualization,
  };
}

function change(before: State, made: Change): State {
  const after = applyChange(before, made);
  const step = after.steps.at(-1);
  if (after === before || !step) return after;
  const led = made.leads ? lead(after, step) : after;
  return made.replaces ? replace(before, led, step) : led;
}

/** @param after the state in which a step is undone, or made again; `undefined` for no step */
function go(before: State, after: State, step: Step | undefined): State {
  if (!step) return before;
  return replace(before, originOf(step.target) === 'events' ? lead(after, step) : after, step);
}

export function reduce(state: State, action: Action): State {
  if ('reduce' in action) return change(state, action);
  switch (action.type) {
    case 'undone':
      return go(state, undo(state), state.steps.at(-1));
    case 'redone':
      return go(state, redo(state), state.undone.at(-1));
    case 'expectancyChosen':
      return chooseExpectancy(state, action.choice);
    case 'formOpened':
      return { ...state, folded: false };
    case 'submitRefused':
      return { ...state, refused: state.draft, folded: false };
    case 'visualized':
      return visualize(state, action.visualization);
  }
}
