import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RESULTS } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import { findExpectedAges } from '../../life/expected-ages.ts';
import type { Life } from '../../life/life.ts';
import { type ExpectedAges, findChoice, listChoices } from '../../life/life-expectancies.ts';
import { projectLife } from '../../life/life-projection.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { type ProjectedViews, ProjectedViewsContext, SliderContext } from '../../sections/projection.tsx';
import { ResultsContext, type ResultsModel } from '../../sections/results-context.ts';
import type { ShownCountry } from '../../sections/shown-country.ts';
import { formatFor } from '../../words/format.ts';
import { ResultsBody } from './results-body.tsx';
import { useWeeksChoice } from './use-weeks-choice.ts';
import './results.css';

function haveSameValues<Value extends object>(one: Value, other: Value): boolean {
  const keys = Object.keys(other);
  return (
    keys.length === Object.keys(one).length &&
    keys.every((key) => Object.is(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** The same object for as long as all of its properties have the same values: for the value of a context. */
function useStable<Value extends object>(value: Value): Value {
  const [kept, keep] = useState(value);
  if (haveSameValues(kept, value)) return kept;
  keep(value);
  return value;
}

type GivenModel = Omit<
  ResultsModel,
  'expected' | 'format' | 'weeksBy' | 'onChooseWeeksBy' | 'includesMarks' | 'onIncludeMarks'
>;

interface ResultsProps extends GivenModel {
  readonly title: string;
  readonly offsetWeeks: number;
  readonly onSlide: (offsetWeeks: number) => void;
  /** Called when the results of a submit are in the page. */
  readonly onShown: (results: HTMLElement) => void;
}

/** How long the slider must rest before sections out of view follow it. */
const DEFERRED_MS = 250;

/** The life with the life expectancy that was chosen. A shared life keeps the one that its link was made with. */
function applyChoice(
  shown: ShownLife,
  shownCountry: ShownCountry | null,
  expected: ExpectedAges | null,
): ShownLife {
  if (!shownCountry?.onChooseBasis) return shown;
  const { life, atBirth } = shown;
  const choices = listChoices({ atBirth, age: life.age, expected });
  const { basis, lifeExpectancy } = findChoice(choices, shown.basis);
  if (basis === 'birth') return { ...shown, basis };
  const tableYear = shownCountry.facts?.lifeTables.year ?? null;
  return { ...shown, life: { ...life, lifeExpectancy }, basis, tableYear };
}

/** The life to show, and the ages that people of its age reach on average. */
export function useShownLife(
  submitted: ShownLife,
  shownCountry: ShownCountry | null,
): { shown: ShownLife; expected: ExpectedAges | null } {
  const { facts, population } = shownCountry ?? {};
  const { age } = submitted.life;
  const expected = useMemo(
    () => (facts && population ? findExpectedAges(facts.lifeTables.tables[population], age) : null),
    [facts, population, age],
  );
  const shown = useMemo(
    () => applyChoice(submitted, shownCountry, expected),
    [submitted, shownCountry, expected],
  );
  return { shown, expected };
}

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

/** Whether moments and chapters are in the image of the results, and on paper. It is asked anew for each life. */
function useIncludedMarks(life: Life) {
  const [includedFor, setIncludedFor] = useState<Life | null>(null);
  const onIncludeMarks = useEventCallback((included: boolean) => setIncludedFor(included ? life : null));
  return { includesMarks: includedFor === life, onIncludeMarks };
}

/** The data of the results. It is the same object at each step of the slider, so that its readers do not render. */
function useModel(given: GivenModel): ResultsModel {
  return useStable({
    ...given,
    ...useIncludedMarks(given.shown.life),
    ...useShownLife(given.shown, given.shownCountry),
    ...useWeeksChoice(),
    format: formatFor(useLocale()),
  });
}

/** A constant element: a step of the slider renders only the components that read the changed contexts. */
const BODY = <ResultsBody />;

/** Step 2: the results. All of them are derived from the life and the slider's position. */
export function Results(props: ResultsProps) {
  const { title, offsetWeeks, onSlide, onShown, ...given } = props;
  const { submitNumber } = given;
  const section = useRef<HTMLElement>(null);
  const model = useModel(given);
  const { life } = model.shown;
  const views = useViewsOf(life, offsetWeeks);
  useLayoutEffect(() => {
    if (section.current) onShown(section.current);
  }, [submitNumber, onShown]);
  return (
    <section ref={section} id="results" className="results" aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title" className="visually-hidden">
        {title}
      </h2>
      <ResultsContext value={model}>
        <ProjectedViewsContext value={views}>
          <SliderContext value={useEventCallback(onSlide)}>{BODY}</SliderContext>
        </ProjectedViewsContext>
      </ResultsContext>
    </section>
  );
}
