import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { RESULTS } from '#words/results.ts';
import type { ExpectancyChoice } from '../../document/draft.ts';
import type { Target } from '../../document/field.ts';
import { basisOf, chooseLife, type SubmittedLife } from '../../document/submitted-life.ts';
import type { Life } from '../../life/life.ts';
import { projectLife } from '../../life/life-projection.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { today, useToday } from '../../platform/clock.ts';
import { useFormat } from '../../platform/locale.ts';
import { useLookUp } from '../../platform/look-ups.ts';
import { showFrom } from '../../platform/scroll.ts';
import { storage } from '../../platform/storage.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import {
  ResultsContext,
  type ResultsModel,
  type ShownCountry,
  type WeeksChoice,
} from '../../results/results-context.ts';
import { ProjectedViewsContext } from '../../results/slider.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { countryPhraseOf } from '../../words/shown-names.ts';
import { useServices } from '../services-context.ts';
import type { Landing } from '../state.ts';
import { ResultsBody } from './results-body.tsx';
import type { ResultsMemory } from './results-memory.ts';
import './results.css';

interface ResultsProps extends Pick<ResultsModel, 'submitNumber' | 'events' | 'editing'> {
  readonly submitted: SubmittedLife;
  readonly choice: ExpectancyChoice;
  /** `null` for a life that cannot be changed. */
  readonly landing: Landing | null;
  readonly title: string;
  /** Where the slider begins, in weeks from today. */
  readonly offsetWeeks?: number;
  /** `null` for a life whose results do not come back. */
  readonly memory: ResultsMemory | null;
  readonly onChoose: (choice: Partial<ExpectancyChoice>) => void;
  /** Called when the results of a submit are in the page. It is another function for each submit. */
  readonly onShown?: (results: HTMLElement) => void;
}

/** How long the slider must rest before sections out of view follow it. */
const DEFERRED_MS = 250;

/** The country with what is known of it; `null` without one. A life of a link keeps its life expectancy. */
function useShownCountry(
  { country, time }: SubmittedLife,
  { population }: ExpectancyChoice,
  onChoose: ResultsProps['onChoose'],
): ShownCountry | null {
  const isFixed = time.kind === 'linked';
  const { countryFacts } = useServices();
  const { value: facts, error } = useLookUp(countryFacts, country?.code);
  return useMemo(
    () =>
      country && {
        country,
        countryPhrase: countryPhraseOf(country),
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

/** The life to show as of today, and the ages that people of its age reach on average. */
function useChosenLife(submitted: SubmittedLife, choice: ExpectancyChoice, facts: ShownCountry['facts']) {
  const { basis, population } = choice;
  const day = useToday();
  const lifeTables = facts?.lifeTables ?? null;
  return useMemo(
    () => chooseLife(submitted, { basis, population, today: day ?? today(), lifeTables }),
    [submitted, basis, population, lifeTables, day],
  );
}

/**
 * What the dots of the weeks show; `null` until the visitor chooses, and again once the page leads to the weeks. As the
 * theme, the choice stays on the device, unless it says something about a life. If storage is blocked, it lasts until the
 * page is closed.
 */
function useWeeksChoice() {
  const [weeksBy, setWeeksBy] = useState(() => storage.get('weeks-by'));
  const onChooseWeeksBy = useCallback((chosen: WeeksChoice | null) => {
    setWeeksBy(chosen?.choice ?? null);
    if (chosen === null) storage.remove('weeks-by');
    else if (chosen.isKept) storage.set('weeks-by', chosen.choice);
  }, []);
  return { weeksBy, onChooseWeeksBy };
}

/** Moves the focus to the element that shows a life event, and brings it into view: a person's card may have gone. */
function land(target: Target): void {
  const targets: readonly Target[] = [target, { of: 'people' }, { of: 'weeks' }];
  const element = targets.map((each) => document.getElementById(idOf(each))).find((each) => each !== null);
  if (!element) return;
  element.focus({ preventScroll: true });
  showFrom(element);
}

/**
 * Leads to a life event that was added, changed or changed back.
 * @param landing the one that the results begin with was led to before
 * @param onWeeks called when that is the weeks
 * @returns how often it led to the weeks
 */
function useLanding(landing: Landing | null, onWeeks: () => void): number {
  const last = useRef(landing);
  const [count, setCount] = useState(0);
  const follow = useEffectEvent((next: Landing) => {
    if (next.target.of === 'weeks') {
      onWeeks();
      setCount(count + 1);
    }
    land(next.target);
  });
  // Not in a layout effect: the dialog of the event, which closes in an effect, takes the focus back first.
  useEffect(() => {
    if (!landing || landing === last.current) return;
    last.current = landing;
    follow(landing);
  }, [landing]);
  return count;
}

interface ProjectedProps {
  readonly life: Life;
  /** Names the submit and the life expectancy. With another one, the slider begins at today again. */
  readonly sliderKey: string;
  readonly offsetWeeks: number;
  readonly memory: ResultsMemory | null;
  readonly children: ReactNode;
}

/** Projects the life to the slider's position. A step renders only what reads its contexts. */
function Projected({ life, sliderKey, offsetWeeks: first, memory, children }: ProjectedProps) {
  const [slid, setSlid] = useState(() => ({
    key: sliderKey,
    offsetWeeks: memory?.readSlider(sliderKey) ?? first,
    playing: false,
  }));
  // A late move on the life before it does not count. On a birthday, there is less ahead than the day before.
  const end = weeksLeft(life);
  const isCurrent = slid.key === sliderKey;
  const offsetWeeks = isCurrent ? Math.min(slid.offsetWeeks, end) : 0;
  const playing = isCurrent && slid.playing && offsetWeeks < end;
  const current = useMemo(
    () => ({ life, projection: projectLife(life, offsetWeeks, RESULTS.freeTime) }),
    [life, offsetWeeks],
  );
  const debounced = useDebouncedValue(current, DEFERRED_MS);
  // Do not show an earlier projection of a previous life.
  const deferred = (debounced.life === life ? debounced : current).projection;
  const onSlide = useCallback(
    (weeks: number, isPlaying = false) => {
      memory?.keepSlider(sliderKey, weeks);
      setSlid({ key: sliderKey, offsetWeeks: weeks, playing: isPlaying });
    },
    [sliderKey, memory],
  );
  const views = useMemo(
    () => ({ immediate: current.projection, deferred, playing, onSlide }),
    [current, deferred, playing, onSlide],
  );
  return <ProjectedViewsContext value={views}>{children}</ProjectedViewsContext>;
}

/** Step 2: the results. Typing in the form does not render them again. */
export const Results = memo(function Results({
  submitted,
  choice,
  landing,
  title,
  offsetWeeks = 0,
  memory,
  onChoose,
  onShown,
  ...given
}: ResultsProps) {
  const { showToast, onReload } = useServices();
  const section = useRef<HTMLElement>(null);
  const shownCountry = useShownCountry(submitted, choice, onChoose);
  const [printsMarks, onPrintMarks] = useState(true);
  const { shown, expected } = useChosenLife(submitted, choice, shownCountry?.facts);
  const weeksChoice = useWeeksChoice();
  const model: ResultsModel = {
    ...given,
    printsMarks,
    onPrintMarks,
    ...weeksChoice,
    landings: useLanding(landing, () => weeksChoice.onChooseWeeksBy(null)),
    shown,
    shownCountry,
    expected,
    format: useFormat(),
    showToast,
    onReload,
  };
  useLayoutEffect(() => {
    if (section.current) onShown?.(section.current);
  }, [onShown]);
  const sliderKey = `${given.submitNumber} ${basisOf(shown.expectancy)}`;
  return (
    <section ref={section} id="results" className="results" aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title" className="visually-hidden">
        {title}
      </h2>
      <ResultsContext value={model}>
        <Projected life={shown.life} sliderKey={sliderKey} offsetWeeks={offsetWeeks} memory={memory}>
          <ResultsBody />
        </Projected>
      </ResultsContext>
    </section>
  );
});
