import { type ReactNode, useReducer, useState } from 'react';
import { RESULTS } from '#words/results.ts';
import { NO_CHANGES } from '../src/app/results/read-only-results.tsx';
import { useShownLife } from '../src/app/results/results.tsx';
import { createState, reduce } from '../src/app/state.ts';
import type { Profile } from '../src/life/life.ts';
import type { LifeEvents } from '../src/life/life-events.ts';
import { projectLife } from '../src/life/life-projection.ts';
import { createId } from '../src/platform/id.ts';
import { ProjectedViewsContext, ProjectionContext, SliderContext } from '../src/sections/projection.tsx';
import { ResultsContext, type ResultsModel } from '../src/sections/results-context.ts';
import type { WeeksBy } from '../src/weeks/chart.ts';
import { FORMAT, LIVES, type SampleLife, SEEN_ON, sampleLife } from '../tests/fixtures/lives.ts';

/**
 * A sample life of an age, with a life expectancy of 84 years.
 * @param offsetWeeks the slider's position
 */
export function sampleOfAge(age: number, change: Partial<Profile> = {}, offsetWeeks = 0): SampleLife {
  const birthdate = { ...SEEN_ON, year: SEEN_ON.year - age };
  const { activities } = LIVES.everyday.shown.life;
  return sampleLife({ birthdate, lifeExpectancy: 84, activities, ...change }, offsetWeeks);
}

/** Life events as the visitor changes them. */
export function useEventsModel(initial: LifeEvents) {
  const start = createState(createId);
  const [state, dispatch] = useReducer(reduce, { ...start, draft: { ...start.draft, events: initial } });
  const { draft, steps } = state;
  return {
    events: draft.events,
    onChangeEvents: dispatch,
    undo: { step: steps.at(-1) ?? null, onUndo: () => dispatch({ type: 'undone' }) },
  };
}

interface InResultsProps {
  readonly sample: SampleLife;
  /** The initial choice for the weeks. */
  readonly by?: WeeksBy;
  /** Differences from results without a country. */
  readonly model?: Partial<ResultsModel>;
  readonly children: ReactNode;
}

const ignore = () => undefined;

/** Provides a section of the results with its contexts and a working slider. */
export function InResults({ sample, by = 'time', model, children }: InResultsProps) {
  const { projection } = sample;
  const [offsetWeeks, onSlide] = useState(projection.offsetWeeks);
  const [weeksBy, onChooseWeeksBy] = useState(by);
  const shownCountry = model?.shownCountry ?? null;
  const submitted = model?.shown ?? sample.shown;
  const { shown, expected } = useShownLife(submitted, shownCountry);
  const current = projectLife(shown.life, offsetWeeks, RESULTS.freeTime);
  const results: ResultsModel = {
    ...NO_CHANGES,
    shownCountry,
    expected,
    weeksBy,
    onChooseWeeksBy,
    includesMarks: false,
    onIncludeMarks: ignore,
    inForm: shown.life.activities.map(({ id }) => id),
    events: null,
    onBackup: ignore,
    showToast: ignore,
    onReload: ignore,
    format: FORMAT,
    ...model,
    shown,
    submitNumber: 0,
  };
  return (
    <ResultsContext value={results}>
      <ProjectedViewsContext value={{ immediate: current, deferred: current }}>
        <SliderContext value={onSlide}>
          <ProjectionContext value={current}>{children}</ProjectionContext>
        </SliderContext>
      </ProjectedViewsContext>
    </ResultsContext>
  );
}
