import { type ComponentType, useState } from 'react';
import { createLookUps, LookUpsContext } from '../../src/app/look-ups-context.ts';
import { Results } from '../../src/app/results/results.tsx';
import { WeeksAndEvents } from '../../src/app/results/weeks-and-events.tsx';
import { expectancyAtBirth } from '../../src/document/submitted-life.ts';
import type { Activity } from '../../src/life/activity.ts';
import { type LifeEvents, NO_LIFE_EVENTS, type Person } from '../../src/life/life-events.ts';
import type { Basis } from '../../src/life/life-expectancies.ts';
import { choosePerson } from '../../src/results/colorings/by-person.ts';
import type { LifeModel, ShownCountry } from '../../src/results/results-context.ts';
import { ActivityCards } from '../../src/sections/cards/activity-cards.tsx';
import { FutureProjections } from '../../src/sections/future-projections/future-projections.tsx';
import { HealthOptimization } from '../../src/sections/health/health-optimization.tsx';
import { LifeHeadline } from '../../src/sections/life-in-weeks/headline.tsx';
import { Method } from '../../src/sections/method/method.tsx';
import { PopulationRank } from '../../src/sections/population/population.tsx';
import { AgeFigures } from '../../src/sections/summary/age-figures.tsx';
import { SummaryCards } from '../../src/sections/summary/summary-cards.tsx';
import { Survival } from '../../src/sections/survival/survival.tsx';
import { TimeSplit } from '../../src/sections/time-split/time-split.tsx';
import { LifeTimeline } from '../../src/sections/timeline/life-timeline.tsx';
import { ToastContext } from '../../src/ui/toast.tsx';
import { MANY_EVENTS, MOTHER, SOME_EVENTS } from '../../tests/fixtures/life-events.ts';
import { CHAPTERS, LIVES, type LifeName, type SampleLife } from '../../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, loadJapanOnly, shownJapan } from '../../tests/fixtures/places.ts';
import { type Exhibit, type Exhibits, everyLife, tap, unfold } from '../exhibit.tsx';
import { InResults, NO_TOASTS, sampleOfAge } from '../in-results.tsx';

const ignore = () => undefined;

const showIn = (Section: ComponentType) => (sample: SampleLife) => (
  <InResults sample={sample}>
    <Section />
  </InResults>
);

/** The weeks of a life, of one with chapters and moments where there are any. */
const renderWeeks = (by: string, events: LifeEvents | null = null) =>
  function WeeksOf(sample: SampleLife) {
    return (
      <InResults sample={sample} by={by} model={{ events }}>
        <WeeksAndEvents />
      </InResults>
    );
  };

/** The weeks of somebody in Japan by a person. */
const renderWeeksBy = (person: Person): Exhibit => ({
  render: () => (
    <InResults
      sample={sampleOfAge(36)}
      by={choosePerson(person).choice}
      model={{ shownCountry: shownJapan(), events: { ...NO_LIFE_EVENTS, people: [person] } }}
    >
      <WeeksAndEvents />
    </InResults>
  ),
});

const Timeline = () => (
  <div className="explore">
    <LifeTimeline />
  </div>
);

const EXERCISE = { id: 'exercise', name: 'Exercise', color: 'purple' } as const;
const SLEEP = { id: 'sleep', name: 'Sleep', color: 'blue' } as const;
const exercise = (hours: number): Activity => ({ ...EXERCISE, hours });
const sleep = (hours: number): Activity => ({ ...SLEEP, hours });

const health = (age: number, activities: readonly Activity[]): Exhibit => ({
  render: () => showIn(HealthOptimization)(sampleOfAge(age, { lifeExpectancy: age + 48, activities })),
});

const LOOK_UPS = createLookUps('', loadJapanOnly);

const renderResults = ({ submitted, projection }: SampleLife) => (
  <LookUpsContext value={LOOK_UPS}>
    <ToastContext value={NO_TOASTS}>
      <Results
        submitted={{ ...submitted, country: JAPAN, atBirth: expectancyAtBirth(JAPAN_FIGURE) }}
        choice={{ basis: 'birth', population: 'everyone' }}
        offsetWeeks={projection.offsetWeeks}
        editing={null}
        events={null}
        onChoose={ignore}
      />
    </ToastContext>
  </LookUpsContext>
);

const LENGTHS: readonly LifeName[] = ['everyday', 'moved', 'end', 'newborn', 'older', 'shortest', 'longest'];
const DAYS: readonly LifeName[] = ['moved', 'five', 'one', 'zero', 'tiny', 'long', 'rtl'];

interface ChoosingProps {
  readonly age: number;
  readonly offsetWeeks: number;
}

/** The chances with a working choice of population. */
function Choosing({ age, offsetWeeks }: ChoosingProps) {
  const [population, setPopulation] = useState<ShownCountry['population']>('everyone');
  const shownCountry = shownJapan({ population });
  const onChoose: LifeModel['onChoose'] = (choice) => setPopulation(choice.population ?? population);
  return (
    <InResults sample={sampleOfAge(age, {}, offsetWeeks)} model={{ shownCountry, onChoose }}>
      <Survival />
    </InResults>
  );
}

interface SummaryProps {
  readonly age: number;
  readonly country: ShownCountry | null;
  readonly basis: Basis;
}

/** The headline and the figures with a working choice of the life expectancy. */
function Summary({ age, country, basis: first }: SummaryProps) {
  const [basis, setBasis] = useState(first);
  const onChoose: LifeModel['onChoose'] = (choice) => setBasis(choice.basis ?? basis);
  const sample = sampleOfAge(age);
  return (
    <InResults
      key={basis}
      sample={sample}
      change={country ? { country: JAPAN, atBirth: expectancyAtBirth(JAPAN_FIGURE) } : {}}
      basis={basis}
      model={{ shownCountry: country, onChoose }}
    >
      <LifeHeadline />
      <SummaryCards />
      <AgeFigures />
    </InResults>
  );
}

const survival = (age: number, offsetWeeks = 0): Exhibit => ({
  render: () => <Choosing age={age} offsetWeeks={offsetWeeks} />,
});
const expectedAge = (age: number, country: ShownCountry | null, basis: Basis = 'birth'): Exhibit => ({
  render: () => <Summary age={age} basis={basis} country={country} />,
});
const rank = (age: number, shownCountry: ShownCountry | null): Exhibit => ({
  render: () => (
    <InResults sample={sampleOfAge(age)} model={{ shownCountry }}>
      <PopulationRank />
    </InResults>
  ),
});

const LOADING = shownJapan({ facts: undefined });
const WOMEN = shownJapan({ population: 'women' });

/** The sections of the results, and the results as a whole. */
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
  'weeks-by-person': renderWeeksBy(MOTHER),
  ...everyLife('summary', showIn(SummaryCards), LENGTHS),
  ...everyLife('time-split', showIn(TimeSplit)),
  'time-split-chapters': { render: () => showIn(TimeSplit)(CHAPTERS) },
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
  'expected-age-estimate': expectedAge(36, null),
  'expected-age-child': expectedAge(12, null),
  'expected-age-table': expectedAge(36, shownJapan()),
  'expected-age-taken': expectedAge(36, shownJapan(), 'period'),
  'expected-age-cohort': expectedAge(36, shownJapan(), 'cohort'),
  'expected-age-women': expectedAge(0, WOMEN),
  'expected-age-near': expectedAge(84, shownJapan()),
  'expected-age-near-loading': expectedAge(84, LOADING),
  'expected-age-near-estimate': expectedAge(84, null),
  'expected-age-oldest': expectedAge(101, shownJapan()),
  'expected-age-loading': expectedAge(36, LOADING),
  'expected-age-none': expectedAge(36, shownJapan({ facts: null })),
  'expected-age-failed': expectedAge(36, shownJapan({ facts: undefined, failed: true })),
  'survival-newborn': survival(0),
  'survival-36': survival(36),
  // The slider is at an age of 61.5.
  'survival-moved': survival(36, 1326),
  'survival-98': survival(98),
  // Older than the table.
  'survival-ended': survival(120),
  'survival-tooltip': {
    ...survival(36),
    interact: (exhibit) => {
      tap('.chart-cursor', { x: 0.8, y: 0.5 })(exhibit);
      unfold(exhibit);
    },
  },
  'population-36': rank(36, shownJapan()),
  'population-table': { ...rank(84, WOMEN), interact: unfold },
  'population-newborn': rank(0, WOMEN),
  'population-101': rank(101, shownJapan()),
  'population-world': rank(65, null),
};
