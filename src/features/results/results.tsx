import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { WeeksBy } from '../../charts/week-picture.ts';
import { formatFor } from '../../content/format.ts';
import { LIFE_TABLE_MESSAGES } from '../../content/life-table-messages.ts';
import {
  COUNTING_NOTE,
  describeBeyondAverage,
  describeFigure,
  RESULT_MESSAGES,
} from '../../content/result-messages.ts';
import { WEEK_MESSAGES } from '../../content/week-messages.ts';
import type { Dates, Life } from '../../life/life.ts';
import { calculateResult } from '../../life/result.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import type { CountryFigure } from '../../world/life-expectancy.ts';
import { LoadingFallback, SectionBoundary } from '../section-boundary.tsx';
import { DeferredSection } from './deferred-section.tsx';
import { type ProjectedView, projectView } from './projected-view.ts';
import { ActivityShares } from './shares/activity-shares.tsx';
import type { ShareOutcome } from './sharing/share-results.tsx';
import { ExpectedAge, type TablesOfCountry } from './summary/expected-age.tsx';
import { SummaryCards } from './summary/summary-cards.tsx';
import { LifeTimeline } from './timeline/life-timeline.tsx';
import { TimelineSlider } from './timeline/timeline-slider.tsx';
import { usePlay } from './timeline/use-play.ts';
import { LifeInWeeks } from './weeks/life-in-weeks.tsx';

export interface ResultsProps {
  readonly life: Life;
  /** `null` where nobody has told them. */
  readonly dates: Dates | null;
  /** Where the life expectancy comes from; `null` where it is no country's at birth. */
  readonly figure: CountryFigure | null;
  /** Whether the life expectancy is a life table's. */
  readonly fromTable: boolean;
  /** Whether it is nobody's life, but the page's example. */
  readonly example: boolean;
  readonly title: string;
  /** What is to be known of it first; `null` where it is the visitor's own. */
  readonly about: string | null;
  readonly offsetWeeks: number;
  readonly onSlide: (offsetWeeks: number) => void;
  /** The ids of the activities that the form still has. */
  readonly inForm: readonly string[];
  /** @param hours a day, for the activity that the exercise analysis speaks of */
  readonly onOptimize: (activityId: string, hours: number) => void;
  /** `null` when no country is chosen. */
  readonly tables: TablesOfCountry | null;
  readonly onShared: (outcome: ShareOutcome) => void;
  readonly onReload: () => void;
  /** The results are in the page. */
  readonly onShown: (results: HTMLElement) => void;
}

/** What stands below the first screens of the results comes after them, as a chunk of its own. */
const loadDetails = () => import('./details.tsx');
/** Whoever tries again needs new ones: `lazy` remembers a failure for good. */
const createDetails = () => ({
  MovedDetails: lazy(async () => ({ default: (await loadDetails()).MovedDetails })),
  TodaysDetails: lazy(async () => ({ default: (await loadDetails()).TodaysDetails })),
});

/** How long the slider rests before what is out of sight follows it. */
const RESTED_AFTER_MS = 250;

/** Step 2: the figures of a life, in pictures and words. Everything here is derived from the profile and the slider. */
export default function Results({
  life,
  dates,
  figure,
  fromTable,
  example,
  title,
  about,
  offsetWeeks,
  onSlide,
  inForm,
  onOptimize,
  tables,
  onShared,
  onReload,
  onShown,
}: ResultsProps) {
  const section = useRef<HTMLElement>(null);
  // What is below the first screen comes a frame later: whoever has pressed the button sees its answer at once.
  const whole = useDeferredValue(true, false);
  const [{ MovedDetails, TodaysDetails }, setDetails] = useState(createDetails);
  const retryDetails = () => setDetails(createDetails);
  const [weeksBy, setWeeksBy] = useState<WeeksBy>('time');
  const format = formatFor(useLocale());
  const result = useMemo(() => calculateResult(life), [life]);
  const current = useMemo(() => projectView(life, result, offsetWeeks), [life, result, offsetWeeks]);
  const settled = useDebouncedValue(current, RESTED_AFTER_MS);
  // What was shown of another life is over at once.
  const moments = { immediate: current, deferred: settled.result === result ? settled : current };
  const play = usePlay({ of: result, offsetWeeks, weeksRemaining: result.weeksRemaining, onSlide });

  // The slider does not change these.
  const ofToday = useMemo(
    () => (
      <>
        <SectionBoundary name={RESULT_MESSAGES.figures} resetKey={result}>
          <SummaryCards result={result} format={format} />
          {result.age > result.lifeExpectancy && (
            <p className="beyond-average">
              {describeBeyondAverage(format, result.age, result.lifeExpectancy)}
            </p>
          )}
        </SectionBoundary>
        <SectionBoundary name={LIFE_TABLE_MESSAGES.expectedAge} resetKey={tables}>
          <ExpectedAge
            tables={tables}
            age={result.age}
            lifeExpectancy={result.lifeExpectancy}
            format={format}
          />
          <p className="figure-source">
            {describeFigure(format, { figure, lifeExpectancy: result.lifeExpectancy, fromTable })}{' '}
            {COUNTING_NOTE}
          </p>
        </SectionBoundary>
      </>
    ),
    [result, figure, tables, fromTable, format],
  );
  const renderShares = useCallback(
    (moment: ProjectedView) => <ActivityShares series={moment.series} ages={moment.ages} format={format} />,
    [format],
  );
  const renderTimeline = useCallback(
    ({ ages }: ProjectedView) => (
      <LifeTimeline birthdate={dates?.birthdate ?? null} ages={ages} format={format} />
    ),
    [dates, format],
  );
  useLayoutEffect(() => {
    if (section.current) onShown(section.current);
    // Once for every submit: the life is new with each.
  }, [life, onShown]);

  return (
    <section
      ref={section}
      id="results"
      className="results"
      aria-labelledby="results-title"
      data-playing={play.playing}
      tabIndex={-1}
    >
      <h2 id="results-title" className="visually-hidden">
        {title}
      </h2>
      {about && <p className="about">{about}</p>}
      {ofToday}
      <DeferredSection name={RESULT_MESSAGES.activities.title} moments={moments} render={renderShares} />
      {whole && (
        <>
          <div className="explore">
            <DeferredSection
              className="before-slider"
              name={RESULT_MESSAGES.timeline.title}
              moments={moments}
              render={renderTimeline}
            />
            <SectionBoundary name={RESULT_MESSAGES.timeline.slider} resetKey={result}>
              <TimelineSlider moments={moments} play={play} onSlide={onSlide} format={format} />
            </SectionBoundary>
            <SectionBoundary name={WEEK_MESSAGES.title} resetKey={result}>
              <LifeInWeeks
                birthdate={dates?.birthdate ?? null}
                moments={moments}
                by={weeksBy}
                onChooseBy={setWeeksBy}
                format={format}
              />
            </SectionBoundary>
            <SectionBoundary
              name={RESULT_MESSAGES.rest}
              resetKey={MovedDetails}
              onRetry={retryDetails}
              onReload={onReload}
            >
              <Suspense
                fallback={
                  <LoadingFallback name={RESULT_MESSAGES.rest} onRetry={retryDetails} onReload={onReload} />
                }
              >
                <MovedDetails moments={moments} tables={tables} format={format} />
              </Suspense>
            </SectionBoundary>
          </div>
          {/* Where these are missing, so are those, and that has been said. */}
          <ErrorBoundary resetKey={TodaysDetails} renderFallback={() => null}>
            <Suspense>
              <TodaysDetails
                life={life}
                dates={dates}
                moments={moments}
                weeksBy={weeksBy}
                figure={figure}
                fromTable={fromTable}
                example={example}
                tables={tables}
                inForm={inForm}
                onOptimize={onOptimize}
                onShared={onShared}
                format={format}
              />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
    </section>
  );
}
