import { LAST_TABLE_AGE, type Population } from '../life/life-table.ts';
import type { Format } from './format.ts';
import { nameOf, nameWithAge } from './life-table-messages.ts';

/** The texts of the survival curve. */
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

/** The ages that three in four, half and one in four reach; `null` if more of them reach the end of the table. */
export interface Quantiles {
  readonly threeInFour: number | null;
  readonly half: number | null;
  readonly oneInFour: number | null;
}

/** Formats the age of a quantile in whole years, or in tenths if whole years would not be after `from`. */
export function describeQuantile(format: Format, from: number, age: number): string {
  const whole = Math.floor(age);
  return format.number(whole > from ? whole : Math.floor(age * 10) / 10);
}

/** Shares closer than this to 0 or 1 have a decimal. */
const NEARLY = 0.01;
/** The smallest share that is shown as a figure. */
const LEAST = 0.001;

interface SurvivalShare {
  readonly population: Population;
  /** Their present age, years. */
  readonly from: number;
  /** The share of them who survive, 0 to 1. */
  readonly share: number;
}

/** Describes a point of the survival curve. */
export function describeChance(format: Format, { population, from, share }: SurvivalShare): string {
  const who = nameWithAge(format, population, from);
  if (share < LEAST) return `fewer than ${format.percent(LEAST * 100)} of ${who}`;
  const exact = share < NEARLY || (share > 1 - NEARLY && share < 1);
  return `${exact ? format.percent(share * 100) : format.wholePercent(share * 100)} of ${who}`;
}

interface SurvivalSummary extends Quantiles {
  readonly population: Population;
  readonly place: string;
  readonly from: number;
  /** Whether `from` is the slider's age rather than today's. */
  readonly moved: boolean;
}

/** Describes the survival curve in a sentence about groups of people, never about one person's death. */
export function describeChances(format: Format, summary: SurvivalSummary): string {
  const { population, place, from, moved } = summary;
  const who = moved
    ? `Of ${nameOf(population, from)} who reach ${format.number(from)} in ${place}`
    : `Of ${nameWithAge(format, population, from)} in ${place}`;
  const parts: string[] = [];
  for (const quantile of ['threeInFour', 'half', 'oneInFour'] as const) {
    const age = summary[quantile];
    const share = SURVIVAL_MESSAGES.quantiles[quantile];
    if (age === null) {
      parts.push(`more than ${share} reach ${LAST_TABLE_AGE}`);
      break;
    }
    parts.push(`${share} reach ${describeQuantile(format, from, age)}`);
  }
  return `${who}, ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}.`;
}
