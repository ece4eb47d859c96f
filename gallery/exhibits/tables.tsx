import { useState } from 'react';
import type { Basis } from '../../src/life/life-expectancies.ts';
import { Headline } from '../../src/sections/life-in-weeks/life-in-weeks.tsx';
import { PlaceAmongTheLiving } from '../../src/sections/population/population.tsx';
import type { ShownCountry } from '../../src/sections/results-context.ts';
import { AgeFigures } from '../../src/sections/summary/age-figures.tsx';
import { SummaryCards } from '../../src/sections/summary/summary-cards.tsx';
import { Survival } from '../../src/sections/survival/survival.tsx';
import { JAPAN, JAPAN_FIGURE, shownJapan } from '../../tests/fixtures/places.ts';
import type { Exhibit, Exhibits } from '../exhibit.tsx';
import { InResults, sampleOfAge } from '../in-results.tsx';
import { tap, unfold } from '../interactions.ts';

interface ChoosingProps {
  readonly age: number;
  readonly offsetWeeks: number;
}

/** The chances with a working choice of population. */
function Choosing({ age, offsetWeeks }: ChoosingProps) {
  const [population, onChoosePopulation] = useState<ShownCountry['population']>('everyone');
  const shownCountry = shownJapan({ population, onChoosePopulation });
  return (
    <InResults sample={sampleOfAge(age, {}, offsetWeeks)} model={{ shownCountry }}>
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
  const [basis, onChooseBasis] = useState(first);
  const sample = sampleOfAge(age);
  const figure = country && JAPAN_FIGURE;
  return (
    <InResults
      key={basis}
      sample={sample}
      model={{
        shown: { ...sample.shown, country: country && JAPAN, figure, basis },
        shownCountry: country && { ...country, onChooseBasis },
      }}
    >
      <Headline />
      <SummaryCards />
      <AgeFigures />
    </InResults>
  );
}

const chances = (age: number, offsetWeeks = 0): Exhibit => ({
  render: () => <Choosing age={age} offsetWeeks={offsetWeeks} />,
});
const expectedAge = (age: number, country: ShownCountry | null, basis: Basis = 'birth'): Exhibit => ({
  render: () => <Summary age={age} basis={basis} country={country} />,
});
const place = (age: number, shownCountry: ShownCountry | null): Exhibit => ({
  render: () => (
    <InResults sample={sampleOfAge(age)} model={{ shownCountry }}>
      <PlaceAmongTheLiving />
    </InResults>
  ),
});

const LOADING = shownJapan({ facts: undefined });
const WOMEN = shownJapan({ population: 'women' });

/** The figures from life tables, and from populations. */
export const TABLE_EXHIBITS: Exhibits = {
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
  'chances-newborn': chances(0),
  'chances-36': chances(36),
  // The slider is at an age of 61.5.
  'chances-moved': chances(36, 1326),
  'chances-98': chances(98),
  // Older than the table.
  'chances-ended': chances(120),
  'chances-tooltip': {
    ...chances(36),
    interact: (exhibit) => {
      tap('.chart-cursor', { x: 0.8, y: 0.5 })(exhibit);
      unfold(exhibit);
    },
  },
  'place-36': place(36, shownJapan()),
  'place-table': { ...place(84, WOMEN), interact: unfold },
  'place-newborn': place(0, WOMEN),
  'place-101': place(101, shownJapan()),
  'place-world': place(65, null),
};
