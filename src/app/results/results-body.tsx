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
  SURVIVAL,
  TIME_SPLIT,
} from '#words/results.ts';
import { usePrinting } from '../../platform/use-printing.ts';
import { useWindowEvent } from '../../platform/use-window-event.ts';
import { EventEditContext, useEventEditing } from '../../results/event-edit-context.ts';
import { ResultsContext, useResults } from '../../results/results-context.ts';
import { DeferredSection } from '../../results/slider.tsx';
import { ActivityCards } from '../../sections/cards/activity-cards.tsx';
import { Events } from '../../sections/event-list/events.tsx';
import { FutureProjections } from '../../sections/future-projections/future-projections.tsx';
import { HealthOptimization } from '../../sections/health/health-optimization.tsx';
import { LifeInWeeks } from '../../sections/life-in-weeks/life-in-weeks.tsx';
import { Method } from '../../sections/method/method.tsx';
import { People } from '../../sections/people/people.tsx';
import { PopulationRank } from '../../sections/population/population.tsx';
import { ShareResults } from '../../sections/share/share-results.tsx';
import { AgeFigures } from '../../sections/summary/age-figures.tsx';
import { SummaryCards } from '../../sections/summary/summary-cards.tsx';
import { Survival } from '../../sections/survival/survival.tsx';
import { TimeSplit } from '../../sections/time-split/time-split.tsx';
import { LifeTimeline } from '../../sections/timeline/life-timeline.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { AddEvents } from './add-events.tsx';

/**
 * Leaves out life events while the page is being printed. Moments and chapters are on paper only if the visitor has asked
 * for them, each time, and people never are.
 */
function WithoutEventsOnPaper({ children }: { readonly children: ReactNode }) {
  const model = useResults();
  const { events, includesMarks, onIncludeMarks } = model;
  const printing = usePrinting();
  useWindowEvent('afterprint', () => onIncludeMarks(false));
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
  const { shownCountry } = useResults();
  return (
    <>
      <DeferredSection name={TIME_SPLIT.title}>
        <TimeSplit />
      </DeferredSection>
      <LifeTimeline />
      <div className="sections-pair">
        <DeferredSection name={SURVIVAL.title}>
          <Survival />
        </DeferredSection>
        <SectionBoundary name={POPULATION.title} resetKey={shownCountry}>
          <PopulationRank />
        </SectionBoundary>
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
  const { life } = useResults().shown;
  return (
    <>
      <SectionBoundary name={HEALTH.title} resetKey={life}>
        <HealthOptimization />
      </SectionBoundary>
      <SectionBoundary name={METHOD.title} resetKey={life}>
        <Method />
      </SectionBoundary>
      <DeferredSection name={SHARE.title}>
        <ShareResults />
      </DeferredSection>
      <p className="note disclaimer">{DISCLAIMER.medical}</p>
    </>
  );
}

/** The results: the first sections at once, those below the first screen a frame later. */
export function ResultsBody() {
  const { shownCountry } = useResults();
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <div className="explore">
        <WithoutEventsOnPaper>
          <FirstResults />
          <SectionBoundary name={LIFE_TABLE.expectedAge} resetKey={shownCountry}>
            <AgeFigures />
          </SectionBoundary>
          {isWhole && <WithSlider />}
        </WithoutEventsOnPaper>
      </div>
      {isWhole && <LastResults />}
    </>
  );
}
