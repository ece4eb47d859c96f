import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { LIFE_TABLE, RESULTS } from '#words/results.ts';
import { useResults } from '../../sections/results-context.ts';
import { ExpectedAge, FigureSource } from '../../sections/summary/index.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LoadingFallback, SectionBoundary } from '../../ui/section-boundary.tsx';
import { detailsCode } from './chunks.ts';
import { FirstResults } from './first-results.tsx';

/** A retry needs new lazy components, because `lazy` caches a failure. */
const createDetails = () => ({
  // If it fails to load, the sections below do too and show the message.
  AgeFigures: lazy(async () => ({
    default: await detailsCode.load().then(
      ({ AgeFigures }) => AgeFigures,
      () => FigureSource,
    ),
  })),
  SliderDetails: lazy(async () => ({ default: (await detailsCode.load()).SliderDetails })),
  TodaysDetails: lazy(async () => ({ default: (await detailsCode.load()).TodaysDetails })),
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
        {/* Without the key, an event that is being added to the visitor's own life would be saved in the example. */}
        <FirstResults key={`${shown.example}`} />
        <SectionBoundary name={LIFE_TABLE.expectedAge} resetKey={shownCountry}>
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
  const { rest } = RESULTS;
  return (
    <SectionBoundary name={rest} resetKey={SliderDetails} onRetry={onRetry} onReload={onReload}>
      <Suspense fallback={<LoadingFallback name={rest} onRetry={onRetry} onReload={onReload} />}>
        <SliderDetails />
      </Suspense>
    </SectionBoundary>
  );
}
