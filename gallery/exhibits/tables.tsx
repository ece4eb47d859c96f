import { useState } from 'react';
import { ExpectedAge } from '../../src/features/results/summary/expected-age.tsx';
import { Survival } from '../../src/features/results/survival/survival.tsx';
import type { TablesOfCountry } from '../../src/features/results/tables-of-country.ts';
import { LIVES, type SampleLife, SEEN_ON, sampleLife } from '../../tests/fixtures/lives.ts';
import { JAPAN_TABLES, TABLES_WITHOUT_SEX, tablesOf } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { tap, unfold } from '../reach.ts';

/** A sample life of the given age with a life expectancy of 84 years. @param offsetWeeks the slider's position */
function sampleOfAge(age: number, offsetWeeks = 0): SampleLife {
  const birthdate = { ...SEEN_ON, year: SEEN_ON.year - age };
  const { activities } = LIVES.everyday.shown.life;
  return sampleLife({ birthdate, lifeExpectancy: 84, activities }, offsetWeeks);
}

interface ChoosingProps {
  readonly age: number;
  readonly offsetWeeks?: number;
  readonly found?: typeof JAPAN_TABLES;
}

/** The chances with a working choice of population. */
function Choosing({ age, offsetWeeks, found = JAPAN_TABLES }: ChoosingProps) {
  const [population, onChoosePopulation] = useState<TablesOfCountry['population']>('everyone');
  const tables = tablesOf({ found, population, onChoosePopulation });
  return (
    <InResults sample={sampleOfAge(age, offsetWeeks)} model={{ tables }}>
      <Survival />
    </InResults>
  );
}

const CHANCES = ['features/results/survival/survival.tsx', 'charts/survival-curve.tsx'];
const EXPECTED = ['features/results/summary/expected-age.tsx'];

const chances = (id: string, title: string, props: ChoosingProps): Exhibit => ({
  id: `chances-${id}`,
  title: `Chances: ${title}`,
  shows: CHANCES,
  render: () => <Choosing {...props} />,
});

const expectedAge = (id: string, title: string, age: number, tables: TablesOfCountry | null): Exhibit => ({
  id: `expected-age-${id}`,
  title: `Expected age: ${title}`,
  shows: EXPECTED,
  render: () => (
    <InResults sample={sampleOfAge(age)} model={{ tables }}>
      <ExpectedAge />
    </InResults>
  ),
});

/** The figures from life tables. */
export const TABLE_EXHIBITS: readonly Exhibit[] = [
  expectedAge('estimate', 'no country', 36, null),
  expectedAge('table', 'a table’s figure', 36, tablesOf()),
  expectedAge('taken', 'a table’s figure in use', 36, tablesOf({ onUndo: () => undefined })),
  expectedAge('oldest', 'older than the table', 120, tablesOf()),
  expectedAge('loading', 'loading', 36, tablesOf({ found: undefined })),
  expectedAge('none', 'none for the country', 36, tablesOf({ found: null })),
  expectedAge('failed', 'failed', 36, tablesOf({ found: undefined, failed: true })),
  chances('newborn', 'from birth', { age: 0 }),
  chances('36', 'from 36', { age: 36 }),
  chances('moved', 'from a slider’s age of 61.5', { age: 36, offsetWeeks: 1326 }),
  chances('98', 'from 98', { age: 98 }),
  chances('ended', 'older than the table', { age: 120 }),
  chances('no-sex', 'no tables by sex', { age: 36, found: TABLES_WITHOUT_SEX }),
  {
    ...chances('tooltip', 'with a tooltip, with the table', { age: 36 }),
    reach: (exhibit) => {
      tap('.probe', { x: 0.8, y: 0.5 })(exhibit);
      unfold(exhibit);
    },
  },
];
