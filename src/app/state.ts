import { createDraft, type Draft, type DraftAction, reduceDraft } from '../features/form/draft.ts';
import { isExample } from '../features/form/example.ts';
import { canUndo, type Undo, undoIn } from '../features/form/undo.ts';
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
export interface State {
  readonly draft: Draft;
  /** The form as a submit of it was refused, since the last success: from then on problems are shown at their fields. */
  readonly refused: Draft | null;
  readonly visualization: Visualization | null;
  /** What can be brought back into the form, the latest last. */
  readonly undos: readonly Undo[];
  /** Where the slider stands, in weeks from today. */
  readonly offsetWeeks: number;
  /** Whose life table is looked at. */
  readonly population: Population;
  /** How life expectancy stood in the form before a life table's figure was taken; `null` when none is in use. */
  readonly beforeTable: Pick<Draft, 'manual' | 'lifeExpectancy'> | null;
}

export type Action =
  | DraftAction
  | { readonly type: 'formReplaced'; readonly draft: Draft; readonly by: 'example' | 'averageDay' }
  | { readonly type: 'undone' }
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
    refused: null,
    visualization: null,
    undos: [],
    offsetWeeks: 0,
    population: 'everyone',
    beforeTable: null,
  };
}

const pickLifeExpectancy = ({ manual, lifeExpectancy }: Draft) => ({ manual, lifeExpectancy });

const changesFigure = (change: object) =>
  'manual' in change || 'lifeExpectancy' in change || 'country' in change;

/** The visitor's own form, which the example only stands before. */
export function ownDraft({ draft, undos }: State): Draft {
  const example = undos.findLast((each) => each.what === 'form' && each.by === 'example');
  return example?.what === 'form' && isExample(draft) ? example.before : draft;
}

/** Brings back what was last removed or replaced, if there is room for it. */
function undo(state: State): State {
  const latest = state.undos.at(-1);
  if (!latest || !canUndo(state.draft, latest)) return state;
  return {
    ...state,
    draft: undoIn(state.draft, latest),
    beforeTable: latest.what === 'form' ? null : state.beforeTable,
    refused: latest.what === 'form' ? null : state.refused,
    undos: state.undos.slice(0, -1),
  };
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
    case 'draftChanged':
      // Whoever changes the country or the figure by hand has gone on from the life table's.
      return {
        ...state,
        beforeTable: changesFigure(action.change) ? null : state.beforeTable,
        draft: reduceDraft(state.draft, action),
      };
    case 'formReplaced':
      return {
        ...state,
        draft: action.draft,
        beforeTable: null,
        refused: null,
        undos: [...state.undos, { what: 'form', before: state.draft, by: action.by }],
      };
    case 'undone':
      return undo(state);
    case 'activityRemoved': {
      const index = state.draft.activities.findIndex(({ id }) => id === action.id);
      const activity = state.draft.activities[index];
      const draft = reduceDraft(state.draft, action);
      if (!activity || draft.activities.includes(activity)) return state;
      return { ...state, draft, undos: [...state.undos, { what: 'activity', activity, index }] };
    }
    case 'typedBefore':
    case 'activityAdded':
    case 'activityChanged':
      return { ...state, draft: reduceDraft(state.draft, action) };
  }
}
