import { createDraft, type Draft } from '../document/draft.ts';
import { isExample } from '../document/example.ts';
import {
  type DocumentAction,
  formUndos,
  type LifeDocument,
  latestUndo,
  reduceDocument,
} from '../document/reduce-document.ts';
import type { CarriedResults } from '../document/serialize-draft.ts';
import type { ShownLife } from '../document/shown-life.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';

/** The last successful submit: the life with the life expectancy at birth or as entered, before a choice in the results. */
export interface Visualization extends Omit<ShownLife, 'basis' | 'population' | 'tableYear'> {
  /** The form as it was submitted. */
  readonly draft: Draft;
  /** Whether the submit came from within the results: the page then stays where it is. */
  readonly inPlace: boolean;
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

/** A form with the results that are shown below it. */
interface DocumentWithResults extends LifeDocument<ShownResults>, ShownResults {}

/** All state that cannot be derived. */
export interface State extends DocumentWithResults {
  /** The form that is not shown: the visitor's own while the example is shown, or a changed example. */
  readonly aside: DocumentWithResults | null;
  /** Whether the form on screen started as the example. */
  readonly fromExample: boolean;
  /** The draft of a refused submit since the last success. While it is set, problems are shown at their fields. */
  readonly refused: Draft | null;
  /** How many submits have led to results. */
  readonly submits: number;
  /** The population of the life table on screen. */
  readonly population: Population;
}

export type Action =
  | DocumentAction
  /** Switches between the visitor's own form and the example, which is new or as the visitor changed it. */
  | { readonly type: 'exampleToggled'; readonly example: Draft }
  /** Another tab has changed the saved form. */
  | { readonly type: 'changedElsewhere'; readonly draft: Draft }
  /** The visitor has opened a backup. */
  | { readonly type: 'backupOpened'; readonly draft: Draft }
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
export function createState(newId: () => string): State {
  return {
    draft: createDraft(newId),
    undos: [],
    aside: null,
    fromExample: false,
    refused: null,
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

const resultsOf = (shown: ShownResults): ShownResults => {
  const { visualization, submitNumber, ofExample, offsetWeeks, basis } = shown;
  return { visualization, submitNumber, ofExample, offsetWeeks, basis };
};

/** Results that are restored with their form, without scrolling. */
const bringBack = (results: ShownResults): ShownResults => ({
  ...results,
  visualization: results.visualization && { ...results.visualization, inPlace: true },
});

/** Replaces the form on screen and drops the problems of the previous one. */
const show = (state: State, form: LifeDocument<ShownResults> & Partial<ShownResults>): State => ({
  ...state,
  ...form,
  refused: null,
});

/** A new example keeps the results on screen until its own are ready. */
function toggleExample(state: State, example: Draft): State {
  const { draft, undos, aside, fromExample } = state;
  return {
    ...show(state, aside ? { ...aside, ...bringBack(aside) } : { draft: example, undos: [] }),
    aside: fromExample && isExample(draft) ? null : { draft, undos, ...resultsOf(state) },
    fromExample: !fromExample,
  };
}

/** Applies another tab's changes to the visitor's own form. */
function followTab(state: State, draft: Draft): State {
  const aside = asideOwn(state);
  const { draft: before, undos } = aside ?? state;
  const latest = latestUndo(undos);
  // The other tab reports each keystroke; one undo reverts all of them.
  const isFollowing = latest?.what === 'tab' && !latest.undone;
  const form: LifeDocument<ShownResults> = {
    draft,
    undos: [...formUndos(undos), ...(isFollowing ? [] : [{ what: 'tab', before, undone: false } as const])],
  };
  return aside ? { ...state, aside: { ...aside, ...form } } : show(state, form);
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
  const results = { ...resultsOf(own), ofExample: !isOfForm };
  const undo = { what: 'backup', before: own.draft, undone: false, results } as const;
  const form = { draft, undos: [...formUndos(own.undos), undo], ...NO_RESULTS };
  return { ...show(state, form), aside: null, fromExample: false };
}

/** Undoes what replaced the whole form, or reverses that, with the results that were shown then. */
function undoReplaced(
  state: State,
  { draft, undos }: LifeDocument<ShownResults>,
  results: ShownResults | undefined,
): State {
  if (!results) return show(state, { draft, undos });
  const reverse = undos.map((undo, index) =>
    index === undos.length - 1 ? { ...undo, results: resultsOf(state) } : undo,
  );
  return show(state, { draft, undos: reverse, ...bringBack(results) });
}

/** The state after the visitor has changed the form. */
function changeForm(state: State, action: DocumentAction): State {
  const { draft, undos } = reduceDocument(state, action);
  if (draft === state.draft) return state;
  const undo = latestUndo(state.undos);
  if (action.type === 'undone' && (undo?.what === 'tab' || undo?.what === 'backup')) {
    return undoReplaced(state, { draft, undos }, undo.results);
  }
  return { ...state, draft, undos };
}

/** Whether two submits have the same birthdate, country and life expectancy. */
function isSamePerson(one: Visualization, other: Visualization): boolean {
  return (
    one.draft.birthdate === other.draft.birthdate &&
    one.country?.code === other.country?.code &&
    one.life.lifeExpectancy === other.life.lifeExpectancy
  );
}

function visualize(state: State, visualization: Visualization): State {
  const before = state.visualization;
  const basis = before && isSamePerson(before, visualization) ? state.basis : 'birth';
  const submits = state.submits + 1;
  const results = {
    visualization,
    submitNumber: submits,
    ofExample: state.fromExample,
    offsetWeeks: 0,
    basis,
  };
  return { ...state, refused: null, submits, ...results };
}

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'submitRefused':
      return { ...state, refused: state.draft };
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
      return followTab(state, action.draft);
    case 'backupOpened':
      return openBackup(state, action.draft);
    case 'draftChanged':
    case 'hydrated':
    case 'activityAdded':
    case 'activityRemoved':
    case 'activityChanged':
    case 'hoursLeft':
    case 'dayUsed':
    case 'applied':
    case 'eventsAdded':
    case 'eventSaved':
    case 'eventRemoved':
    case 'eventRestored':
    case 'undone':
      return changeForm(state, action);
  }
}
