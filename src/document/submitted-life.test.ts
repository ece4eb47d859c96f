import { describe, expect, test } from 'vitest';
import { AT_36, SEEN_ON, submittedLife } from '../../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, shownJapan } from '../../tests/fixtures/places.ts';
import type { Population } from '../life/life-table.ts';
import type { ExpectancyChoice } from './draft.ts';
import {
  chooseLife,
  enteredExpectancy,
  expectancyAtBirth,
  type ShownLife,
  type SubmittedLife,
} from './submitted-life.ts';

const LIFE_TABLES = shownJapan().facts?.lifeTables ?? null;
const IN_JAPAN: SubmittedLife = {
  ...submittedLife(AT_36),
  country: JAPAN,
  atBirth: expectancyAtBirth(JAPAN_FIGURE),
};
const CHOICE = { basis: 'birth', population: 'everyone', lifeTables: LIFE_TABLES } as const;
const on = (year: number, month: number, day: number) => ({ ...CHOICE, today: { year, month, day } });

describe('A submitted life', () => {
  test('is as old as it is today: 36 until the day before a birthday, 37 on the birthday', () => {
    const before = chooseLife(IN_JAPAN, on(2026, 11, 20)).shown;
    const after = chooseLife(IN_JAPAN, on(2026, 11, 21)).shown;
    expect([before.life.age, after.life.age]).toEqual([36, 37]);
    // 37 years have 13,514 days.
    expect([before.life.weeksLived, after.life.weeksLived]).toEqual([1930, 1930]);
    expect(after.dates?.asOf).toEqual({ year: 2026, month: 11, day: 21 });
  });

  test('began yesterday if the clock of the device was put back to a day before', () => {
    const { life, dates } = chooseLife(IN_JAPAN, on(1980, 1, 1)).shown;
    expect([life.age, life.weeksLived, dates?.asOf]).toEqual([0, 0, { year: 1989, month: 11, day: 22 }]);
  });
});

/** Life expectancies of each origin. */
const ORIGINS = {
  figure: { country: JAPAN, atBirth: expectancyAtBirth({ ...JAPAN_FIGURE, lifeExpectancy: 84.04 }) },
  entered: { country: JAPAN, atBirth: enteredExpectancy(90.25) },
  alone: { country: null, atBirth: enteredExpectancy(76) },
};
type Origin = keyof typeof ORIGINS;

function show(origin: Origin, age: number, choice: ExpectancyChoice): ShownLife {
  const birthdate = { ...SEEN_ON, year: SEEN_ON.year - age };
  const submitted = { ...submittedLife({ ...AT_36, birthdate }), ...ORIGINS[origin] };
  return chooseLife(submitted, { ...choice, today: SEEN_ON, lifeTables: submitted.country && LIFE_TABLES })
    .shown;
}

const tell = ({ expectancy }: ShownLife) =>
  expectancy.kind === 'table' ? `${expectancy.years} ${expectancy.outlook}` : String(expectancy.years);

test.each<[Origin, number, Population, string[]]>([
  ['figure', 0, 'everyone', ['84', '84', '92.7 cohort']],
  ['figure', 0, 'women', ['84', '87.2 period', '96 cohort']],
  ['figure', 0, 'men', ['84', '81 period', '89.6 cohort']],
  ['figure', 36, 'everyone', ['84', '84.7 period', '90 cohort']],
  ['figure', 36, 'women', ['84', '87.7 period', '93.5 cohort']],
  ['figure', 36, 'men', ['84', '81.8 period', '86.7 cohort']],
  // Falling death rates make hardly any difference then.
  ['figure', 84, 'everyone', ['84', '92 period', '92 period']],
  ['figure', 84, 'women', ['84', '92.9 period', '92.9 period']],
  ['figure', 84, 'men', ['84', '90.7 period', '90.7 period']],
  ['figure', 100, 'women', ['84', '102.2 period', '102.2 period']],
  // Beyond the table.
  ['figure', 101, 'women', ['84', '84', '84']],
  ['entered', 0, 'everyone', ['90.3', '84 period', '92.7 cohort']],
  ['entered', 36, 'women', ['90.3', '87.7 period', '93.5 cohort']],
  ['entered', 84, 'men', ['90.3', '90.7 period', '90.7 period']],
  ['entered', 101, 'everyone', ['90.3', '90.3', '90.3']],
  ['alone', 0, 'women', ['76', '76', '76']],
  ['alone', 36, 'everyone', ['76', '76', '76']],
  ['alone', 84, 'men', ['76', '76', '76']],
])(
  'The life expectancy that counts (%s, at %d, of %s) is that at birth, or of a table by either outlook',
  (origin, age, population, told) => {
    const lives = (['birth', 'period', 'cohort'] as const).map((basis) =>
      show(origin, age, { basis, population }),
    );
    expect(lives.map(tell)).toEqual(told);
    const { atBirth } = ORIGINS[origin];
    for (const { expectancy, life } of lives) {
      expect(life.lifeExpectancy).toBe(expectancy.years);
      if (expectancy.kind === 'table')
        expect(expectancy).toMatchObject({ atBirth, population, tableYear: 2024 });
      else expect(expectancy).toEqual(atBirth);
    }
  },
);

test('The life expectancy at birth counts until the life tables are known', () => {
  const { shown, expected } = chooseLife(IN_JAPAN, { ...on(2026, 3, 1), basis: 'cohort', lifeTables: null });
  expect([shown.expectancy, shown.life.lifeExpectancy, expected]).toEqual([IN_JAPAN.atBirth, 84, null]);
});

test('A life of a link stays as old as it was, with the life expectancy that it was made with', () => {
  const ages = { age: 42, weeksLived: 2191, presentWeek: 2184 };
  const table = { kind: 'table', years: 90, outlook: 'cohort', population: 'men', tableYear: 2024 } as const;
  const linked: SubmittedLife = { ...IN_JAPAN, time: { kind: 'linked', ...ages, table } };
  const { shown } = chooseLife(linked, { ...on(2050, 1, 1), basis: 'birth', population: 'women' });
  expect(shown).toMatchObject({
    life: { ...ages, lifeExpectancy: 90 },
    dates: null,
    expectancy: { ...table, atBirth: IN_JAPAN.atBirth },
  });
});
