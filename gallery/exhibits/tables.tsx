import { useState } from 'react';
import { ExpectedAge, type TablesOfCountry } from '../../src/features/results/summary/expected-age.tsx';
import { Survival } from '../../src/features/results/survival/survival.tsx';
import { FORMAT } from '../../tests/fixtures/lives.ts';
import { JAPAN_TABLES, TABLES_WITHOUT_SEX, tablesOf } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { tap, unfold } from '../reach.ts';

interface ChoosingChancesProps {
  readonly age: number;
  readonly moved?: boolean;
  readonly found?: typeof JAPAN_TABLES;
}

/** The chances, where somebody can choose whose they are. */
function ChoosingChances({ age, moved = false, found = JAPAN_TABLES }: ChoosingChancesProps) {
  const [population, onChoosePopulation] = useState<TablesOfCountry['population']>('everyone');
  const tables = tablesOf({ found, population, onChoosePopulation });
  return <Survival tables={tables} found={found} age={age} moved={moved} format={FORMAT} />;
}

const CHANCES = ['features/results/survival/survival.tsx', 'charts/survival-curve.tsx'];
const EXPECTED = ['features/results/summary/expected-age.tsx'];

const chances = (id: string, title: string, props: ChoosingChancesProps): Exhibit => ({
  id: `chances-${id}`,
  title: `Chances: ${title}`,
  shows: CHANCES,
  render: () => <ChoosingChances {...props} />,
});

const expectedAge = (id: string, title: string, age: number, tables: TablesOfCountry | null): Exhibit => ({
  id: `expected-age-${id}`,
  title: `Expected age: ${title}`,
  shows: EXPECTED,
  render: () => <ExpectedAge tables={tables} age={age} lifeExpectancy={84} format={FORMAT} />,
});

/** What life tables say. */
export const TABLE_EXHIBITS: readonly Exhibit[] = [
  expectedAge('estimate', 'no country', 36, null),
  expectedAge('table', 'a table’s figure to take', 36, tablesOf()),
  expectedAge('taken', 'a table’s figure taken', 36, tablesOf({ onUndo: () => undefined })),
  expectedAge('oldest', 'older than the table', 120, tablesOf()),
  expectedAge('loading', 'looked up', 36, tablesOf({ found: undefined })),
  expectedAge('none', 'none for the country', 36, tablesOf({ found: null })),
  expectedAge('failed', 'look-up failed', 36, tablesOf({ found: undefined, failed: true })),
  chances('newborn', 'from birth', { age: 0 }),
  chances('36', 'from 36', { age: 36 }),
  chances('moved', 'from a slider’s age of 61.5', { age: 61.5, moved: true }),
  chances('98', 'from 98', { age: 98 }),
  chances('ended', 'older than the table', { age: 120 }),
  chances('no-sex', 'nothing known by sex', { age: 36, found: TABLES_WITHOUT_SEX }),
  {
    ...chances('tooltip', 'told of one age, with the table', { age: 36 }),
    reach: (exhibit) => {
      tap('.probe', { x: 0.8, y: 0.5 })(exhibit);
      unfold(exhibit);
    },
  },
];
