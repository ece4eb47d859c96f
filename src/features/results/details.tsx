import { useCallback, useMemo } from 'react';
import type { Format } from '../../content/format.ts';
import { MEDICAL_DISCLAIMER } from '../../content/health-notes.ts';
import type { Dates, Life } from '../../life/life.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { ActivityCards } from './activity-cards.tsx';
import { Chances } from './chances.tsx';
import type { TablesOfCountry } from './expected-age.tsx';
import { Follow, type Moments } from './follow.tsx';
import { FutureProjections } from './future-projections.tsx';
import { HealthOptimization } from './health-optimization.tsx';
import { Method } from './method.tsx';
import type { Moment } from './moment.ts';
import { Poster, type PosterProps } from './poster.tsx';
import { type ShareOutcome, ShareResults } from './share-results.tsx';

interface MovedDetailsProps {
  readonly moments: Moments;
  readonly tables: TablesOfCountry | null;
  readonly format: Format;
}

/** What the slider moves and is read after the pictures above it. */
export function MovedDetails({ moments, tables, format }: MovedDetailsProps) {
  const renderChances = useCallback(
    ({ projection, moved }: Moment) =>
      tables?.found && (
        <Chances tables={tables} found={tables.found} age={projection.age} moved={moved} format={format} />
      ),
    [tables, format],
  );
  const renderCards = useCallback(
    ({ result, projection, moved }: Moment) => (
      <ActivityCards today={result.activityStats} projection={projection} moved={moved} format={format} />
    ),
    [format],
  );
  const renderProjections = useCallback(
    ({ series, ages }: Moment) => <FutureProjections series={series} ages={ages} format={format} />,
    [format],
  );
  return (
    <>
      <Follow moments={moments} render={renderChances} />
      <Follow moments={moments} render={renderCards} />
      <Follow moments={moments} render={renderProjections} />
    </>
  );
}

interface TodaysDetailsProps {
  readonly life: Life;
  readonly dates: Dates | null;
  readonly inForm: readonly string[];
  readonly onOptimize: (activityId: string, hours: number) => void;
  readonly poster: PosterProps;
  readonly onShared: (outcome: ShareOutcome) => void;
}

/** What speaks of today, and the image to keep. */
export function TodaysDetails({ life, dates, inForm, onOptimize, poster, onShared }: TodaysDetailsProps) {
  const {
    moment: { result },
    format,
  } = poster;
  // The slider does not change these.
  const ofToday = useMemo(
    () => (
      <>
        <HealthOptimization
          activities={life.activities}
          age={result.age}
          yearsRemaining={result.yearsRemaining}
          inForm={inForm}
          onOptimize={onOptimize}
          format={format}
        />
        <Method life={life} result={result} dates={dates} format={format} />
      </>
    ),
    [life, dates, result, inForm, onOptimize, format],
  );
  return (
    <>
      {ofToday}
      <ShareResults poster={poster} onShared={onShared} />
      <p className="disclaimer">{MEDICAL_DISCLAIMER}</p>
    </>
  );
}

/** The poster, for as long as the page is printed. */
export function PrintSheet(poster: PosterProps) {
  if (!usePrinting()) return null;
  return (
    <div className="print-sheet">
      <Poster {...poster} />
    </div>
  );
}
