import { type ComponentType, lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { LIFE_TABLE, RESULTS } from '#words/results.ts';
import { useChunk } from '../../platform/chunk.ts';
import {
  createEventDrafts,
  type EventDrafts,
  EventEditContext,
  useEventEditing,
} from '../../sections/event-edit-context.ts';
import { DeferredSection } from '../../sections/projection.tsx';
import { useResults } from '../../sections/results-context.ts';
import { ExpectedAge, FigureSource, SummaryCards } from '../../sections/summary/index.ts';
import { LifeInWeeks } from '../../sections/weeks/index.ts';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { LoadingFallback, SectionBoundary } from '../../ui/section-boundary.tsx';
import { AddEvents } from './add-events.tsx';
import { detailsCode } from './chunks.ts';
import { EventsSection } from './events-section.tsx';

type Details = typeof import('./details.tsx');

interface FrameProps {
  /** The name of the section for the visitor, in the error message. */
  readonly name: string;
  /** The slider; or, if it is about today, whatever it is rendered again for after an error. */
  readonly follows: 'slider' | 'life' | 'country';
  readonly of: ReactNode;
}

/** A section that can fail without affecting the others. */
function Frame({ name, follows, of }: FrameProps) {
  const { shown, shownCountry } = useResults();
  if (follows === 'slider') return <DeferredSection name={name}>{of}</DeferredSection>;
  return (
    <SectionBoundary name={name} resetKey={follows === 'life' ? shown.life : shownCountry}>
      {of}
    </SectionBoundary>
  );
}

/** The first section of the results: a life in weeks, its three figures, and what the visitor has added to it. */
export function FirstResults({ drafts }: { readonly drafts: EventDrafts }) {
  const editing = useEventEditing(drafts);
  const details = useChunk(detailsCode)?.weeksDetails;
  return (
    <EventEditContext value={editing}>
      <LifeInWeeks
        details={details}
        figures={<SummaryCards />}
        events={
          <>
            <AddEvents />
            {details && <details.WorkingYears />}
            <EventsSection />
          </>
        }
      />
    </EventEditContext>
  );
}

/** The sections of the results, in order; those of `code` are in the chunk `details`. Some frame their own parts. */
const SECTIONS = {
  first: (isExample: boolean, drafts: EventDrafts, AgeFigures: ComponentType) => (
    <>
      {/* Without the key, an event that is being added to the visitor's own life would be saved in the example. */}
      <FirstResults key={`${isExample}`} drafts={drafts} />
      <Frame name={LIFE_TABLE.expectedAge} follows="country" of={<ExpectedAge Figures={AgeFigures} />} />
    </>
  ),
  withSlider: (code: Details) => (
    <>
      <Frame name={code.SHARES.title} follows="slider" of={<code.ActivityShares />} />
      <code.LifeTimeline />
      <div className="details-pair">
        <Frame name={code.SURVIVAL.title} follows="slider" of={<code.Survival />} />
        <Frame name={code.POPULATION.title} follows="country" of={<code.PlaceAmongTheLiving />} />
      </div>
      <Frame name={code.CARDS.title} follows="slider" of={<code.ActivityCards />} />
      <Frame name={code.PROJECTIONS.title} follows="slider" of={<code.FutureProjections />} />
    </>
  ),
  last: (code: Details) => (
    <>
      <Frame name={code.HEALTH.title} follows="life" of={<code.HealthOptimization />} />
      <Frame name={code.METHOD.title} follows="life" of={<code.Method />} />
      <code.ShareAndPrint />
    </>
  ),
};

/** Sections of the chunk `details`, once it is loaded. */
const later = (render: (code: Details) => ReactNode) =>
  lazy(async () => {
    const code = await detailsCode.load();
    return { default: () => render(code) };
  });

/** A retry needs new lazy components, because `lazy` caches a failure. */
const createDetails = () => ({
  // If it fails to load, the sections below do too and show the message.
  AgeFigures: lazy(async () => ({
    default: await detailsCode.load().then(
      ({ AgeFigures }) => AgeFigures,
      () => FigureSource,
    ),
  })),
  WithSlider: later(SECTIONS.withSlider),
  Last: later(SECTIONS.last),
});

/** The results: the first sections at once, those below the first screen a frame later. */
export function ResultsBody() {
  const { shown, onReload } = useResults();
  const [details, setDetails] = useState(createDetails);
  // Texts about the visitor's own life wait while the example is shown.
  const [drafts] = useState(() => ({ own: createEventDrafts(), example: createEventDrafts() }));
  const isWhole = useDeferredValue(true, false);
  const rest = { name: RESULTS.rest, onRetry: () => setDetails(createDetails), onReload };
  return (
    <>
      <div className="explore">
        {SECTIONS.first(shown.example, drafts[shown.example ? 'example' : 'own'], details.AgeFigures)}
        {isWhole && (
          <SectionBoundary {...rest} resetKey={details}>
            <Suspense fallback={<LoadingFallback {...rest} />}>
              <details.WithSlider />
            </Suspense>
          </SectionBoundary>
        )}
      </div>
      {/* If these fail to load, the sections above do too and show the message. */}
      {isWhole && (
        <ErrorBoundary resetKey={details} renderFallback={() => null}>
          <Suspense>
            <details.Last />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
