import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RESULTS } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import type { Life } from '../../life/life.ts';
import {
  type ExpectedAges,
  findChoice,
  findExpectedAges,
  listChoices,
} from '../../life/life-expectancies.ts';
import { projectLife } from '../../life/life-projection.ts';
import { useLookUp } from '../../platform/look-ups.ts';
import { storage } from '../../platform/storage.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { ProjectedViewsContext, SliderContext } from '../../sections/projection.tsx';
import { ResultsContext, type ResultsModel, type ShownCountry } from '../../sections/results-context.ts';
import type { WeeksBy } from '../../weeks/chart.ts';
import { formatFor } from '../../words/format.ts';
import { placeName } from '../../words/shown-names.ts';
import { useServices } from '../services-context.ts';
import type { TableChoice } from '../state.ts';
import { ResultsBody } from './results-body.tsx';
import './results.css';

interface ResultsProps
  extends Pick<
    ResultsModel,
    | 'shown'
    | 'submitNumber'
    | 'inForm'
    | 'onApplyHours'
    | 'onOpenSchedule'
    | 'onBackup'
    | 'undo'
    | 'events'
    | 'onChangeEvents'
    | 'save'
  > {
  readonly title: string;
  /** Where the slider begins, in weeks from today. */
  readonly offsetWeeks?: number;
  readonly onChoose: (choice: Partial<TableChoice>) => void;
  /** Called when the results of a submit are in the page. It is another function for each submit. */
  readonly onShown?: (results: HTMLElement) => void;
}

/** How long the slider must rest before sections out of view follow it. */
const DEFERRED_MS = 250;

/** The country with what is known of it; `null` without one. A life without dates is from a link, and keeps its figure. */
function useShownCountry(
  { country, population, dates }: ShownLife,
  onChoose: ResultsProps['onChoose'],
): ShownCountry | null {
  const isFixed = dates === null;
  const { countryFacts } = useServices();
  const { value: facts, error } = useLookUp(countryFacts, country?.code);
  return useMemo(
    () =>
      country && {
        country,
        place: placeName(country),
        facts,
        failed: error !== undefined,
        onTryAgain: () => countryFacts.start(country.code, true),
        population,
        onChoosePopulation: (chosen) => onChoose({ population: chosen }),
        onChooseBasis: isFixed ? undefined : (basis) => onChoose({ basis }),
      },
    [country, population, countryFacts, facts, error, onChoose, isFixed],
  );
}

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

/** Whether moments and chapters are in the image of the results, and on paper. It is asked anew for each life. */
function useIncludedMarks(life: Life) {
  const [includedFor, setIncludedFor] = useState<Life | null>(null);
  const onIncludeMarks = (included: boolean) => setIncludedFor(included ? life : null);
  return { includesMarks: includedFor === life, onIncludeMarks };
}

const WEEKS_KEY = 'weeks-by';
const WEEKS_CHOICES: readonly WeeksBy[] = ['time', 'activities', 'chapters'];

/**
 * What the dots of the weeks show; `null` until the visitor chooses. As the theme, the choice stays on the device and says
 * nothing about a life. If storage is blocked, it lasts until the page is closed.
 */
function useWeeksChoice() {
  const [weeksBy, setWeeksBy] = useState(() => {
    const stored = storage.get(WEEKS_KEY);
    return WEEKS_CHOICES.find((choice) => choice === stored) ?? null;
  });
  const onChooseWeeksBy = (choice: WeeksBy) => {
    setWeeksBy(choice);
    storage.set(WEEKS_KEY, choice);
  };
  return { weeksBy, onChooseWeeksBy };
}

/** The slider's position in each life, which it has again when the results come back after the example. */
const positions = new WeakMap<Life, number>();

interface ProjectedProps {
  readonly life: Life;
  readonly offsetWeeks: number;
  readonly children: ReactNode;
}

/** Projects the life to the slider's position. A step renders only what reads its contexts. */
function Projected({ life, offsetWeeks: first, children }: ProjectedProps) {
  const [slid, setSlid] = useState({ life, offsetWeeks: positions.get(life) ?? first });
  // Another submit or life expectancy begins at today, and a late move on the life before it does not count.
  const offsetWeeks = slid.life === life ? slid.offsetWeeks : 0;
  const current = useMemo(
    () => ({ life, projection: projectLife(life, offsetWeeks, RESULTS.freeTime) }),
    [life, offsetWeeks],
  );
  const debounced = useDebouncedValue(current, DEFERRED_MS);
  // Do not show an earlier projection of a previous life.
  const deferred = (debounced.life === life ? debounced : current).projection;
  const views = useMemo(() => ({ immediate: current.projection, deferred }), [current, deferred]);
  const onSlide = useCallback(
    (weeks: number) => {
      positions.set(life, weeks);
      setSlid({ life, offsetWeeks: weeks });
    },
    [life],
  );
  return (
    <ProjectedViewsContext value={views}>
      <SliderContext value={onSlide}>{children}</SliderContext>
    </ProjectedViewsContext>
  );
}

/** Step 2: the results. Typing in the form does not render them again. */
export const Results = memo(function Results({
  title,
  offsetWeeks = 0,
  onChoose,
  onShown,
  ...given
}: ResultsProps) {
  const { showToast, onReload } = useServices();
  const section = useRef<HTMLElement>(null);
  const shownCountry = useShownCountry(given.shown, onChoose);
  const { shown, expected } = useShownLife(given.shown, shownCountry);
  const model: ResultsModel = {
    ...given,
    ...useIncludedMarks(given.shown.life),
    ...useWeeksChoice(),
    shown,
    shownCountry,
    expected,
    format: formatFor(useLocale()),
    showToast,
    onReload,
  };
  useLayoutEffect(() => {
    if (section.current) onShown?.(section.current);
  }, [onShown]);
  return (
    <section ref={section} id="results" className="results" aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title" className="visually-hidden">
        {title}
      </h2>
      <ResultsContext value={model}>
        <Projected life={shown.life} offsetWeeks={offsetWeeks}>
          <ResultsBody />
        </Projected>
      </ResultsContext>
    </section>
  );
});
