import { createDraft, type Draft } from '../features/form/draft.ts';
import { isExample } from '../features/form/example.ts';
import { type Form, type FormAction, reduceForm } from '../features/form/form-state.ts';
import type { Dates, Life } from '../life/life.ts';
import type { Population } from '../life/life-table.ts';
import type { Country, CountryFigure } from '../world/life-expectancy.ts';

/** What the last successful submit was made from. */
export interface Visualization {
  /** The form as it was submitted. */
  readonly draft: Draft;
  readonly life: Life;
  readonly dates: Dates;
  /** The chosen country, whether or not its figure is used. */
  readonly country: Country | null;
  /** Where the life expectancy comes from; `null` when the visitor typed it. */
  readonly figure: CountryFigure | null;
}

/** Everything that the page cannot derive. */
export interface State extends Form {
  /** The other of two forms: one's own, which the example stands before, or the example as it was changed. */
  readonly aside: Form | null;
  /** Whether the form in sight came from the example. */
  readonly fromExample: boolean;
  /** The form as a submit of it was refused, since the last success: from then on problems are shown at their fields. */
  readonly refused: Draft | null;
  readonly visualization: Visualization | null;
  /** Where the slider stands, in weeks from today. */
  readonly offsetWeeks: number;
  /** Whose life table is looked at. */
  readonly population: Population;
  /** How life expectancy stood in the form before a life table's figure was taken; `null` when none is in use. */
  readonly beforeTable: Pick<Draft, 'manual' | 'lifeExpectancy'> | null;
}

export type Action =
  | FormAction
  /** From one's own form to the example, new or as it was changed, and back. */
  | { readonly type: 'exampleToggled'; readonly example: Draft }
  /** Another tab has changed the form that both of them keep. */
  | { readonly type: 'changedElsewhere'; readonly draft: Draft }
  | { readonly type: 'submitRefused' }
  | { readonly type: 'visualized'; readonly visualization: Visualization }
  /** `life` is the one whose slider was moved. */
  | { readonly type: 'sliderMoved'; readonly life: Life; readonly offsetWeeks: number }
  | { readonly type: 'populationChosen'; readonly population: Population }
  | { readonly type: 'tableFigureTaken'; readonly lifeExpectancy: string }
  | { readonly type: 'tableFigureUndone' };

/** The page as a visitor finds it. @param newId gives an id not in use yet */
export function createState(newId: () => string): State {
  return {
    draft: createDraft(newId),
    undos: [],
    aside: null,
    fromExample: false,
    refused: null,
    visualization: null,
    offsetWeeks: 0,
    population: 'everyone',
    beforeTable: null,
  };
}

const pickLifeExpectancy = ({ manual, lifeExpectancy }: Draft) => ({ manual, lifeExpectancy });

const changesFigure = (change: object) =>
  'manual' in change || 'lifeExpectancy' in change || 'country' in change;

/** The visitor's own form, where the example stands before it: an example that was changed is their own. */
const asideOwn = ({ draft, aside, fromExample }: State) => (fromExample && isExample(draft) ? aside : null);

/** The visitor's own form, which the example only stands before. */
export const ownDraft = (state: State): Draft => (asideOwn(state) ?? state).draft;

/** Another form in place of the one in sight: what was said of that does not hold for it. */
const show = (state: State, { draft, undos }: Form): State => ({
  ...state,
  draft,
  undos,
  refused: null,
  beforeTable: null,
});

function toggleExample(state: State, example: Draft): State {
  const { draft, undos, aside, fromExample } = state;
  return {
    ...show(state, aside ?? { draft: example, undos: [] }),
    aside: fromExample && isExample(draft) ? null : { draft, undos },
    fromExample: !fromExample,
  };
}

/** One's own form as another tab has left it. */
function followTab(state: State, draft: Draft): State {
  const aside = asideOwn(state);
  const { draft: before, undos } = aside ?? state;
  const latest = undos.at(-1);
  // The other tab tells of each keystroke; all of them are undone at once.
  const isFollowing = latest?.what === 'tab' && !latest.undone;
  const form: Form = {
    draft,
    undos: isFollowing ? undos : [...undos, { what: 'tab', before, undone: false }],
  };
  return aside ? { ...state, aside: form } : show(state, form);
}

/** The state after the visitor has changed the form. */
function changeForm(state: State, action: FormAction): State {
  const { draft, undos } = reduceForm(state, action);
  if (draft === state.draft) return state;
  // Entries of another tab are another form.
  if (action.type === 'undone' && state.undos.at(-1)?.what === 'tab') return show(state, { draft, undos });
  // Changing the country or the figure by hand puts an end to the life table's figure.
  const dropsTable = action.type === 'draftChanged' && changesFigure(action.change);
  return { ...state, draft, undos, beforeTable: dropsTable ? null : state.beforeTable };
}

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'submitRefused':
      return { ...state, refused: state.draft };
    case 'visualized':
      return { ...state, refused: null, visualization: action.visualization, offsetWeeks: 0 };
    case 'sliderMoved':
      // A move that comes while a submit is being shown was made on the results before it.
      return state.visualization?.life === action.life
        ? { ...state, offsetWeeks: action.offsetWeeks }
        : state;
    case 'populationChosen':
      return { ...state, population: action.population };
    case 'tableFigureTaken':
      return {
        ...state,
        beforeTable: state.beforeTable ?? pickLifeExpectancy(state.draft),
        draft: { ...state.draft, manual: true, lifeExpectancy: action.lifeExpectancy },
      };
    case 'tableFigureUndone':
      return { ...state, beforeTable: null, draft: { ...state.draft, ...state.beforeTable } };
    case 'exampleToggled':
      return toggleExample(state, action.example);
    case 'changedElsewhere':
      return followTab(state, action.draft);
    case 'draftChanged':
    case 'hydrated':
    case 'activityAdded':
    case 'activityRemoved':
    case 'activityChanged':
    case 'hoursLeft':
    case 'dayUsed':
    case 'undone':
      return changeForm(state, action);
  }
}
