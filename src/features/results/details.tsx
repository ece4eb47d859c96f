import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { MEDICAL_DISCLAIMER } from '#messages/health-messages.ts';
import { METHOD_MESSAGES } from '#messages/method-messages.ts';
import { POPULATION_MESSAGES } from '#messages/population-messages.ts';
import { SHARE_MESSAGES } from '#messages/share-messages.ts';
import { SURVIVAL_MESSAGES } from '#messages/survival-messages.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { SectionBoundary } from '../section-boundary.tsx';
import { ActivityCards } from './cards/activity-cards.tsx';
import { DeferredSection } from './deferred-section.tsx';
import styles from './details-styles.css?inline';
import { HealthOptimization } from './health/health-optimization.tsx';
import { Method } from './method/method.tsx';
import { PlaceAmongTheLiving } from './population/population.tsx';
import { FutureProjections } from './projections/future-projections.tsx';
import { useResults } from './results-context.ts';
import { ActivityShares } from './shares/activity-shares.tsx';
import { PrintSheet } from './sharing/print-sheet.tsx';
import { ShareResults } from './sharing/share-results.tsx';
import { Survival } from './survival/survival.tsx';
import { LifeTimeline } from './timeline/life-timeline.tsx';

export { AgeFigures } from './summary/age-figures.tsx';
export { describeBands, listYearPoints, measureName, pictureActivities } from './weeks/activity-weeks.ts';
export { Outline } from './weeks/outline.tsx';
export { listWeekPoints } from './weeks/week-points.ts';
export { WeeksTable } from './weeks/weeks-table.tsx';

// Not in the page's own styles: the first results do not wait for these.
adoptStyles(styles);

/** The pie, the timeline and the sections that follow its slider, and among them the place among the living, which does not. */
export function SliderDetails() {
  const { shownCountry } = useResults();
  return (
    <>
      <DeferredSection name={SHARE_MESSAGES.title}>
        <ActivityShares />
      </DeferredSection>
      <LifeTimeline />
      <div className="details-pair">
        <DeferredSection name={SURVIVAL_MESSAGES.title}>
          <Survival />
        </DeferredSection>
        <SectionBoundary name={POPULATION_MESSAGES.title} resetKey={shownCountry}>
          <PlaceAmongTheLiving />
        </SectionBoundary>
      </div>
      <DeferredSection name={DETAIL_MESSAGES.cards.title}>
        <ActivityCards />
      </DeferredSection>
      <DeferredSection name={DETAIL_MESSAGES.projections.title}>
        <FutureProjections />
      </DeferredSection>
    </>
  );
}

/** The sections about today, and sharing. */
export function TodaysDetails() {
  const { shown } = useResults();
  return (
    <>
      <SectionBoundary name={DETAIL_MESSAGES.health.title} resetKey={shown.life}>
        <HealthOptimization />
      </SectionBoundary>
      <SectionBoundary name={METHOD_MESSAGES.title} resetKey={shown.life}>
        <Method />
      </SectionBoundary>
      <DeferredSection name={DETAIL_MESSAGES.share.title}>
        <ShareResults />
      </DeferredSection>
      <p className="disclaimer">{MEDICAL_DISCLAIMER}</p>
      <PrintSheet />
    </>
  );
}
