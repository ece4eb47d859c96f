import { useLayoutEffect, useMemo, useRef } from 'react';
import { RESULTS } from '#words/results.ts';
import type { Life } from '../../life/life.ts';
import { projectLife } from '../../life/life-projection.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { type ProjectedViews, ProjectedViewsContext } from '../../sections/projection-context.ts';
import { ResultsContext, type ResultsModel } from '../../sections/results-context.ts';
import { SliderContext } from '../../sections/slider-context.ts';
import { formatFor } from '../../words/format.ts';
import { ResultsBody } from './results-body.tsx';
import { useShownLife } from './use-shown-life.ts';
import { useWeeksChoice } from './use-weeks-choice.ts';
import './results.css';

interface ResultsProps extends Omit<ResultsModel, 'expected' | 'format' | 'weeksBy' | 'onChooseWeeksBy'> {
  readonly title: string;
  /** An introductory note; `null` for none. */
  readonly about: string | null;
  readonly offsetWeeks: number;
  readonly onSlide: (offsetWeeks: number) => void;
  /** Called once for each submit, when its results are in the page. */
  readonly onShown: (results: HTMLElement) => void;
}

/** How long the slider must rest before sections out of view follow it. */
const DEFERRED_MS = 250;

function useViewsOf(life: Life, offsetWeeks: number): ProjectedViews {
  const current = useMemo(
    () => ({ life, projection: projectLife(life, offsetWeeks, RESULTS.freeTime) }),
    [life, offsetWeeks],
  );
  const debounced = useDebouncedValue(current, DEFERRED_MS);
  // Do not show an earlier projection of a previous life.
  const deferred = (debounced.life === life ? debounced : current).projection;
  return useMemo(() => ({ immediate: current.projection, deferred }), [current, deferred]);
}

function useModel({
  shown: submitted,
  submitNumber,
  shownCountry,
  inForm,
  onApply,
  applied,
  events,
  eventsAndRemoved,
  onChangeEvents,
  save,
  countryFacts,
  showToast,
  onReload,
}: ResultsProps): ResultsModel {
  const { shown, expected } = useShownLife(submitted, shownCountry);
  const { weeksBy, onChooseWeeksBy } = useWeeksChoice();
  const format = formatFor(useLocale());
  return useMemo(
    () => ({
      shown,
      submitNumber,
      shownCountry,
      expected,
      weeksBy,
      onChooseWeeksBy,
      inForm,
      onApply,
      applied,
      events,
      eventsAndRemoved,
      onChangeEvents,
      save,
      countryFacts,
      showToast,
      onReload,
      format,
    }),
    [
      shown,
      submitNumber,
      shownCountry,
      expected,
      weeksBy,
      onChooseWeeksBy,
      inForm,
      onApply,
      applied,
      events,
      eventsAndRemoved,
      onChangeEvents,
      save,
      countryFacts,
      showToast,
      onReload,
      format,
    ],
  );
}

/** A constant element: a step of the slider renders only the components that read the changed contexts. */
const BODY = <ResultsBody />;

/** Step 2: the results. All of them are derived from the life and the slider's position. */
export default function Results(props: ResultsProps) {
  const { submitNumber, title, about, offsetWeeks, onSlide, onShown } = props;
  const section = useRef<HTMLElement>(null);
  const lastShown = useRef<number>(null);
  const model = useModel(props);
  const { life } = model.shown;
  const views = useViewsOf(life, offsetWeeks);
  useLayoutEffect(() => {
    if (!section.current || lastShown.current === submitNumber) return;
    lastShown.current = submitNumber;
    onShown(section.current);
  }, [submitNumber, onShown]);
  return (
    <section ref={section} id="results" className="results" aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title" className="visually-hidden">
        {title}
      </h2>
      {about && <p className="about">{about}</p>}
      <ResultsContext value={model}>
        <ProjectedViewsContext value={views}>
          <SliderContext value={useEventCallback(onSlide)}>{BODY}</SliderContext>
        </ProjectedViewsContext>
      </ResultsContext>
    </section>
  );
}
