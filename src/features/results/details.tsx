import { useMemo } from 'react';
import type { Format } from '../../content/format.ts';
import { MEDICAL_DISCLAIMER } from '../../content/health-notes.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { Profile, Result } from '../../life/result.ts';
import type { SliderProjection } from '../../life/slider-projection.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { ActivityCards } from './activity-cards.tsx';
import { Chances } from './chances.tsx';
import type { TablesOfCountry } from './expected-age.tsx';
import { FutureProjections } from './future-projections.tsx';
import { HealthOptimization } from './health-optimization.tsx';
import { Method } from './method.tsx';
import { Poster, type PosterProps } from './poster.tsx';
import { type ShareOutcome, ShareResults } from './share-results.tsx';

interface MovedDetailsProps {
  readonly tables: TablesOfCountry | null;
  readonly result: Result;
  readonly projection: SliderProjection;
  readonly moved: boolean;
  readonly format: Format;
}

/** What the slider moves and is read after the pictures above it. */
export function MovedDetails({ tables, result, projection, moved, format }: MovedDetailsProps) {
  const ages = { now: result.age, projected: projection.age, lifeExpectancy: result.lifeExpectancy };
  return (
    <>
      {tables?.found && (
        <Chances tables={tables} found={tables.found} age={projection.age} moved={moved} format={format} />
      )}
      <ActivityCards today={result.activityStats} projection={projection} moved={moved} format={format} />
      <FutureProjections series={projection.futureProjections} ages={ages} format={format} />
    </>
  );
}

interface TodaysDetailsProps {
  readonly profile: Profile;
  readonly result: Result;
  readonly seenOn: CalendarDate;
  readonly inForm: readonly string[];
  readonly onOptimize: (activityId: string, hours: number) => void;
  readonly poster: PosterProps;
  readonly onShared: (outcome: ShareOutcome) => void;
  readonly format: Format;
}

/** What speaks of today, and the image to keep. */
export function TodaysDetails({
  profile,
  result,
  seenOn,
  inForm,
  onOptimize,
  poster,
  onShared,
  format,
}: TodaysDetailsProps) {
  const printing = usePrinting();
  // The slider does not change these.
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
  return (
    <>
      {ofToday}
      <ShareResults poster={poster} onShared={onShared} />
      <p className="disclaimer">{MEDICAL_DISCLAIMER}</p>
      {printing && (
        <div className="print-sheet">
          <Poster {...poster} />
        </div>
      )}
    </>
  );
}
