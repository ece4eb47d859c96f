import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { WeeksBy } from '../../charts/week-picture.ts';
import { formatFor } from '../../content/format.ts';
import { MEDICAL_DISCLAIMER } from '../../content/health-notes.ts';
import {
  COUNTING_NOTE,
  describeBeyondAverage,
  describeFigure,
  RESULT_WORDS,
} from '../../content/result-words.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { calculateResult, type Profile } from '../../life/result.ts';
import { projectResult } from '../../life/slider-projection.ts';
import { calculateWeeksOfLife } from '../../life/weeks-of-life.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import type { CountryFigure } from '../../world/life-expectancy.ts';
import { ActivityCards } from './activity-cards.tsx';
import { ActivityShares } from './activity-shares.tsx';
import { Chances } from './chances.tsx';
import { ExpectedAge, type TablesOfCountry } from './expected-age.tsx';
import { FutureProjections } from './future-projections.tsx';
import { HealthOptimization } from './health-optimization.tsx';
import { LifeInWeeks } from './life-in-weeks.tsx';
import { LifeTimeline } from './life-timeline.tsx';
import { Method } from './method.tsx';
import { Poster } from './poster.tsx';
import { type ShareOutcome, ShareResults } from './share-results.tsx';
import { SummaryCards } from './summary-cards.tsx';
import { TimelineSlider } from './timeline-slider.tsx';

export interface ResultsProps {
  readonly profile: Profile;
  readonly seenOn: CalendarDate;
  readonly figure: CountryFigure | null;
  readonly offsetWeeks: number;
  readonly onSlide: (offsetWeeks: number) => void;
  /** The ids of the activities that the form still has. */
  readonly inForm: readonly string[];
  /** @param hours a day, for the activity that the exercise analysis speaks of */
  readonly onOptimize: (activityId: string, hours: number) => void;
  /** `null` when no country is chosen. */
  readonly tables: TablesOfCountry | null;
  readonly onShared: (outcome: ShareOutcome) => void;
  /** The results are in the page. */
  readonly onShown: (results: HTMLElement) => void;
}

/** Step 2: the figures of a life, in pictures and words. Everything here is derived from the profile and the slider. */
export default function Results({
  profile,
  seenOn,
  figure,
  offsetWeeks,
  onSlide,
  inForm,
  onOptimize,
  tables,
  onShared,
  onShown,
}: ResultsProps) {
  const section = useRef<HTMLElement>(null);
  const [weeksBy, setWeeksBy] = useState<WeeksBy>('time');
  const format = formatFor(useLocale());
  const result = useMemo(() => calculateResult(profile, seenOn), [profile, seenOn]);
  const projection = projectResult(profile, result, offsetWeeks);
  const moved = offsetWeeks > 0;
  const fromTable = tables?.onUndo !== undefined;
  const ages = { now: result.age, projected: projection.age, lifeExpectancy: result.lifeExpectancy };
  const series = projection.futureProjections;
  const weeks = calculateWeeksOfLife(profile, seenOn, offsetWeeks);
  const poster = { result, series, ages, weeks, weeksBy, seenOn, figure, fromTable, format };
  const printing = usePrinting();

  // What speaks of today does not change while the slider is moved.
  const ofToday = useMemo(
    () => (
      <>
        <HealthOptimization
          activities={profile.activities}
          age={result.age}
          yearsRemaining={result.yearsRemaining}
          inForm={inForm}
          onOptimize={onOptimize}
          format={format}
        />
        <Method profile={profile} result={result} seenOn={seenOn} format={format} />
      </>
    ),
    [profile, seenOn, result, inForm, onOptimize, format],
  );

  useLayoutEffect(() => {
    if (section.current) onShown(section.current);
    // Once for every submit: the profile is new with each.
  }, [profile, onShown]);

  return (
    <section ref={section} id="results" className="results" aria-labelledby="results-title" tabIndex={-1}>
      <h2 id="results-title" className="visually-hidden">
        {RESULT_WORDS.heading}
      </h2>
      <SummaryCards result={result} format={format} />
      {result.age > result.lifeExpectancy && (
        <p className="beyond-average">{describeBeyondAverage(format, result.age, result.lifeExpectancy)}</p>
      )}
      <ExpectedAge tables={tables} age={result.age} lifeExpectancy={result.lifeExpectancy} format={format} />
      <p className="figure-source">
        {describeFigure(format, { figure, lifeExpectancy: profile.lifeExpectancy, fromTable })}{' '}
        {COUNTING_NOTE}
      </p>
      <ActivityShares series={series} ages={ages} format={format} />
      <div className="explore">
        <LifeTimeline birthdate={profile.birthdate} ages={ages} format={format} />
        <TimelineSlider
          projection={projection}
          weeksRemaining={result.weeksRemaining}
          offsetWeeks={offsetWeeks}
          onSlide={onSlide}
          format={format}
        />
        <LifeInWeeks
          birthdate={profile.birthdate}
          weeks={weeks}
          result={result}
          series={series}
          projectedAge={projection.age}
          offsetWeeks={offsetWeeks}
          by={weeksBy}
          onChooseBy={setWeeksBy}
          format={format}
        />
        {tables?.found && (
          <Chances tables={tables} found={tables.found} age={projection.age} moved={moved} format={format} />
        )}
        <ActivityCards today={result.activityStats} projection={projection} moved={moved} format={format} />
        <FutureProjections series={series} ages={ages} format={format} />
      </div>
      {ofToday}
      <ShareResults poster={poster} onShared={onShared} />
      <p className="disclaimer">{MEDICAL_DISCLAIMER}</p>
      {printing && (
        <div className="print-sheet">
          <Poster {...poster} />
        </div>
      )}
    </section>
  );
}
