import { createDraft, type Draft, sameEntries } from '../document/draft.ts';
import { isExample } from '../document/example.ts';
import {
  changeOf,
  type DocumentAction,
  type History,
  isWhole,
  move,
  NO_HISTORY,
  record,
  revert,
  type Step,
} from '../document/history.ts';
import { type DraftAction, reduceDraft } from '../document/reduce-document.ts';
import type { CarriedResults } from '../document/serialize-draft.ts';
import type { ShownLife } from '../document/shown-life.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { Profile } from '../life/life.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';

/**
 * The cause of a submit: the form's button, a change in the results, a backup that was opened, or entries that came
 * back with the page, for which the visitor has pressed nothing.
 */
export type SubmitOrigin = 'form' | 'results' | 'backup' | 'restored';

/** The last successful submit, from which the results make their life. */
export interface Visualization extends Pick<ShownLife, 'country' | 'figure' | 'example'> {
  /** The form as it was submitted. */
  readonly draft: Draft;
  readonly origin: SubmitOrigin;
  /** The same, parsed, with the life expectancy at birth or as entered. */
  readonly profile: Profile;
  /** The day as of which it was parsed. */
  readonly asOf: CalendarDate;
}

/** The results on screen, with what the visitor chose in them. */
interface ShownResults {
  readonly visualization: Visualization | null;
  /** Which submit they come from: each has a number of its own. */
  readonly submitNumber: number;
  /** Whether the results are of the form that started as the example. */
  readonly ofExample: boolean;
  /** The slider's position, in weeks from today. */
  readonly offsetWeeks: number;
  /** Which life expectancy the results use. */
  readonly basis: Basis;
}

/** A form with its messages and the results that are shown below it. */
interface Shown extends ShownResults {
  readonly draft: Draft;
  /** The draft of a refused submit since the last success. While it is set, problems are shown at their fields. */
  readonly refused: Draft | null;
}

interface DocumentWithResults extends Shown, History<Shown> {}

/** All state that cannot be derived. */
export interface State extends DocumentWithResults {
  /** The form that is not shown: the visitor's own while the example is shown, or a changed example. */
  readonly aside: DocumentWithResults | null;
  /** Whether the form on screen started as the example. */
  readonly fromExample: boolean;
  /** Whether the form is folded to one line above results that nobody pressed its button for. */
  readonly folded: boolean;
  /** How many submits have led to results. */
  readonly submits: number;
  /** The population of the life table on screen. */
  readonly population: Population;
}

export type Action =
  | DocumentAction
  /** Switches between the visitor's own form and the example, which is new or as the visitor changed it. */
  | { readonly type: 'exampleToggled'; readonly example: Draft }
  /** Another tab has changed the saved form. @property follow whether it replaces the form in this tab */
  | { readonly type: 'changedElsewhere'; readonly draft: Draft; readonly follow: boolean }
  /** The visitor has opened a backup. */
  | { readonly type: 'backupOpened'; readonly draft: Draft }
  | { readonly type: 'formOpened' }
  | { readonly type: 'submitRefused' }
  | { readonly type: 'visualized'; readonly visualization: Visualization }
  /** `submitNumber` is that of the results that the slider belongs to. */
  | { readonly type: 'sliderMoved'; readonly submitNumber: number; readonly offsetWeeks: number }
  | { readonly type: 'populationChosen'; readonly population: Population }
  | { readonly type: 'basisChosen'; readonly basis: Basis };

const NO_RESULTS: ShownResults = {
  visualization: null,
  submitNumber: 0,
  ofExample: false,
  offsetWeeks: 0,
  basis: 'birth',
};

/** The state of a new page. @param newId creates a unique id */
export function createState(newId: () => string, draft = createDraft(newId)): State {
  return {
    draft,
    ...NO_HISTORY,
    aside: null,
    fromExample: false,
    refused: null,
    folded: false,
    submits: 0,
    population: 'everyone',
    ...NO_RESULTS,
  };
}

/** The visitor's own form while an unchanged example is shown; a changed example counts as their own. */
const asideOwn = ({ draft, aside, fromExample }: State) => (fromExample && isExample(draft) ? aside : null);

/** The visitor's own form, even while the example is shown. */
export const ownDraft = (state: State): Draft => (asideOwn(state) ?? state).draft;

/** Says whose results are on screen, if they are of the form there. */
export function shownResults(state: State): CarriedResults {
  if (!state.visualization || state.ofExample !== state.fromExample) return null;
  return asideOwn(state) ? 'example' : 'own';
}

const shownOf = (shown: Shown): Shown => {
  const { draft, refused, visualization, submitNumber, ofExample, offsetWeeks, basis } = shown;
  return { draft, refused, visualization, submitNumber, ofExample, offsetWeeks, basis };
};

/** Results that are restored with their form, without scrolling. */
const bringBack = <Results extends ShownResults>(results: Results): Results => ({
  ...results,
  visualization: results.visualization && { ...results.visualization, origin: 'results' },
});

/** A new example keeps the results on screen until its own are ready. */
function toggleExample(state: State, example: Draft): State {
  const { draft, past, future, aside, fromExample } = state;
  return {
    ...state,
    ...(aside ? bringBack(aside) : { draft: example, ...NO_HISTORY }),
    refused: null,
    aside: fromExample && isExample(draft) ? null : { past, future, ...shownOf(state) },
    fromExample: !fromExample,
  };
}

/** Applies another tab's changes to the visitor's own form, or only offers to. */
function followTab(state: State, draft: Draft, follow: boolean): State {
  const aside = asideOwn(state);
  const own = aside ?? state;
  const shown = { ...shownOf(own), refused: null };
  const other = { ...shown, draft };
  const change = { what: 'tab', undone: !follow } as const;
  const form = { ...(follow ? other : shown), ...record(own, follow ? shown : other, change) };
  if (aside) return { ...state, aside: form };
  return { ...state, ...form, folded: state.folded && sameEntries(state.draft, form.draft) };
}

/**
 * Shows a backup in place of the visitor's own form, even while the example is shown. It has no results until it is
 * submitted.
 */
function openBackup(state: State, draft: Draft): State {
  const aside = asideOwn(state);
  const own = aside ?? state;
  // From here on, the restored form is no longer the example.
  const isOfForm = own.ofExample === (aside ? false : state.fromExample);
  const before = { ...shownOf(own), ofExample: !isOfForm };
  const history = record(own, before, { what: 'backup', undone: false });
  return { ...state, ...NO_RESULTS, ...history, draft, refused: null, aside: null, fromExample: false };
}

/** The state after the visitor has changed the form. */
function changeForm(state: State, action: DraftAction): State {
  const draft = reduceDraft(state.draft, action);
  if (draft === state.draft) return state;
  const change = changeOf(state.draft, action);
  return { ...state, draft, ...(change && record(state, shownOf(state), change)) };
}

/**
 * Shows a form with its results, as they were before or after a step. If those on screen belong to it, or if it had
 * none, they stay as they are, unless they are of a backup.
 */
function showAgain(state: State, { change, snapshot }: Step<Shown>): State {
  const staysOnScreen =
    snapshot.submitNumber === state.submitNumber || (!snapshot.visualization && change.what !== 'backup');
  const { draft, refused } = snapshot;
  const isUnchanged = staysOnScreen ? sameEntries(state.draft, draft) : snapshot.visualization !== null;
  const folded = state.folded && isUnchanged;
  return staysOnScreen ? { ...state, draft, refused, folded } : { ...state, ...bringBack(snapshot), folded };
}

/** Undoes or redoes the latest step, with the results that were shown then. */
function moveInHistory(state: State, type: 'undone' | 'redone'): State {
  const step = (type === 'undone' ? state.past : state.future).at(-1);
  return step ? { ...showAgain(state, step), ...move(state, shownOf(state), type) } : state;
}

/** Undoes a step. If others have followed it, only what it changed is as before. */
function undo(state: State, wanted: Step | undefined): State {
  const step = state.past.find((each) => each === wanted);
  if (!step) return state;
  if (step === state.past.at(-1)) return moveInHistory(state, 'undone');
  const { draft, change } = revert(state.draft, step);
  const history = record(state, shownOf(state), change);
  return { ...(isWhole(change) ? showAgain(state, step) : { ...state, draft }), ...history };
}

/** Whether two submits have the same birthdate, country and life expectancy. */
function isSamePerson(one: Visualization, other: Visualization): boolean {
  return (
    one.draft.birthdate === other.draft.birthdate &&
    one.country?.code === other.country?.code &&
    one.profile.lifeExpectancy === other.profile.lifeExpectancy
  );
}

function visualize(state: State, visualization: Visualization): State {
  const before = state.visualization;
  const basis = before && isSamePerson(before, visualization) ? state.basis : 'birth';
  const submits = state.submits + 1;
  const { origin } = visualization;
  const folded = origin === 'results' ? state.folded : origin !== 'form';
  const results = {
    visualization,
    submitNumber: submits,
    ofExample: state.fromExample,
    offsetWeeks: 0,
    basis,
  };
  return { ...state, refused: null, folded, submits, ...results };
}

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'formOpened':
      return { ...state, folded: false };
    case 'submitRefused':
      return { ...state, refused: state.draft, folded: false };
    case 'visualized':
      return visualize(state, action.visualization);
    case 'sliderMoved':
      // Ignore a late move that was made on the previous results.
      return state.submitNumber === action.submitNumber
        ? { ...state, offsetWeeks: action.offsetWeeks }
        : state;
    case 'populationChosen': {
      // The life expectancy of a table changes with its people.
      const offsetWeeks = state.basis === 'birth' ? state.offsetWeeks : 0;
      return { ...state, population: action.population, offsetWeeks };
    }
    case 'basisChosen':
      return { ...state, basis: action.basis, offsetWeeks: 0 };
    case 'exampleToggled':
      return toggleExample(state, action.example);
    case 'changedElsewhere':
      return followTab(state, action.draft, action.follow);
    case 'backupOpened':
      return openBackup(state, action.draft);
    case 'undone':
      return undo(state, action.step ?? state.past.at(-1));
    case 'redone':
      return moveInHistory(state, 'redone');
    case 'draftChanged':
    case 'hydrated':
    case 'activityAdded':
    case 'activityRemoved':
    case 'activityChanged':
    case 'hoursLeft':
    case 'applied':
    case 'eventSaved':
    case 'eventsAdded':
    case 'eventRemoved':
    case 'eventsRestored':
      return changeForm(state, action);
  }
}
