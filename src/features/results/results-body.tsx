import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { LIFE_TABLE_MESSAGES } from '../../content/life-table-messages.ts';
import { RESULT_MESSAGES } from '../../content/result-messages.ts';
import { WEEK_MESSAGES } from '../../content/week-messages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LoadingFallback, SectionBoundary } from '../section-boundary.tsx';
import { DeferredSection } from './deferred-section.tsx';
import { useResults } from './results-context.ts';
import { ActivityShares } from './shares/activity-shares.tsx';
import { ExpectedAge } from './summary/expected-age.tsx';
import { SummaryCards } from './summary/summary-cards.tsx';
import { LifeTimeline } from './timeline/life-timeline.tsx';
import { TimelineSlider } from './timeline/timeline-slider.tsx';
import { LifeInWeeks } from './weeks/life-in-weeks.tsx';

/** The sections further down are a separate chunk, loaded after the first ones. */
const loadDetails = () => import('./details.tsx');
/** A retry needs new lazy components, because `lazy` caches a failure. */
const createDetails = () => ({
  SliderDetails: lazy(async () => ({ default: (await loadDetails()).SliderDetails })),
  TodaysDetails: lazy(async () => ({ default: (await loadDetails()).TodaysDetails })),
});

/** The sections of the results, in order. */
export function ResultsBody() {
  const { shown, tables } = useResults();
  // Sections below the first screen render a frame later, so that the results appear at once.
  const whole = useDeferredValue(true, false);
  return (
    <>
      <SectionBoundary name={RESULT_MESSAGES.figures} resetKey={shown.life}>
        <SummaryCards />
      </SectionBoundary>
      <SectionBoundary name={LIFE_TABLE_MESSAGES.expectedAge} resetKey={tables}>
        <ExpectedAge />
      </SectionBoundary>
      <DeferredSection name={RESULT_MESSAGES.activities.title}>
        <ActivityShares />
      </DeferredSection>
      {whole && <BelowFirstScreen />}
    </>
  );
}

function BelowFirstScreen() {
  const { shown, onReload } = useResults();
  const [{ SliderDetails, TodaysDetails }, setDetails] = useState(createDetails);
  const retry = () => setDetails(createDetails);
  const { rest, timeline } = RESULT_MESSAGES;
  return (
    <>
      <div className="explore">
        <DeferredSection className="before-slider" name={timeline.title}>
          <LifeTimeline />
        </DeferredSection>
        <SectionBoundary name={timeline.slider} resetKey={shown.life}>
          <TimelineSlider />
        </SectionBoundary>
        <SectionBoundary name={WEEK_MESSAGES.title} resetKey={shown.life}>
          <LifeInWeeks />
        </SectionBoundary>
        <SectionBoundary name={rest} resetKey={SliderDetails} onRetry={retry} onReload={onReload}>
          <Suspense fallback={<LoadingFallback name={rest} onRetry={retry} onReload={onReload} />}>
            <SliderDetails />
          </Suspense>
        </SectionBoundary>
      </div>
      {/* If these fail to load, the sections above do too and show the message. */}
      <ErrorBoundary resetKey={TodaysDetails} renderFallback={() => null}>
        <Suspense>
          <TodaysDetails />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
