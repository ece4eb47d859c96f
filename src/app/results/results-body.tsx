import { type ReactNode, useDeferredValue, useMemo } from 'react';
import {
  CARDS,
  DISCLAIMER,
  HEALTH,
  LIFE_TABLE,
  METHOD,
  POPULATION,
  PROJECTIONS,
  SHARE,
  SHARES,
  SURVIVAL,
} from '#words/results.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { ActivityCards } from '../../sections/cards/index.ts';
import { EventEditContext, useEventEditing } from '../../sections/event-edit-context.ts';
import { Events } from '../../sections/events/index.ts';
import { HealthOptimization } from '../../sections/health/index.ts';
import { LifeInWeeks } from '../../sections/life-in-weeks/index.ts';
import { Method } from '../../sections/method/index.ts';
import { People } from '../../sections/people/index.ts';
import { PlaceAmongTheLiving } from '../../sections/population/index.ts';
import { DeferredSection } from '../../sections/projection.tsx';
import { FutureProjections } from '../../sections/projections/index.ts';
import { ResultsContext, useResults } from '../../sections/results-context.ts';
import { ShareResults } from '../../sections/share/index.ts';
import { ActivityShares } from '../../sections/shares/index.ts';
import { AgeFigures, SummaryCards } from '../../sections/summary/index.ts';
import { Survival } from '../../sections/survival/index.ts';
import { LifeTimeline } from '../../sections/timeline/index.ts';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { AddEvents } from './add-events.tsx';
import './results-body.css';

interface FrameProps {
  /** The name of the section for the visitor, in the error message. */
  readonly name: string;
  /** What it is rendered again for after an error. */
  readonly follows: 'life' | 'country';
  readonly children: ReactNode;
}

/** A section about today, which can fail without affecting the others. */
function Frame({ name, follows, children }: FrameProps) {
  const { shown, shownCountry } = useResults();
  return (
    <SectionBoundary name={name} resetKey={follows === 'life' ? shown.life : shownCountry}>
      {children}
    </SectionBoundary>
  );
}

/**
 * Leaves out life events while the page is being printed. Moments and chapters are on paper only if the visitor has asked
 * for them, each time, and people never are.
 */
function WithoutEventsOnPaper({ children }: { readonly children: ReactNode }) {
  const model = useResults();
  const { events, includesMarks, onIncludeMarks } = model;
  const printing = usePrinting(() => onIncludeMarks(false));
  const printed = useMemo(
    () => ({ ...model, events: includesMarks && events ? { ...events, people: [] } : null }),
    [model, events, includesMarks],
  );
  return <ResultsContext value={printing ? printed : model}>{children}</ResultsContext>;
}

/** The first section of the results: a life in weeks, its three figures, and what the visitor has added to it. */
export function FirstResults() {
  return (
    <EventEditContext value={useEventEditing()}>
      <LifeInWeeks
        figures={<SummaryCards />}
        events={
          <>
            <AddEvents />
            <Events />
            <People />
          </>
        }
      />
    </EventEditContext>
  );
}

/** The sections below the first screen that stay beside the slider. */
function WithSlider() {
  return (
    <>
      <DeferredSection name={SHARES.title}>
        <ActivityShares />
      </DeferredSection>
      <LifeTimeline />
      <div className="sections-pair">
        <DeferredSection name={SURVIVAL.title}>
          <Survival />
        </DeferredSection>
        <Frame name={POPULATION.title} follows="country">
          <PlaceAmongTheLiving />
        </Frame>
      </div>
      <DeferredSection name={CARDS.title}>
        <ActivityCards />
      </DeferredSection>
      <DeferredSection name={PROJECTIONS.title}>
        <FutureProjections />
      </DeferredSection>
    </>
  );
}

/** The sections that do not stay beside the slider. */
function LastResults() {
  return (
    <>
      <Frame name={HEALTH.title} follows="life">
        <HealthOptimization />
      </Frame>
      <Frame name={METHOD.title} follows="life">
        <Method />
      </Frame>
      <DeferredSection name={SHARE.title}>
        <ShareResults />
      </DeferredSection>
      <p className="disclaimer">{DISCLAIMER.medical}</p>
    </>
  );
}

/** The results: the first sections at once, those below the first screen a frame later. */
export function ResultsBody() {
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <div className="explore">
        <WithoutEventsOnPaper>
          <FirstResults />
          <Frame name={LIFE_TABLE.expectedAge} follows="country">
            <AgeFigures />
          </Frame>
          {isWhole && <WithSlider />}
        </WithoutEventsOnPaper>
      </div>
      {isWhole && <LastResults />}
    </>
  );
}
