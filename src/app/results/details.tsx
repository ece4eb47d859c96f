import {
  CARDS,
  DISCLAIMER,
  HEALTH,
  METHOD,
  POPULATION,
  PROJECTIONS,
  SHARE,
  SHARES,
  SURVIVAL,
} from '#words/details.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { ActivityCards } from '../../sections/cards/index.ts';
import { DeferredSection } from '../../sections/deferred-section.tsx';
import { HealthOptimization } from '../../sections/health/index.ts';
import { PrintedResults, ShareResults, useTick } from '../../sections/keep/index.ts';
import { Method } from '../../sections/method/index.ts';
import { PlaceAmongTheLiving } from '../../sections/population/index.ts';
import { FutureProjections } from '../../sections/projections/index.ts';
import { useResults } from '../../sections/results-context.ts';
import { ActivityShares } from '../../sections/shares/index.ts';
import { Survival } from '../../sections/survival/index.ts';
import { LifeTimeline } from '../../sections/timeline/index.ts';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import styles from './details.css?inline';

export { AgeFigures } from '../../sections/summary/age-figures.tsx';
export * as weeksDetails from '../../sections/weeks/weeks-details.ts';

adoptStyles(styles);

/**
 * The pie, the timeline and the sections that follow its slider, and among them the place in the population, which does
 * not.
 */
export function SliderDetails() {
  const { shownCountry } = useResults();
  return (
    <>
      <DeferredSection name={SHARES.title}>
        <ActivityShares />
      </DeferredSection>
      <LifeTimeline />
      <div className="details-pair">
        <DeferredSection name={SURVIVAL.title}>
          <Survival />
        </DeferredSection>
        <SectionBoundary name={POPULATION.title} resetKey={shownCountry}>
          <PlaceAmongTheLiving />
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

/** The sections about today, and sharing. */
export function TodaysDetails() {
  const { shown } = useResults();
  const [includesMarks, includeMarks] = useTick();
  return (
    <>
      <SectionBoundary name={HEALTH.title} resetKey={shown.life}>
        <HealthOptimization />
      </SectionBoundary>
      <SectionBoundary name={METHOD.title} resetKey={shown.life}>
        <Method />
      </SectionBoundary>
      <DeferredSection name={SHARE.title}>
        <ShareResults includesMarks={includesMarks} onIncludeMarks={includeMarks} />
      </DeferredSection>
      <p className="disclaimer">{DISCLAIMER.medical}</p>
      <PrintedResults includesMarks={includesMarks} onPrinted={() => includeMarks(false)} />
    </>
  );
}
