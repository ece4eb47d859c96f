import { LAST_TABLE_AGE, type Population } from '../life/life-table.ts';
import type { Format } from './format.ts';
import { nameOf, nameWithAge } from './life-table-messages.ts';

/** The words of the chances. */
export const SURVIVAL_MESSAGES = {
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
} as const;

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

interface ChanceWords {
  readonly population: Population;
  /** The age they start from, years. */
  readonly from: number;
  /** Of them, 0 to 1. */
  readonly share: number;
}

/** A point of the curve. */
export function describeChance(format: Format, { population, from, share }: ChanceWords): string {
  const who = nameWithAge(format, population, from);
  if (share < LEAST) return `fewer than ${format.percent(LEAST * 100)} of ${who}`;
  const exact = share < NEARLY || (share > 1 - NEARLY && share < 1);
  return `${exact ? format.percent(share * 100) : format.wholePercent(share * 100)} of ${who}`;
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
    ? `Of ${nameOf(population, from)} who reach ${format.number(from)} in ${place}`
    : `Of ${nameWithAge(format, population, from)} in ${place}`;
  const parts: string[] = [];
  for (const quantile of ['threeInFour', 'half', 'oneInFour'] as const) {
    const age = chances[quantile];
    const share = SURVIVAL_MESSAGES.quantiles[quantile];
    if (age === null) {
      parts.push(`more than ${share} reach ${LAST_TABLE_AGE}`);
      break;
    }
    parts.push(`${share} reach ${describeQuantile(format, from, age)}`);
  }
  return `${who}, ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}.`;
}
