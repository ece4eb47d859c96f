import { type Dispatch, useMemo } from 'react';
import { MESSAGES } from '../content/messages.ts';
import type { TablesOfCountry } from '../features/results/tables-of-country.ts';
import { SectionBoundary } from '../features/section-boundary.tsx';
import type { Population } from '../life/life-table.ts';
import { scrollSmoothly } from '../platform/scroll.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { placeName } from '../world/country-names.ts';
import { LoadedResults } from './loaded-results.tsx';
import { useServices } from './services-context.ts';
import type { Action, State, Visualization } from './state.ts';
import { useQuery } from './use-query.ts';

const SCROLL_AFTER_MS = 100;

/** Moves the focus to the results, so that a screen reader continues there, and scrolls to them. */
function showResults(results: HTMLElement): void {
  results.focus({ preventScroll: true });
  setTimeout(() => scrollSmoothly(results), SCROLL_AFTER_MS);
}

interface OwnResultsProps {
  readonly state: State;
  readonly visualization: Visualization;
  readonly isExample: boolean;
  readonly dispatch: Dispatch<Action>;
  /** Changes the form and submits it. */
  readonly visualizeAfter: (action: Action) => void;
}

/** The life tables of the chosen country, with the actions on their figures. */
function useTables({
  state,
  visualization,
  dispatch,
  visualizeAfter,
}: OwnResultsProps): TablesOfCountry | null {
  const { queries } = useServices();
  const { country } = visualization;
  const { population, beforeTable } = state;
  const lifeTables = useQuery(queries.lifeTables, country?.code);
  return useMemo(
    () =>
      country && {
        country,
        place: placeName(country),
        found: lifeTables.value,
        failed: lifeTables.error !== undefined,
        population,
        onChoosePopulation: (chosen: Population) =>
          dispatch({ type: 'populationChosen', population: chosen }),
        onUse: (years: number) => visualizeAfter({ type: 'tableFigureTaken', lifeExpectancy: String(years) }),
        onUndo: beforeTable ? () => visualizeAfter({ type: 'tableFigureUndone' }) : undefined,
      },
    [country, lifeTables, population, beforeTable, dispatch, visualizeAfter],
  );
}

/** The results of the visitor's own form, with the actions that change it. */
export function OwnResults(props: OwnResultsProps) {
  const { state, visualization, isExample, dispatch, visualizeAfter } = props;
  const { showToast, onReload } = useServices();
  const tables = useTables(props);
  const { activities } = state.draft;
  const inForm = useMemo(() => activities.map(({ id }) => id), [activities]);
  const fromTable = state.beforeTable !== null;
  const shown = useMemo(
    () => ({ ...visualization, fromTable, example: isExample }),
    [visualization, fromTable, isExample],
  );
  const onOptimize = useEventCallback((id: string, hours: number) =>
    visualizeAfter({ type: 'activityChanged', id, change: { hours: String(hours) } }),
  );
  const { title, example, ownInstead } = MESSAGES.results;
  return (
    <SectionBoundary name={title} resetKey={visualization}>
      <LoadedResults
        shown={shown}
        title={title}
        about={isExample ? `${example} ${ownInstead}` : null}
        offsetWeeks={state.offsetWeeks}
        onSlide={(offsetWeeks) => dispatch({ type: 'sliderMoved', life: visualization.life, offsetWeeks })}
        inForm={inForm}
        onOptimize={onOptimize}
        tables={tables}
        showToast={showToast}
        onReload={onReload}
        onShown={showResults}
      />
    </SectionBoundary>
  );
}
