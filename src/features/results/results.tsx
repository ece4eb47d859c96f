import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WeeksBy } from '../../charts/week-picture.ts';
import { projectNamedLife } from '../../content/project-named-life.ts';
import type { Life } from '../../life/life.ts';
import { formatFor } from '../../messages/format.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { useNextTaskValue } from '../../platform/use-next-task-value.ts';
import { type ProjectedViews, ProjectedViewsContext } from './projection-context.ts';
import { ResultsBody } from './results-body.tsx';
import { ResultsContext, type ResultsModel } from './results-context.ts';
import { SliderContext } from './timeline/slider-context.ts';
import { useShownLife } from './use-shown-life.ts';

interface ResultsProps extends Omit<ResultsModel, 'expected' | 'format' | 'weeksBy' | 'onChooseWeeksBy'> {
  /** The submit that the results belong to. */
  readonly submit: object;
  readonly title: string;
  /** An introductory note; `null` for none. */
  readonly about: string | null;
  readonly offsetWeeks: number;
  readonly onSlide: (offsetWeeks: number) => void;
  /** Called when the results of a submit are in the page. */
  readonly onShown: (results: HTMLElement) => void;
}

/** How long the slider must rest before sections out of view follow it. */
const DEFERRED_MS = 250;

/** @param isDragged whether the slider is dragged: sections in view then follow in the same frame */
function useViewsOf(life: Life, offsetWeeks: number, isDragged: boolean): ProjectedViews {
  const current = useMemo(
    () => ({ life, projection: projectNamedLife(life, offsetWeeks) }),
    [life, offsetWeeks],
  );
  const next = useNextTaskValue(current);
  const debounced = useDebouncedValue(current, DEFERRED_MS);
  // Do not show an earlier projection of a previous life.
  const following = (next.life === life && !isDragged ? next : current).projection;
  const deferred = (debounced.life === life ? debounced : current).projection;
  return useMemo(
    () => ({ immediate: current.projection, following, deferred }),
    [current, following, deferred],
  );
}

function useModel({
  shown: submitted,
  shownCountry,
  inForm,
  onApply,
  applied,
  entries,
  onChangeEntries,
  countryFacts,
  showToast,
  onReload,
}: ResultsProps): ResultsModel {
  const { shown, expected } = useShownLife(submitted, shownCountry);
  const [weeksBy, onChooseWeeksBy] = useState<WeeksBy>('time');
  const format = formatFor(useLocale());
  return useMemo(
    () => ({
      shown,
      shownCountry,
      expected,
      weeksBy,
      onChooseWeeksBy,
      inForm,
      onApply,
      applied,
      entries,
      onChangeEntries,
      countryFacts,
      showToast,
      onReload,
      format,
    }),
    [
      shown,
      shownCountry,
      expected,
      weeksBy,
      inForm,
      onApply,
      applied,
      entries,
      onChangeEntries,
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
  const { submit, title, about, offsetWeeks, onSlide, onShown } = props;
  const section = useRef<HTMLElement>(null);
  const model = useModel(props);
  const { life } = model.shown;
  const [isDragged, setDragged] = useState(false);
  const views = useViewsOf(life, offsetWeeks, isDragged);
  const slide = useEventCallback((weeks: number, byDrag?: boolean) => {
    setDragged(byDrag === true);
    onSlide(weeks);
  });
  useLayoutEffect(() => {
    if (section.current) onShown(section.current);
    // Runs once for each submit, and not when another life expectancy is chosen.
    // oxlint-disable-next-line react/exhaustive-deps -- `submit` is what it waits for
  }, [submit, onShown]);
  return (
    <section ref={section} id="results" className="results" aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title" className="visually-hidden">
        {title}
      </h2>
      {about && <p className="about">{about}</p>}
      <ResultsContext value={model}>
        <ProjectedViewsContext value={views}>
          <SliderContext value={slide}>{BODY}</SliderContext>
        </ProjectedViewsContext>
      </ResultsContext>
    </section>
  );
}
