import { AT_AGE, CHOICES, ESTIMATES, HEADLINE_FIGURES, OUTLOOK, RESULTS } from '#words/results.ts';
import { hasSchedules } from '../../life/activity.ts';
import { ADULT_FROM } from '../../life/calendar-date.ts';
import { ESTIMATED_AGES, estimateExpectedAge } from '../../life/estimate-expected-age.ts';
import type { Life } from '../../life/life.ts';
import type { Choice, ExpectedAges, Interval } from '../../life/life-expectancies.ts';
import { LAST_TABLE_AGE } from '../../life/life-table.ts';
import { roundToTenth } from '../../life/round.ts';
import { classifyInTable, classifyPeople, type PeopleOfAge } from '../../words/classify-people.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { LifeExpectancy } from '../../world/life-expectancy.ts';

/**
 * The label of a life expectancy that the results can use.
 * @param entered whether the visitor entered that at birth
 */
export function labelChoice(
  format: Format,
  { basis, lifeExpectancy: age }: Choice,
  { entered, ...people }: Pick<PeopleOfAge, 'population' | 'age'> & { readonly entered: boolean },
): string {
  if (basis === 'cohort') return CHOICES.cohort(format, { age });
  if (basis === 'birth') return CHOICES[entered ? 'entered' : 'birth'](format, { age });
  return CHOICES.period(format, { age, people: classifyPeople(people) });
}

interface AtAge {
  readonly people: PeopleOfAge;
  readonly year: number;
  /** The age that the people reach on average, years, rounded to a tenth. */
  readonly expected: number;
  /** The country's at birth, with its calendar year; `null` if the visitor entered one. */
  readonly average: Pick<LifeExpectancy, 'lifeExpectancy' | 'year'> | null;
}

/** Describes what a period life table says of people of one age, and how that differs from life expectancy at birth. */
export function describeAtAge(format: Format, { people, year, expected, average }: AtAge): string {
  const { population, countryPhrase, age } = people;
  const known = { people: classifyInTable(people), country: countryPhrase, expected, year };
  const isForEveryone = population === 'everyone';
  // Nobody has died before birth, and a figure of another year is of other death rates.
  if (!average || age === 0 || average.year !== year) return AT_AGE.alone(format, known);
  // As the two are shown. Life expectancy at birth is for women and men together.
  const more = roundToTenth(expected - roundToTenth(average.lifeExpectancy));
  // Nobody who has lived longer is expected to die earlier: two sources differ then.
  if (more < 0 && isForEveryone) return AT_AGE.alone(format, known);
  const compare = AT_AGE[more === 0 ? 'same' : more > 0 ? 'more' : 'less'];
  return compare(format, {
    ...known,
    averageDifference: Math.abs(more),
    atBirth: AT_AGE.atBirth({
      averageCounts: isForEveryone ? (more > 0 ? 'thoseWhoDiedYounger' : null) : 'bothSexes',
    }),
  });
}

/** Describes a figure that is already in the headline. @param expected years @param year of the period table */
export function describeHeadlineFigure(
  format: Format,
  { age, expected, year }: { readonly age: number; readonly expected: number; readonly year: number },
): string {
  const describe = age > LAST_TABLE_AGE ? HEADLINE_FIGURES.ofLastAge : HEADLINE_FIGURES.ofAge;
  return describe(format, { expected, year, lastAge: LAST_TABLE_AGE });
}

/**
 * Describes the age that people are expected to reach if death rates keep falling.
 * @param year in which they are of that age: the first one of the table
 */
export function describeCohort(
  format: Format,
  people: PeopleOfAge,
  {
    cohort,
    interval,
    year,
  }: Pick<ExpectedAges, 'cohort'> & { readonly interval: Interval | null; readonly year: number },
): string {
  if (cohort === null) return OUTLOOK.noChange;
  const projection = {
    people: classifyPeople(people),
    country: people.countryPhrase,
    expected: cohort,
    year,
  };
  if (!interval) return OUTLOOK.figure(format, projection);
  const [low, high] = [Math.round(interval.low), Math.round(interval.high)];
  return OUTLOOK.withInterval(format, { ...projection, low, high });
}

/** Describes the estimate from a life expectancy at birth alone, or says why there is none. */
export function describeEstimate(
  format: Format,
  { age, lifeExpectancy }: Pick<Life, 'age' | 'lifeExpectancy'>,
): string {
  const estimate = estimateExpectedAge(lifeExpectancy, age);
  if (estimate) {
    const { expectedAge, ...errors } = estimate;
    return joinSentences(
      ESTIMATES.estimate(format, { age, lifeExpectancy, expected: Math.round(expectedAge) }),
      ESTIMATES.error(format, errors),
    );
  }
  const { first, last } = ESTIMATED_AGES;
  return age < first || age > last
    ? ESTIMATES.outsideAges(format, { first, last })
    : ESTIMATES.noCountry(format, { lifeExpectancy });
}

export function explainCounting({ activities, age }: Pick<Life, 'activities' | 'age'>): string {
  if (hasSchedules(activities)) return RESULTS.counting.scheduled;
  return RESULTS.counting[age < ADULT_FROM ? 'alikeUnderAge' : 'alike'];
}
