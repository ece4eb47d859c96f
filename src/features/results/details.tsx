import { useCallback, useMemo } from 'react';
import type { Format } from '../../content/format.ts';
import { MEDICAL_DISCLAIMER } from '../../content/health-notes.ts';
import { LIFE_TABLE_WORDS } from '../../content/life-table-words.ts';
import { METHOD_WORDS } from '../../content/method-words.ts';
import { RESULT_WORDS } from '../../content/result-words.ts';
import type { Dates, Life } from '../../life/life.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { ActivityCards } from './activity-cards.tsx';
import { Chances } from './chances.tsx';
import type { TablesOfCountry } from './expected-age.tsx';
import { Follow, type Moments } from './follow.tsx';
import { FutureProjections } from './future-projections.tsx';
import { HealthOptimization } from './health-optimization.tsx';
import type { SharedLife } from './life-link.ts';
import { Method } from './method.tsx';
import type { Moment } from './moment.ts';
import { Part } from './part.tsx';
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
      <Follow name={LIFE_TABLE_WORDS.chances.title} moments={moments} render={renderChances} />
      <Follow name={RESULT_WORDS.cards.title} moments={moments} render={renderCards} />
      <Follow name={RESULT_WORDS.projections.title} moments={moments} render={renderProjections} />
    </>
  );
}

interface TodaysDetailsProps {
  readonly life: Life;
  readonly dates: Dates | null;
  readonly inForm: readonly string[];
  readonly onOptimize: (activityId: string, hours: number) => void;
  readonly poster: PosterProps;
  /** Where the figures come from, for a link to them. */
  readonly shared: Omit<SharedLife, 'life' | 'offsetWeeks'>;
  readonly onShared: (outcome: ShareOutcome) => void;
}

/** What speaks of today, and the image to keep. */
export function TodaysDetails(props: TodaysDetailsProps) {
  const { life, dates, inForm, onOptimize, poster, shared, onShared } = props;
  const {
    moment: { result, offsetWeeks },
    format,
  } = poster;
  // The slider does not change these.
  const ofToday = useMemo(
    () => (
      <>
        <Part name={RESULT_WORDS.health.title} of={result}>
          <HealthOptimization
            activities={life.activities}
            age={result.age}
            yearsRemaining={result.yearsRemaining}
            inForm={inForm}
            onOptimize={onOptimize}
            format={format}
          />
        </Part>
        <Part name={METHOD_WORDS.title} of={result}>
          <Method life={life} result={result} dates={dates} format={format} />
        </Part>
      </>
    ),
    [life, dates, result, inForm, onOptimize, format],
  );
  return (
    <>
      {ofToday}
      <Part name={RESULT_WORDS.share.title} of={result}>
        <ShareResults poster={poster} shared={{ ...shared, life, offsetWeeks }} onShared={onShared} />
      </Part>
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
