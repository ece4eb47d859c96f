import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InResults, sampleOfAge } from '../../gallery/in-results.tsx';
import { lifeTableOf } from '../../tests/fixtures/life-tables.ts';
import { shownJapan } from '../../tests/fixtures/places.ts';
import { NO_LIFE_EVENTS, type Person } from '../life/life-events.ts';
import { findTimeTogether } from '../life/time-together.ts';
import { type PeopleFigures, usePeopleFigures } from './use-people-figures.ts';

const MOTHER: Person = {
  id: 'mother',
  name: 'Mom',
  birthYear: 1962,
  diedIn: null,
  daysPerYear: 12,
  since: null,
  livedTogether: { until: 2008 },
};
const EVENTS = { ...NO_LIFE_EVENTS, people: [MOTHER] };
const SAMPLE = sampleOfAge(36);
const { dates } = SAMPLE.shown;

function findFigures(
  population: 'everyone' | 'women' | 'men' = 'everyone',
  basis: 'birth' | 'cohort' = 'birth',
  events = EVENTS,
): PeopleFigures {
  const found: PeopleFigures[] = [];
  function Probe() {
    found.push(usePeopleFigures());
    return null;
  }
  renderToStaticMarkup(
    <InResults sample={SAMPLE} basis={basis} model={{ shownCountry: shownJapan({ population }), events }}>
      <Probe />
    </InResults>,
  );
  const [figures] = found;
  if (!figures) throw new Error('Nothing was rendered');
  return figures;
}

test.each([
  ['everyone', 'birth', 'period'],
  ['women', 'birth', 'period'],
  ['men', 'cohort', 'cohort'],
] as const)(
  'the time with a person is by the life table of %s and the life expectancy %s',
  (population, basis, outlook) => {
    if (!dates) throw new Error('The sample has no dates');
    const own = lifeTableOf(`JPN, ${population}`);
    const expected = findTimeTogether(MOTHER, dates, { own, theirs: lifeTableOf('JPN, everyone'), outlook });
    const { status, people } = findFigures(population, basis);
    expect(status).toBe('known');
    expect(people[0]?.figures).toMatchObject({
      time: { ...expected, bothAlive: expect.any(Function), sharedWithin: expect.any(Function) },
      age: 64,
      tables: { population, outlook, year: 2024 },
    });
  },
);

test('a child at home is counted until 18, and what is saved stays as it is', () => {
  const child: Person = { ...MOTHER, birthYear: 2019, daysPerYear: 0, livedTogether: { until: null } };
  const [found] = findFigures('everyone', 'birth', { ...NO_LIFE_EVENTS, people: [child] }).people;
  expect(found?.person).toBe(child);
  expect(found?.figures?.person).toMatchObject({ livedTogether: { until: 2037 }, daysPerYear: 12 });
  const { yearsApart = 0, yearsAhead = 0, daysAhead = 0 } = found?.figures?.time ?? {};
  expect(yearsApart).toBeGreaterThan(30);
  expect(daysAhead).toBeCloseTo(yearsApart * 12 + (yearsAhead - yearsApart) * 365, 6);
});
