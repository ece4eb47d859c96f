import { type Dispatch, useMemo } from 'react';
import { MESSAGES } from '../content/messages.ts';
import type { ShownCountry } from '../features/results/shown-country.ts';
import { SectionBoundary } from '../features/section-boundary.tsx';
import type { Basis } from '../life/life-expectancies.ts';
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

/** The chosen country, with what is known of it and the choices among its figures. */
function useShownCountry({ state, visualization, dispatch }: OwnResultsProps): ShownCountry | null {
  const { queries } = useServices();
  const { country } = visualization;
  const { population } = state;
  const facts = useQuery(queries.countryFacts, country?.code);
  return useMemo(
    () =>
      country && {
        country,
        place: placeName(country),
        facts: facts.value,
        failed: facts.error !== undefined,
        population,
        onChoosePopulation: (chosen: Population) =>
          dispatch({ type: 'populationChosen', population: chosen }),
        onChooseBasis: (basis: Basis) => dispatch({ type: 'basisChosen', basis }),
      },
    [country, facts, population, dispatch],
  );
}

/** The results of the visitor's own form, with the actions that change it. */
export function OwnResults(props: OwnResultsProps) {
  const { state, visualization, isExample, dispatch, visualizeAfter } = props;
  const { showToast, onReload } = useServices();
  const shownCountry = useShownCountry(props);
  const { activities } = state.draft;
  const inForm = useMemo(() => activities.map(({ id }) => id), [activities]);
  const { basis, population } = state;
  const shown = useMemo(
    () => ({
      ...visualization,
      basis,
      population,
      tableYear: null,
      atBirth: visualization.life.lifeExpectancy,
      example: isExample,
    }),
    [visualization, basis, population, isExample],
  );
  const onOptimize = useEventCallback((id: string, hours: number) =>
    visualizeAfter({ type: 'activityChanged', id, change: { hours: String(hours) } }),
  );
  const { title, example, ownInstead } = MESSAGES.results;
  return (
    <SectionBoundary name={title} resetKey={visualization}>
      <LoadedResults
        shown={shown}
        submit={visualization}
        title={title}
        about={isExample ? `${example} ${ownInstead}` : null}
        offsetWeeks={state.offsetWeeks}
        onSlide={(offsetWeeks) => dispatch({ type: 'sliderMoved', life: visualization.life, offsetWeeks })}
        inForm={inForm}
        onOptimize={onOptimize}
        shownCountry={shownCountry}
        showToast={showToast}
        onReload={onReload}
        onShown={showResults}
      />
    </SectionBoundary>
  );
}
