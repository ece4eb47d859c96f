import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { LIFE_TABLE_MESSAGES } from '#messages/life-table-messages.ts';
import { RESULT_MESSAGES } from '#messages/result-messages.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LoadingFallback, SectionBoundary } from '../section-boundary.tsx';
import { loadDetails } from './details-code.ts';
import { useResults } from './results-context.ts';
import { ExpectedAge, FigureSource } from './summary/expected-age.tsx';
import { LifeInWeeks } from './weeks/life-in-weeks.tsx';

/** A retry needs new lazy components, because `lazy` caches a failure. */
const createDetails = () => ({
  // If it fails to load, the sections below do too and show the message.
  AgeFigures: lazy(async () => ({
    default: await loadDetails().then(
      ({ AgeFigures }) => AgeFigures,
      () => FigureSource,
    ),
  })),
  SliderDetails: lazy(async () => ({ default: (await loadDetails()).SliderDetails })),
  TodaysDetails: lazy(async () => ({ default: (await loadDetails()).TodaysDetails })),
});

/** The sections of the results, in order. */
export function ResultsBody() {
  const { shown, shownCountry } = useResults();
  const [details, setDetails] = useState(createDetails);
  // Sections below the first screen render a frame later, so that the results appear at once.
  const whole = useDeferredValue(true, false);
  const onRetry = () => setDetails(createDetails);
  return (
    <>
      <div className="explore">
        {/* What was begun in one's own life would be saved in the example. */}
        <LifeInWeeks key={`${shown.example}`} />
        <SectionBoundary name={LIFE_TABLE_MESSAGES.expectedAge} resetKey={shownCountry}>
          <ExpectedAge Figures={details.AgeFigures} />
        </SectionBoundary>
        {whole && <BelowFirstScreen details={details} onRetry={onRetry} />}
      </div>
      {/* If these fail to load, the sections above do too and show the message. */}
      {whole && (
        <ErrorBoundary resetKey={details} renderFallback={() => null}>
          <Suspense>
            <details.TodaysDetails />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}

interface BelowFirstScreenProps {
  readonly details: ReturnType<typeof createDetails>;
  readonly onRetry: () => void;
}

function BelowFirstScreen({ details: { SliderDetails }, onRetry }: BelowFirstScreenProps) {
  const { onReload } = useResults();
  const { rest } = RESULT_MESSAGES;
  return (
    <SectionBoundary name={rest} resetKey={SliderDetails} onRetry={onRetry} onReload={onReload}>
      <Suspense fallback={<LoadingFallback name={rest} onRetry={onRetry} onReload={onReload} />}>
        <SliderDetails />
      </Suspense>
    </SectionBoundary>
  );
}
