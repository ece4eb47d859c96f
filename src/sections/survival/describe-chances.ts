import { range } from 'd3-array';
import { CHANCES, LONG_LIVES, REACHED, REACHED_IN_OUTLOOK, SURVIVAL } from '#words/results.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import {
  ageReachedBy,
  expectedAge,
  LAST_TABLE_AGE,
  shareReaching,
  surviveFrom,
} from '../../life/life-table.ts';
import { roundToTenth } from '../../life/round.ts';
import type { CountryWithFacts, LifeModel } from '../../results/results-context.ts';
import { classifyPeople, type PeopleOfAge } from '../../words/classify-people.ts';
import type { Format } from '../../words/format.ts';
import { formatShare } from '../../words/format-share.ts';
import { joinSentences } from '../../words/join-sentences.ts';

/** Rounds the age of a quantile down to whole years, or to tenths if whole years would not be after `from`. */
function roundQuantile(from: number, age: number): number {
  const whole = Math.floor(age);
  return whole > from ? whole : Math.floor(age * 10) / 10;
}

export interface SurvivalPoint {
  /** Years. */
  readonly age: number;
  /** 0 to 1. */
  readonly share: number;
  /** The same if death rates keep falling; `null` if that makes hardly any difference. */
  readonly outlook: number | null;
}

export function describeChance(
  format: Format,
  peopleOfAge: Omit<PeopleOfAge, 'countryPhrase'>,
  point: Omit<SurvivalPoint, 'age'>,
): string {
  const people = classifyPeople(peopleOfAge);
  const share = formatShare(format, point.share);
  return point.outlook === null
    ? CHANCES.share(format, { people, share })
    : CHANCES.withOutlook(format, { people, share, outlook: formatShare(format, point.outlook) });
}

const SHARES = { threeInFour: 0.75, half: 0.5, oneInFour: 0.25 };

/** The ages that these shares of people reach; `null` if more of them reach the end of the table. */
type Quantiles = { readonly [Share in keyof typeof SHARES]: number | null };

interface SurvivalSummary extends PeopleOfAge, Quantiles {
  /** Whether their age is the slider's rather than today's. */
  readonly moved: boolean;
  /** The age that they reach on average, years. */
  readonly average: number;
  /** The age that half of them reach if death rates keep falling, `null` if more reach the end of the table. */
  readonly outlookHalf?: number | null | undefined;
}

/** Describes the survival curve in a sentence about groups of people, never about one person's death. */
export function describeChances(format: Format, summary: SurvivalSummary): string {
  const { age, half, outlookHalf } = summary;
  const average = roundToTenth(summary.average);
  const [reached, outlookReached] = [half, outlookHalf].map((years) =>
    typeof years === 'number' ? roundQuantile(age, years) : null,
  );
  return joinSentences(
    describeReached(format, summary),
    // Half of them reach a later age than the average: short lives pull that down.
    reached != null && reached > average && LONG_LIVES.half(format, { average }),
    outlookHalf === null && REACHED_IN_OUTLOOK.moreThanHalf(format, { age: LAST_TABLE_AGE }),
    // Not the same age again.
    outlookReached != null &&
      outlookReached !== reached &&
      REACHED_IN_OUTLOOK.half(format, { age: outlookReached }),
  );
}

function describeReached(format: Format, summary: SurvivalSummary): string {
  const { age, countryPhrase, moved } = summary;
  const group = { people: classifyPeople(summary), country: countryPhrase, moved, last: LAST_TABLE_AGE };
  if (summary.threeInFour === null) return REACHED.threeInFour(format, group);
  const threeInFour = roundQuantile(age, summary.threeInFour);
  if (summary.half === null) return REACHED.half(format, { ...group, threeInFour });
  const half = roundQuantile(age, summary.half);
  if (summary.oneInFour === null) return REACHED.oneInFour(format, { ...group, threeInFour, half });
  return REACHED.none(format, {
    ...group,
    threeInFour,
    half,
    oneInFour: roundQuantile(age, summary.oneInFour),
  });
}

/** Follows the people of the slider's age in a country by its life table, and says how many reach which ages. */
export function followPeople(
  format: Format,
  { shown, expected }: Pick<LifeModel, 'shown' | 'expected'>,
  { facts, population, countryPhrase }: CountryWithFacts,
  { projectedAge: from, moved }: Pick<LifeProjection, 'projectedAge' | 'moved'>,
) {
  const table = facts.lifeTables.tables[population];
  const survival = surviveFrom(table, from);
  // Of all who are of today's age, those who reach the slider's.
  const outlook = typeof expected?.cohort === 'number' ? surviveFrom(table, shown.life.age, 'cohort') : null;
  const pointAt = (age: number): SurvivalPoint => ({
    age,
    share: shareReaching(survival, age),
    outlook: outlook && shareReaching(outlook, age) / shareReaching(outlook, from),
  });
  const quantiles = {
    threeInFour: ageReachedBy(survival, SHARES.threeInFour),
    half: ageReachedBy(survival, SHARES.half),
    oneInFour: ageReachedBy(survival, SHARES.oneInFour),
  };
  return {
    /** At the slider's age, and then at whole ages. */
    points: [pointAt(from), ...range(Math.floor(from) + 1, LAST_TABLE_AGE + 1).map(pointAt)] as const,
    marks: (['threeInFour', 'half', 'oneInFour'] as const).flatMap((quantile) => {
      const age = quantiles[quantile];
      if (age === null) return [];
      const label = SURVIVAL.quantiles[quantile](format, { age: roundQuantile(from, age) });
      return [{ age, share: SHARES[quantile], label }];
    }),
    sentence: describeChances(format, {
      ...quantiles,
      population,
      countryPhrase,
      age: from,
      moved,
      average: expectedAge(survival),
      outlookHalf: outlook ? ageReachedBy(outlook, SHARES.half * shareReaching(outlook, from)) : undefined,
    }),
  };
}
