import { DISCLAIMER, SHARE } from '#words/details.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { PrintedResults, ShareResults, useTick } from '../../sections/keep/index.ts';
import { DeferredSection } from '../../sections/projection.tsx';
import styles from './details.css?inline';

// The sections that `results-body.tsx` lists below the first results.
export { CARDS, HEALTH, METHOD, POPULATION, PROJECTIONS, SHARES, SURVIVAL } from '#words/details.ts';
export { ActivityCards } from '../../sections/cards/index.ts';
export { HealthOptimization } from '../../sections/health/index.ts';
export { Method } from '../../sections/method/index.ts';
export { PlaceAmongTheLiving } from '../../sections/population/index.ts';
export { FutureProjections } from '../../sections/projections/index.ts';
export { ActivityShares } from '../../sections/shares/index.ts';
export { AgeFigures } from '../../sections/summary/age-figures.tsx';
export { Survival } from '../../sections/survival/index.ts';
export { LifeTimeline } from '../../sections/timeline/index.ts';
export * as weeksDetails from '../../sections/weeks/weeks-details.ts';
export { describeDone, describeNext } from '../describe-step.ts';

adoptStyles(styles);

/** Shared and printed results have the same marks. */
export function ShareAndPrint() {
  const [includesMarks, includeMarks] = useTick();
  return (
    <>
      <DeferredSection name={SHARE.title}>
        <ShareResults includesMarks={includesMarks} onIncludeMarks={includeMarks} />
      </DeferredSection>
      <p className="disclaimer">{DISCLAIMER.medical}</p>
      <PrintedResults includesMarks={includesMarks} onPrinted={() => includeMarks(false)} />
    </>
  );
}
