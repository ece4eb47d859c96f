import type { ComponentType } from 'react';
import { SECTIONS } from '#words/form.ts';
import { Results } from '../../src/app/results/results.tsx';
import { FirstResults } from '../../src/app/results/results-body.tsx';
import { createLookUps, ServicesContext } from '../../src/app/services-context.ts';
import type { Activity } from '../../src/life/activity.ts';
import { DEFAULT_COLORS } from '../../src/life/colors.ts';
import type { LifeEvents } from '../../src/life/life-events.ts';
import { ActivityCards } from '../../src/sections/cards/activity-cards.tsx';
import { HealthOptimization } from '../../src/sections/health/health-optimization.tsx';
import { Method } from '../../src/sections/method/method.tsx';
import { FutureProjections } from '../../src/sections/projections/future-projections.tsx';
import { ActivityShares } from '../../src/sections/shares/activity-shares.tsx';
import { SummaryCards } from '../../src/sections/summary/summary-cards.tsx';
import { LifeTimeline } from '../../src/sections/timeline/life-timeline.tsx';
import type { WeeksBy } from '../../src/weeks/chart.ts';
import { MANY_EVENTS, SOME_EVENTS } from '../../tests/fixtures/life-events.ts';
import { CHAPTERS, LIVES, type LifeName, type SampleLife } from '../../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, JAPAN_ONLY } from '../../tests/fixtures/places.ts';
import { type Exhibit, type Exhibits, everyLife } from '../exhibit.tsx';
import { InResults, sampleOfAge } from '../in-results.tsx';
import { tap, unfold } from '../interactions.ts';

const ignore = () => undefined;

const showIn = (Section: ComponentType) => (sample: SampleLife) => (
  <InResults sample={sample}>
    <Section />
  </InResults>
);

/** The weeks of a life, of one with chapters and moments where there are any. */
const renderWeeks = (by: WeeksBy, events: LifeEvents | null = null) =>
  function WeeksOf(sample: SampleLife) {
    return (
      <InResults sample={sample} by={by} model={{ events }}>
        <FirstResults />
      </InResults>
    );
  };

const Timeline = () => (
  <div className="explore">
    <LifeTimeline />
  </div>
);

const exercise = (hours: number): Activity => ({
  id: 'exercise',
  name: 'Exercise',
  hours,
  color: DEFAULT_COLORS.exercise,
});
const sleep = (hours: number): Activity => ({
  id: 'sleep',
  name: 'Sleep',
  hours,
  color: DEFAULT_COLORS.sleep,
});

const health = (age: number, activities: readonly Activity[]): Exhibit => ({
  render: () => showIn(HealthOptimization)(sampleOfAge(age, { lifeExpectancy: age + 48, activities })),
});

const SERVICES = {
  ...createLookUps(''),
  countryFacts: JAPAN_ONLY,
  showToast: ignore,
  clearToast: ignore,
  onReload: ignore,
};

const renderResults = ({ shown, projection }: SampleLife) => (
  <ServicesContext value={SERVICES}>
    <Results
      shown={{ ...shown, country: JAPAN, figure: JAPAN_FIGURE }}
      submitNumber={0}
      title={SECTIONS.results}
      offsetWeeks={projection.offsetWeeks}
      inForm={shown.life.activities.map(({ id }) => id)}
      events={null}
      onChangeEvents={null}
      save={null}
      onApplyHours={ignore}
      onOpenSchedule={ignore}
      onBackup={null}
      undo={{ step: null, onUndo: ignore }}
      onChoose={ignore}
    />
  </ServicesContext>
);

const LENGTHS: readonly LifeName[] = ['everyday', 'moved', 'end', 'newborn', 'older', 'shortest', 'longest'];
const DAYS: readonly LifeName[] = ['moved', 'five', 'one', 'zero', 'tiny', 'long', 'rtl'];

/** The sections of the results about weeks and activities, and the results as a whole. */
export const RESULT_EXHIBITS: Exhibits = {
  ...everyLife('weeks-by-time', renderWeeks('time'), LENGTHS),
  ...everyLife('weeks-by-activities', renderWeeks('activities'), DAYS),
  'weeks-chapters': {
    render: () => renderWeeks('activities')(CHAPTERS),
    interact: (exhibit) => {
      tap('.chart-cursor', { x: 0.85, y: 0.85 })(exhibit);
      unfold(exhibit);
    },
  },
  'weeks-by-chapters': { render: () => renderWeeks('chapters', SOME_EVENTS)(LIVES.everyday) },
  'weeks-with-moments': { render: () => renderWeeks('time', MANY_EVENTS)(LIVES.everyday) },
  ...everyLife('summary', showIn(SummaryCards), LENGTHS),
  ...everyLife('shares', showIn(ActivityShares)),
  'shares-chapters': { render: () => showIn(ActivityShares)(CHAPTERS) },
  ...everyLife('timeline', showIn(Timeline), LENGTHS),
  'timeline-tooltip': { render: () => showIn(Timeline)(LIVES.moved), interact: unfold },
  ...everyLife('projections', showIn(FutureProjections)),
  'projections-chapters': { render: () => showIn(FutureProjections)(CHAPTERS) },
  ...everyLife('cards', showIn(ActivityCards)),
  'cards-chapters': { render: () => showIn(ActivityCards)(CHAPTERS) },
  'health-little': health(36, [exercise(0), sleep(4)]),
  'health-enough': health(36, [exercise(0.75), sleep(8)]),
  'health-much': health(36, [exercise(6), sleep(14)]),
  'health-none': health(36, []),
  'health-child': health(9, [exercise(1), sleep(9)]),
  // On some days of the week; what does not happen at today's age does not count.
  'health-weekly': health(36, [
    { ...exercise(8), id: 'gym', name: 'Gym', schedule: { days: 7, from: 6, until: 18 } },
    { ...exercise(0.5), schedule: { days: 3, from: 30, until: 65 } },
    { ...sleep(10), schedule: { days: 6, from: 0, until: null } },
  ]),
  method: { render: () => showIn(Method)(LIVES.long), interact: unfold },
  'method-chapters': { render: () => showIn(Method)(CHAPTERS), interact: unfold },
  ...everyLife('results', renderResults, ['moved', 'long', 'older']),
};
