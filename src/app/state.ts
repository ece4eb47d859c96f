import { createDraft, type Draft } from '../features/form/draft.ts';
import { isExample } from '../features/form/example.ts';
import { type Form, type FormAction, reduceForm } from '../features/form/form-state.ts';
import type { CarriedResults } from '../features/form/serialize-draft.ts';
import type { Dates, Life } from '../life/life.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import type { Country, CountryFigure } from '../world/life-expectancy.ts';

/** The input of the last successful submit. */
export interface Visualization {
  /** The form as it was submitted. */
  readonly draft: Draft;
  /** Whether the submit came from within the results: the page then stays where it is. */
  readonly inPlace: boolean;
  /** With the life expectancy at birth, or as entered. */
  readonly life: Life;
  readonly dates: Dates;
  /** The chosen country, whether or not its figure is used. */
  readonly country: Country | null;
  /** Where that life expectancy comes from; `null` if the visitor entered it. */
  readonly figure: CountryFigure | null;
}

/** All state that cannot be derived. */
export interface State extends Form {
  /** The form that is not shown: the visitor's own while the example is shown, or a changed example. */
  readonly aside: Form | null;
  /** Whether the form on screen started as the example. */
  readonly fromExample: boolean;
  /** The draft of a refused submit since the last success. While it is set, problems are shown at their fields. */
  readonly refused: Draft | null;
  readonly visualization: Visualization | null;
  /** Whether the results are of the form that started as the example. */
  readonly ofExample: boolean;
  /** The slider's position, in weeks from today. */
  readonly offsetWeeks: number;
  /** The population of the life table on screen. */
  readonly population: Population;
  /** Which life expectancy the results use. */
  readonly basis: Basis;
}

export type Action =
  | FormAction
  /** Switches between the visitor's own form and the example, which is new or as the visitor changed it. */
  | { readonly type: 'exampleToggled'; readonly example: Draft }
  /** Another tab has changed the saved form. */
  | { readonly type: 'changedElsewhere'; readonly draft: Draft }
  /** The visitor has opened a backup. */
  | { readonly type: 'backupOpened'; readonly draft: Draft }
  | { readonly type: 'submitRefused' }
  | { readonly type: 'visualized'; readonly visualization: Visualization }
  /** `life` is the life that the slider belongs to. */
  | { readonly type: 'sliderMoved'; readonly life: Life; readonly offsetWeeks: number }
  | { readonly type: 'populationChosen'; readonly population: Population }
  | { readonly type: 'basisChosen'; readonly basis: Basis };

/** The state of a new page. @param newId creates a unique id */
export function createState(newId: () => string): State {
  return {
    draft: createDraft(newId),
    undos: [],
    aside: null,
    fromExample: false,
    refused: null,
    visualization: null,
    ofExample: false,
    offsetWeeks: 0,
    population: 'everyone',
    basis: 'birth',
  };
}

/** The visitor's own form while an unchanged example is shown; a changed example counts as their own. */
const asideOwn = ({ draft, aside, fromExample }: State) => (fromExample && isExample(draft) ? aside : null);

/** The visitor's own form, even while the example is shown. */
export const ownDraft = (state: State): Draft => (asideOwn(state) ?? state).draft;

/** Whose results are on screen, if they are of the form there. */
export function shownResults(state: State): CarriedResults {
  if (!state.visualization || state.ofExample !== state.fromExample) return null;
  return asideOwn(state) ? 'example' : 'own';
}

/** Replaces the form on screen and drops what belongs to the previous one. */
const show = (state: State, { draft, undos }: Form): State => ({
  ...state,
  draft,
  undos,
  refused: null,
});

function toggleExample(state: State, example: Draft): State {
  const { draft, undos, aside, fromExample } = state;
  return {
    ...show(state, aside ?? { draft: example, undos: [] }),
    aside: fromExample && isExample(draft) ? null : { draft, undos },
    fromExample: !fromExample,
  };
}

/** Applies another tab's changes to the visitor's own form. */
function followTab(state: State, draft: Draft): State {
  const aside = asideOwn(state);
  const { draft: before, undos } = aside ?? state;
  const latest = undos.at(-1);
  // The other tab reports each keystroke; one undo reverts all of them.
  const isFollowing = latest?.what === 'tab' && !latest.undone;
  const form: Form = {
    draft,
    undos: isFollowing ? undos : [...undos, { what: 'tab', before, undone: false }],
  };
  return aside ? { ...state, aside: form } : show(state, form);
}

/** Shows a backup in place of the visitor's own form, even while the example is shown. */
function openBackup(state: State, draft: Draft): State {
  const { draft: before, undos } = asideOwn(state) ?? state;
  const undo = { what: 'backup', before, undone: false } as const;
  return { ...show(state, { draft, undos: [...undos, undo] }), aside: null, fromExample: false };
}

/** The state after the visitor has changed the form. */
function changeForm(state: State, action: FormAction): State {
  const { draft, undos } = reduceForm(state, action);
  if (draft === state.draft) return state;
  const undo = state.undos.at(-1);
  // Undoing another tab's changes or a backup replaces the whole form.
  if (action.type === 'undone' && (undo?.what === 'tab' || undo?.what === 'backup'))
    return show(state, { draft, undos });
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
  return { ...state, refused: null, visualization, ofExample: state.fromExample, offsetWeeks: 0, basis };
}

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'submitRefused':
      return { ...state, refused: state.draft };
    case 'visualized':
      return visualize(state, action.visualization);
    case 'sliderMoved':
      // Ignore a late move that was made on the previous results.
      return state.visualization?.life === action.life
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
    case 'undone':
      return changeForm(state, action);
  }
}
