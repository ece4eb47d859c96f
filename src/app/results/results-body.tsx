import { type ReactNode, useDeferredValue } from 'react';
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
import { useResults } from '../../sections/results-context.ts';
import { PrintedResults, ShareResults, useTick } from '../../sections/share/index.ts';
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

/** The last sections. Shared and printed results have the same chapters and moments. */
function LastResults() {
  const [includesMarks, includeMarks] = useTick();
  return (
    <>
      <Frame name={HEALTH.title} follows="life">
        <HealthOptimization />
      </Frame>
      <Frame name={METHOD.title} follows="life">
        <Method />
      </Frame>
      <DeferredSection name={SHARE.title}>
        <ShareResults includesMarks={includesMarks} onIncludeMarks={includeMarks} />
      </DeferredSection>
      <p className="disclaimer">{DISCLAIMER.medical}</p>
      <PrintedResults includesMarks={includesMarks} onPrinted={() => includeMarks(false)} />
    </>
  );
}

/** The results: the first sections at once, those below the first screen a frame later. */
export function ResultsBody() {
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <div className="explore">
        <FirstResults />
        <Frame name={LIFE_TABLE.expectedAge} follows="country">
          <AgeFigures />
        </Frame>
        {isWhole && <WithSlider />}
      </div>
      {isWhole && <LastResults />}
    </>
  );
}
