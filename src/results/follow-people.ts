import type { LifeProjection } from '../life/life-projection.ts';
import { ageReachedBy, expectedAge, shareReaching, surviveFrom } from '../life/life-table.ts';
import { describeChances } from './describe-chances.ts';
import type { CountryWithFacts, ResultsModel } from './results-context.ts';

export const SHARES = { threeInFour: 0.75, half: 0.5, oneInFour: 0.25 } as const;

/** Follows the people of the slider's age in a country by its life table, and says how many reach which ages. */
export function followPeople(
  { shown, expected, format }: Pick<ResultsModel, 'shown' | 'expected' | 'format'>,
  { facts, population, countryPhrase }: CountryWithFacts,
  { projectedAge: from, moved }: Pick<LifeProjection, 'projectedAge' | 'moved'>,
) {
  const table = facts.lifeTables.tables[population];
  const survival = surviveFrom(table, from);
  // Of all who are of today's age, those who reach the slider's.
  const outlook = typeof expected?.cohort === 'number' ? surviveFrom(table, shown.life.age, 'cohort') : null;
  const quantiles = {
    threeInFour: ageReachedBy(survival, SHARES.threeInFour),
    half: ageReachedBy(survival, SHARES.half),
    oneInFour: ageReachedBy(survival, SHARES.oneInFour),
  };
  const sentence = describeChances(format, {
    ...quantiles,
    population,
    countryPhrase,
    age: from,
    moved,
    average: expectedAge(survival),
    outlookHalf: outlook ? ageReachedBy(outlook, SHARES.half * shareReaching(outlook, from)) : undefined,
  });
  return { survival, outlook, quantiles, sentence };
}
