import { useState } from 'react';
import type { Basis } from '../../src/life/life-expectancies.ts';
import { Headline } from '../../src/sections/life-in-weeks/life-in-weeks.tsx';
import { PlaceAmongTheLiving } from '../../src/sections/population/population.tsx';
import type { ShownCountry } from '../../src/sections/shown-country.ts';
import { AgeFigures } from '../../src/sections/summary/age-figures.tsx';
import { SummaryCards } from '../../src/sections/summary/summary-cards.tsx';
import { Survival } from '../../src/sections/survival/survival.tsx';
import { LIVES, type SampleLife, SEEN_ON, sampleLife } from '../../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, shownJapan } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { tap, unfold } from '../interactions.ts';

/** A sample life of the given age with a life expectancy of 84 years. @param offsetWeeks the slider's position */
function sampleOfAge(age: number, offsetWeeks = 0): SampleLife {
  const birthdate = { ...SEEN_ON, year: SEEN_ON.year - age };
  const { activities } = LIVES.everyday.shown.life;
  return sampleLife({ birthdate, lifeExpectancy: 84, activities }, offsetWeeks);
}

interface ChoosingProps {
  readonly age: number;
  readonly offsetWeeks?: number;
}

/** The chances with a working choice of population. */
function Choosing({ age, offsetWeeks }: ChoosingProps) {
  const [population, onChoosePopulation] = useState<ShownCountry['population']>('everyone');
  const shownCountry = shownJapan({ population, onChoosePopulation });
  return (
    <InResults sample={sampleOfAge(age, offsetWeeks)} model={{ shownCountry }}>
      <Survival />
    </InResults>
  );
}

const CHANCES = ['sections/survival/survival.tsx', 'sections/survival/survival-curve.tsx'];
const EXPECTED = [
  'sections/summary/age-figures.tsx',
  'sections/life-in-weeks/life-in-weeks.tsx',
  'sections/summary/summary-cards.tsx',
];

const chances = (id: string, title: string, props: ChoosingProps): Exhibit => ({
  id: `chances-${id}`,
  title: `How many reach each age: ${title}`,
  shows: CHANCES,
  render: () => <Choosing {...props} />,
});

interface SummaryProps {
  readonly age: number;
  readonly basis?: Basis;
  readonly country: ShownCountry | null;
}

/** The headline and the figures with a working choice of the life expectancy. */
function Summary({ age, basis: first = 'birth', country }: SummaryProps) {
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

const expectedAge = (id: string, title: string, props: SummaryProps): Exhibit => ({
  id: `expected-age-${id}`,
  title: `Expected age: ${title}`,
  shows: EXPECTED,
  render: () => <Summary {...props} />,
});

const place = (id: string, title: string, age: number, shownCountry: ShownCountry | null): Exhibit => ({
  id: `place-${id}`,
  title: `Place among the living: ${title}`,
  shows: ['sections/population/population.tsx', 'sections/population/population-silhouette.tsx'],
  render: () => (
    <InResults sample={sampleOfAge(age)} model={{ shownCountry }}>
      <PlaceAmongTheLiving />
    </InResults>
  ),
});

/** The figures from life tables, and from populations. */
export const TABLE_EXHIBITS: readonly Exhibit[] = [
  expectedAge('estimate', 'no country', { age: 36, country: null }),
  expectedAge('child', 'no country, too young for an estimate', { age: 12, country: null }),
  expectedAge('table', 'at birth', { age: 36, country: shownJapan() }),
  expectedAge('taken', 'of a period table', { age: 36, basis: 'period', country: shownJapan() }),
  expectedAge('cohort', 'of a cohort', { age: 36, basis: 'cohort', country: shownJapan() }),
  expectedAge('women', 'of newborn girls', { age: 0, country: shownJapan({ population: 'women' }) }),
  expectedAge('near', 'near the average', { age: 84, country: shownJapan() }),
  expectedAge('near-loading', 'near the average, loading', {
    age: 84,
    country: shownJapan({ facts: undefined }),
  }),
  expectedAge('near-estimate', 'near the average, no country', { age: 84, country: null }),
  expectedAge('oldest', 'older than the table', { age: 101, country: shownJapan() }),
  expectedAge('loading', 'loading', { age: 36, country: shownJapan({ facts: undefined }) }),
  expectedAge('none', 'none for the country', { age: 36, country: shownJapan({ facts: null }) }),
  expectedAge('failed', 'failed', { age: 36, country: shownJapan({ facts: undefined, failed: true }) }),
  chances('newborn', 'from birth', { age: 0 }),
  chances('36', 'from 36', { age: 36 }),
  chances('moved', 'from a slider’s age of 61.5', { age: 36, offsetWeeks: 1326 }),
  chances('98', 'from 98', { age: 98 }),
  chances('ended', 'older than the table', { age: 120 }),
  {
    ...chances('tooltip', 'with a tooltip, with the table', { age: 36 }),
    interact: (exhibit) => {
      tap('.chart-cursor', { x: 0.8, y: 0.5 })(exhibit);
      unfold(exhibit);
    },
  },
  place('36', 'at 36', 36, shownJapan()),
  {
    ...place('table', 'of a woman of 84, with the table', 84, shownJapan({ population: 'women' })),
    interact: unfold,
  },
  place('newborn', 'a newborn girl', 0, shownJapan({ population: 'women' })),
  place('101', 'at 101', 101, shownJapan()),
  place('world', 'without a country', 65, null),
];
