import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { SECTIONS } from '#words/form.ts';
import { RESULTS, SHARED_LIFE } from '#words/results.ts';
import type { ExpectancyChoice } from '../../document/draft.ts';
import type { Target } from '../../document/field.ts';
import { basisOf, chooseLife, type ShownLife, type SubmittedLife } from '../../document/submitted-life.ts';
import type { Basis } from '../../life/life-expectancies.ts';
import { projectLife } from '../../life/life-projection.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { today, useToday } from '../../platform/clock.ts';
import { useLookUp } from '../../platform/look-ups.ts';
import { showFrom } from '../../platform/scroll.ts';
import { storage } from '../../platform/storage.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useSame } from '../../platform/use-same.ts';
import { choosePerson } from '../../results/colorings/by-person.ts';
import {
  ColoringContext,
  type Editing,
  EditingContext,
  type Landing,
  LifeContext,
  type LifeModel,
  PrintedContext,
  type ShownCountry,
  type WeeksChoice,
} from '../../results/results-context.ts';
import { ProjectedViewsContext } from '../../results/slider.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { countryPhraseOf } from '../../words/shown-names.ts';
import { useLookUps } from '../look-ups-context.ts';
import { ResultsBody } from './results-body.tsx';
import './results.css';

interface ResultsProps extends Pick<LifeModel, 'events' | 'onChoose'> {
  readonly submitted: SubmittedLife;
  readonly choice: ExpectancyChoice;
  /** `null` for a life that cannot be changed. */
  readonly editing: Editing | null;
  /** Where the slider begins, in weeks from today. */
  readonly offsetWeeks?: number;
}

/** How long the slider must rest before sections out of view follow it. */
const DEFERRED_MS = 250;

/** The country with what is known of it; `null` without one. */
function useShownCountry({ country }: SubmittedLife, { population }: ExpectancyChoice): ShownCountry | null {
  const { countryFacts } = useLookUps();
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
      },
    [country, population, countryFacts, facts, error],
  );
}

/**
 * What the dots of the weeks show; `null` until the visitor chooses, and again once the page leads to the weeks. As the
 * theme, the choice stays on the device, but for the person. If storage is blocked, it lasts until the page is closed.
 */
function useColoringChoice({ landing = null, undo }: Partial<Editing>, people: number) {
  const [weeksBy, setWeeksBy] = useState(() => storage.get('weeks-by'));
  const onChooseWeeksBy = useCallback((chosen: WeeksChoice | null) => {
    setWeeksBy(chosen?.choice ?? null);
    if (chosen === null) storage.remove('weeks-by');
    else storage.set('weeks-by', chosen.by);
  }, []);
  const peopleBefore = useRef(people);
  const landings = useLanding({ landing, undo }, (target) => {
    if (target.of === 'weeks') onChooseWeeksBy(null);
    // Weeks by people show who was added.
    const isAdded = target.of === 'person' && people > peopleBefore.current;
    if (!isAdded || !weeksBy?.startsWith('people')) return target;
    setWeeksBy(choosePerson(target).choice);
    return { of: 'weeks' };
  });
  // After the effect that leads to a person.
  useEffect(() => {
    peopleBefore.current = people;
  }, [people]);
  return useSame({ weeksBy, onChooseWeeksBy, landings });
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
 * @param onLand called before, with where it leads; returns where it leads instead
 * @returns how often it led to a change of the weeks of the life, but for one that was undone
 */
function useLanding(
  { landing, undo }: { landing: Landing | null; undo: Editing['undo'] | undefined },
  onLand: (target: Target) => Target,
): number {
  const last = useRef(landing);
  const [count, setCount] = useState(0);
  const follow = useEffectEvent(({ target }: Landing) => {
    if (target.of === 'weeks' && !undo?.undone) setCount(count + 1);
    land(onLand(target));
  });
  // Not in a layout effect: the dialog of the event, which closes in an effect, takes the focus back first.
  useEffect(() => {
    if (!landing || landing === last.current) return;
    last.current = landing;
    follow(landing);
  }, [landing]);
  return count;
}

/** One element, so that only the sections that read what has changed render again. */
const BODY = <ResultsBody />;

interface Slid {
  readonly submitted: SubmittedLife;
  readonly basis: Basis;
  readonly offsetWeeks: number;
  readonly playing: boolean;
}

/** Where the slider of a life was left: after the example, one's own results come back into the page. */
const LEFT_AT = new WeakMap<SubmittedLife, Slid>();

/**
 * The sections, with the life projected to the slider's position, which begins at today again with another submit or life expectancy. A step
 * renders only what reads its contexts.
 */
function Projected({
  shown,
  submitted,
  basis,
  offsetWeeks: first,
}: Omit<Slid, 'playing'> & { shown: ShownLife }) {
  const { life, dates } = shown;
  const [slid, setSlid] = useState<Slid>(
    () => LEFT_AT.get(submitted) ?? { submitted, basis, offsetWeeks: first, playing: false },
  );
  // A late move on the life before it does not count. On a birthday, there is less ahead than the day before.
  const end = weeksLeft(life);
  const isCurrent = slid.submitted === submitted && slid.basis === basis;
  const offsetWeeks = isCurrent ? Math.min(slid.offsetWeeks, end) : 0;
  const playing = isCurrent && slid.playing && offsetWeeks < end;
  const current = useMemo(
    () => ({
      life,
      projection: projectLife(life, offsetWeeks, RESULTS.freeTime, dates?.birthdate),
    }),
    [life, dates, offsetWeeks],
  );
  const debounced = useDebouncedValue(current, DEFERRED_MS);
  // Do not show an earlier projection of a previous life.
  const deferred = (debounced.life === life ? debounced : current).projection;
  const onSlide = useCallback(
    (weeks: number, isPlaying = false) => {
      const moved = { submitted, basis, offsetWeeks: weeks };
      LEFT_AT.set(submitted, { ...moved, playing: false });
      setSlid({ ...moved, playing: isPlaying });
    },
    [submitted, basis],
  );
  const views = useSame({ immediate: current.projection, deferred, playing, onSlide });
  return <ProjectedViewsContext value={views}>{BODY}</ProjectedViewsContext>;
}

/** Step 2: the results. Typing in the form does not render them again. */
export const Results = memo(function Results({
  submitted,
  choice,
  events,
  editing,
  offsetWeeks = 0,
  onChoose,
}: ResultsProps) {
  const shownCountry = useShownCountry(submitted, choice);
  const lifeTables = shownCountry?.facts?.lifeTables ?? null;
  const day = useToday();
  const { shown, expected } = useMemo(
    () => chooseLife(submitted, { ...choice, today: day ?? today(), lifeTables }),
    [submitted, choice, lifeTables, day],
  );
  const submitNumber = editing?.submitNumber ?? 0;
  const model = useSame({ shown, expected, shownCountry, events, submitNumber, onChoose });
  const coloring = useColoringChoice(editing ?? {}, events?.people.length ?? 0);
  const [printsMarks, onPrintMarks] = useState(true);
  const printed = useSame({ printsMarks, onPrintMarks });
  const slider = { shown, submitted, basis: basisOf(shown.expectancy), offsetWeeks };
  return (
    <section id="results" className="results" aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title" className="visually-hidden">
        {editing ? SECTIONS.results : SHARED_LIFE.results}
      </h2>
      <LifeContext value={model}>
        <EditingContext value={editing}>
          <ColoringContext value={coloring}>
            <PrintedContext value={printed}>
              <Projected {...slider} />
            </PrintedContext>
          </ColoringContext>
        </EditingContext>
      </LifeContext>
    </section>
  );
});
