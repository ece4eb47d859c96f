import { ESTIMATE_ERROR, LAST_ESTIMATED_AGE } from '../life/estimate-expected-age.ts';
import { LAST_TABLE_AGE, type Population } from '../life/life-table.ts';
import type { Format } from './format.ts';

/** The words around life tables. */
export const LIFE_TABLE_WORDS = {
  expectedAge: 'Life expectancy at your age',
  use: (years: string) => `Use ${years}`,
  undo: 'Undo: back to the figure before',
  loading: 'Looking up the life table…',
  missing: 'The life table could not be loaded just now; everything else on this page stands without it.',
  none: (place: string) => `There is no life table for ${place}.`,
  chances: {
    title: 'Your chances',
    hint: 'How many people of an age reach each later one, at the death rates of one year. Chances, not a date.',
    whose: 'Whose life table',
    populations: { everyone: 'Everyone', women: 'Women', men: 'Men' },
    noneBySex: (place: string) => `For ${place} there is no table for women or men alone.`,
    source: (source: string, year: number) => `Period life table, ${source}, year ${year}.`,
    ended: `The life table ends at ${LAST_TABLE_AGE}, so it has no chances to show beyond that.`,
    keys: 'Arrow keys move a year along the curve, Page keys ten.',
    reaching: (age: string) => `Age ${age}`,
    table: 'The same as a table',
    columns: { age: 'Age', share: 'Share who reach it' },
    quantiles: { threeInFour: '3 in 4', half: 'half', oneInFour: '1 in 4' },
  },
} as const;

const CHILD_UNTIL = 18;

/** @param age years; below 18 women and men are girls and boys */
function nameOf(population: Population, age: number): string {
  if (population === 'everyone') return 'people';
  if (age < CHILD_UNTIL) return population === 'women' ? 'girls' : 'boys';
  return population;
}

function nameWithAge(format: Format, population: Population, age: number): string {
  if (age > 0) return `${nameOf(population, age)} aged ${format.number(age)}`;
  return { everyone: 'newborns', women: 'newborn girls', men: 'newborn boys' }[population];
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface ExpectedAgeWords {
  readonly population: Population;
  readonly place: string;
  /** Completed age, years. */
  readonly age: number;
  /** The age that they live to on average, years. */
  readonly expected: number;
}

/** What a life table says of people of one age. */
export function describeExpectedAge(
  format: Format,
  { population, place, age, expected }: ExpectedAgeWords,
): string {
  const years = format.number(expected);
  if (age >= LAST_TABLE_AGE) {
    return `The life table of ${place} ends at ${LAST_TABLE_AGE}: ${nameOf(population, age)} who reach that age live to ${years} on average.`;
  }
  if (age === 0) {
    const child = { everyone: 'child', women: 'girl', men: 'boy' }[population];
    return `A ${child} in the first year of life in ${place} lives to ${years} on average.`;
  }
  return `${capitalize(nameOf(population, age))} aged ${format.number(age)} in ${place} live to ${years} on average.`;
}

/** What can be said from a life expectancy at birth alone. @param expected `null` where nothing can */
export function describeEstimate(
  format: Format,
  { age, lifeExpectancy, expected }: { age: number; lifeExpectancy: number; expected: number | null },
): string {
  if (expected === null) {
    return age > LAST_ESTIMATED_AGE
      ? `Without a country, what can be estimated of people of your age ends at ${LAST_ESTIMATED_AGE}.`
      : `No country has a life expectancy of ${format.number(lifeExpectancy)} years, so nothing can be estimated of people of your age.`;
  }
  return `As an estimate: where life expectancy at birth is ${format.number(lifeExpectancy)}, people aged ${format.number(age)} live to about ${format.number(expected)} on average. The estimate is ${format.number(ESTIMATE_ERROR.mean)} years off on average, and up to ${format.number(ESTIMATE_ERROR.most)}.`;
}

/** The ages that three in four, half and one in four reach; `null` where more of them reach the table's end. */
export interface Quantiles {
  readonly threeInFour: number | null;
  readonly half: number | null;
  readonly oneInFour: number | null;
}

/** An age as the chances name it: in whole years, unless that would be no later than the age they start from. */
export function describeQuantile(format: Format, from: number, age: number): string {
  const whole = Math.floor(age);
  return format.number(whole > from ? whole : Math.floor(age * 10) / 10);
}

/** Shares nearer to none or to all than this, 0 to 1, are said with a decimal. */
const NEARLY = 0.01;
/** The least share that is said as a figure. */
const LEAST = 0.001;

/** A point of the curve. @param share 0 to 1, of those aged `from` */
export function describeChance(format: Format, from: number, share: number): string {
  const those = `of those aged ${format.number(from)}`;
  if (share < LEAST) return `fewer than ${format.percent(LEAST * 100)} ${those}`;
  const exact = share < NEARLY || (share > 1 - NEARLY && share < 1);
  return `${exact ? format.percent(share * 100) : format.wholePercent(share * 100)} ${those}`;
}

interface ChancesWords extends Quantiles {
  readonly population: Population;
  readonly place: string;
  readonly from: number;
  /** Whether `from` is the slider's age rather than today's. */
  readonly moved: boolean;
}

/** The chances in a sentence. It says what groups of people reach, never when someone dies. */
export function describeChances(format: Format, chances: ChancesWords): string {
  const { population, place, from, moved } = chances;
  const who = moved
    ? `Of those who reach ${format.number(from)} in ${place}`
    : `Of ${nameWithAge(format, population, from)} in ${place}`;
  const parts: string[] = [];
  for (const quantile of ['threeInFour', 'half', 'oneInFour'] as const) {
    const age = chances[quantile];
    const share = LIFE_TABLE_WORDS.chances.quantiles[quantile];
    if (age === null) {
      parts.push(`more than ${share} reach ${LAST_TABLE_AGE}`);
      break;
    }
    parts.push(`${share} reach ${describeQuantile(format, from, age)}`);
  }
  return `${who}, ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}.`;
}
