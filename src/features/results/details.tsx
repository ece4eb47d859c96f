import { useCallback, useMemo } from 'react';
import { DETAIL_MESSAGES } from '../../content/detail-messages.ts';
import type { Format } from '../../content/format.ts';
import { MEDICAL_DISCLAIMER } from '../../content/health-notes.ts';
import { METHOD_MESSAGES } from '../../content/method-messages.ts';
import { SURVIVAL_MESSAGES } from '../../content/survival-messages.ts';
import type { Dates, Life } from '../../life/life.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { SectionBoundary } from '../section-boundary.tsx';
import { ActivityCards } from './cards/activity-cards.tsx';
import { DeferredSection, type ProjectedViews } from './deferred-section.tsx';
import { HealthOptimization } from './health/health-optimization.tsx';
import { Method } from './method/method.tsx';
import type { ProjectedView } from './projected-view.ts';
import { FutureProjections } from './projections/future-projections.tsx';
import { Poster, type PosterProps } from './sharing/poster.tsx';
import { type ShareOutcome, ShareResults } from './sharing/share-results.tsx';
import type { TablesOfCountry } from './summary/expected-age.tsx';
import { Survival } from './survival/survival.tsx';

interface MovedDetailsProps {
  readonly moments: ProjectedViews;
  readonly tables: TablesOfCountry | null;
  readonly format: Format;
}

/** What the slider moves and is read after the pictures above it. */
export function MovedDetails({ moments, tables, format }: MovedDetailsProps) {
  const renderChances = useCallback(
    ({ projection, moved }: ProjectedView) =>
      tables?.found && (
        <Survival tables={tables} found={tables.found} age={projection.age} moved={moved} format={format} />
      ),
    [tables, format],
  );
  const renderCards = useCallback(
    ({ result, projection, moved }: ProjectedView) => (
      <ActivityCards today={result.activityStats} projection={projection} moved={moved} format={format} />
    ),
    [format],
  );
  const renderProjections = useCallback(
    ({ series, ages }: ProjectedView) => <FutureProjections series={series} ages={ages} format={format} />,
    [format],
  );
  return (
    <>
      <DeferredSection name={SURVIVAL_MESSAGES.title} moments={moments} render={renderChances} />
      <DeferredSection name={DETAIL_MESSAGES.cards.title} moments={moments} render={renderCards} />
      <DeferredSection
        name={DETAIL_MESSAGES.projections.title}
        moments={moments}
        render={renderProjections}
      />
    </>
  );
}

interface TodaysDetailsProps extends Omit<PosterProps, 'moment' | 'seenOn'> {
  readonly life: Life;
  readonly dates: Dates | null;
  readonly moments: ProjectedViews;
  readonly tables: TablesOfCountry | null;
  readonly inForm: readonly string[];
  readonly onOptimize: (activityId: string, hours: number) => void;
  readonly onShared: (outcome: ShareOutcome) => void;
}

/** What speaks of today, and the image to keep. */
export function TodaysDetails(props: TodaysDetailsProps) {
  const { life, dates, moments, tables, inForm, onOptimize, onShared } = props;
  const { weeksBy, figure, fromTable, example, format } = props;
  const { result } = moments.immediate;
  // The slider does not change these.
  const ofToday = useMemo(
    () => (
      <>
        <SectionBoundary name={DETAIL_MESSAGES.health.title} resetKey={result}>
          <HealthOptimization
            activities={life.activities}
            age={result.age}
            yearsRemaining={result.yearsRemaining}
            inForm={inForm}
            onOptimize={onOptimize}
            format={format}
          />
        </SectionBoundary>
        <SectionBoundary name={METHOD_MESSAGES.title} resetKey={result}>
          <Method life={life} result={result} dates={dates} format={format} />
        </SectionBoundary>
      </>
    ),
    [life, dates, result, inForm, onOptimize, format],
  );
  const seenOn = dates?.asOf ?? null;
  const renderShare = useCallback(
    (moment: ProjectedView) => (
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
      <DeferredSection name={DETAIL_MESSAGES.share.title} moments={moments} render={renderShare} />
      <p className="disclaimer">{MEDICAL_DISCLAIMER}</p>
      {/* Where the sheet cannot be drawn, paper shows the page. */}
      <ErrorBoundary resetKey={moments.immediate} renderFallback={() => null}>
        <PrintSheet
          moment={moments.immediate}
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
