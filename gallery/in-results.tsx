import { type ReactNode, useState } from 'react';
import type { WeeksBy } from '../src/charts/week-picture.ts';
import { projectNamedLife } from '../src/content/project-named-life.ts';
import { ProjectedViewsContext, ProjectionContext } from '../src/features/results/projection-context.ts';
import { ResultsContext, type ResultsModel } from '../src/features/results/results-context.ts';
import { SliderContext } from '../src/features/results/timeline/slider-context.ts';
import { useShownLife } from '../src/features/results/use-shown-life.ts';
import { FORMAT, type SampleLife } from '../tests/fixtures/lives.ts';
import { JAPAN_ONLY } from '../tests/fixtures/places.ts';

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
  const { shown, expected } = useShownLife(model?.shown ?? sample.shown, shownCountry);
  const current = projectNamedLife(shown.life, offsetWeeks);
  const results: ResultsModel = {
    shownCountry,
    expected,
    weeksBy,
    onChooseWeeksBy,
    inForm: shown.life.activities.map(({ id }) => id),
    entries: null,
    onChangeEntries: null,
    countryFacts: JAPAN_ONLY,
    onApply: ignore,
    applied: null,
    showToast: ignore,
    onReload: ignore,
    format: FORMAT,
    ...model,
    shown,
  };
  return (
    <ResultsContext value={results}>
      <ProjectedViewsContext value={{ immediate: current, following: current, deferred: current }}>
        <SliderContext value={onSlide}>
          <ProjectionContext value={current}>{children}</ProjectionContext>
        </SliderContext>
      </ProjectedViewsContext>
    </ResultsContext>
  );
}
