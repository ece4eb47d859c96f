import { useCallback, useMemo } from 'react';
import { CHANCES_WORDS } from '../../content/chances-words.ts';
import { DETAIL_WORDS } from '../../content/detail-words.ts';
import type { Format } from '../../content/format.ts';
import { MEDICAL_DISCLAIMER } from '../../content/health-notes.ts';
import { METHOD_WORDS } from '../../content/method-words.ts';
import type { Dates, Life } from '../../life/life.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Part } from '../part.tsx';
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
      <Follow name={CHANCES_WORDS.title} moments={moments} render={renderChances} />
      <Follow name={DETAIL_WORDS.cards.title} moments={moments} render={renderCards} />
      <Follow name={DETAIL_WORDS.projections.title} moments={moments} render={renderProjections} />
    </>
  );
}

interface TodaysDetailsProps extends Omit<PosterProps, 'moment' | 'seenOn'> {
  readonly life: Life;
  readonly dates: Dates | null;
  readonly moments: Moments;
  readonly tables: TablesOfCountry | null;
  readonly inForm: readonly string[];
  readonly onOptimize: (activityId: string, hours: number) => void;
  readonly onShared: (outcome: ShareOutcome) => void;
}

/** What speaks of today, and the image to keep. */
export function TodaysDetails(props: TodaysDetailsProps) {
  const { life, dates, moments, tables, inForm, onOptimize, onShared } = props;
  const { weeksBy, figure, fromTable, example, format } = props;
  const { result } = moments.current;
  // The slider does not change these.
  const ofToday = useMemo(
    () => (
      <>
        <Part name={DETAIL_WORDS.health.title} of={result}>
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
  const seenOn = dates?.seenOn ?? null;
  const renderShare = useCallback(
    (moment: Moment) => (
      <ShareResults
        poster={{ moment, weeksBy, seenOn, figure, fromTable, example, format }}
        shared={{
          life,
          country: tables?.country ?? null,
          figure,
          fromTable,
          example,
          population: tables?.population ?? 'everyone',
          offsetWeeks: moment.offsetWeeks,
        }}
        onShared={onShared}
      />
    ),
    [life, seenOn, weeksBy, figure, fromTable, example, tables, onShared, format],
  );
  return (
    <>
      {ofToday}
      <Follow name={DETAIL_WORDS.share.title} moments={moments} render={renderShare} />
      <p className="disclaimer">{MEDICAL_DISCLAIMER}</p>
      {/* Where the sheet cannot be drawn, paper shows the page. */}
      <ErrorBoundary of={moments.current} renderFallback={() => null}>
        <PrintSheet
          moment={moments.current}
          weeksBy={weeksBy}
          seenOn={seenOn}
          figure={figure}
          fromTable={fromTable}
          example={example}
          format={format}
        />
      </ErrorBoundary>
    </>
  );
}

/** The poster, for as long as the page is printed. */
function PrintSheet(poster: PosterProps) {
  if (!usePrinting()) return null;
  return (
    <div className="print-sheet">
      <Poster {...poster} />
    </div>
  );
}
