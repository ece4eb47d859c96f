import { nameOf, nameWithAge } from '#messages/people.ts';
import { LAST_TABLE_AGE } from '../life/last-table-age.ts';
import type { Population } from '../life/life-table.ts';
import type { Format } from '../messages/format.ts';
import { classifyPeople } from './classify-people.ts';

/** The texts of the survival curve. */
export const SURVIVAL_MESSAGES = {
  title: 'How many reach each age',
  hint: (year: number) => `At the death rates of ${year}. Odds for a group, not a prediction for you.`,
  whose: 'Show figures for',
  populations: { everyone: 'Everyone', women: 'Women', men: 'Men' },
  chosen: {
    everyone: 'Now with the figures for everyone, here and in the other sections about people of your age.',
    women: 'Now with the figures for women, here and in the other sections about people of your age.',
    men: 'Now with the figures for men, here and in the other sections about people of your age.',
  },
  outlook: ['If death rates', 'keep falling'],
  ended: `The life table ends at ${LAST_TABLE_AGE}, so there is nothing to show beyond that.`,
  keys: 'Arrow keys move by a year, Page Up and Page Down by ten.',
  reaching: (age: string) => `Age ${age}`,
  columns: { age: 'Age', share: 'Share who reach it', outlook: 'If death rates keep falling' },
  quantiles: { threeInFour: '3 in 4', half: 'half', oneInFour: '1 in 4' },
  quantilesInWords: { threeInFour: 'three in four', half: 'half', oneInFour: 'one in four' },
} as const;

/** The ages that three in four, half and one in four reach; `null` if more of them reach the end of the table. */
interface Quantiles {
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

/** Formats a share with a decimal if it is near 0 or 1. */
function formatShare(format: Format, share: number): string {
  if (share < LEAST) return `fewer than ${format.percent(LEAST * 100)}`;
  const exact = share < NEARLY || (share > 1 - NEARLY && share < 1);
  return exact ? format.percent(share * 100) : format.wholePercent(share * 100);
}

interface SurvivalShare {
  readonly population: Population;
  /** Their present age, years. */
  readonly from: number;
  /** The share of them who survive, 0 to 1. */
  readonly share: number;
  /** The same if death rates keep falling; `null` if that makes hardly any difference. */
  readonly outlook: number | null;
}

/** Describes a point of the survival curve. */
export function describeChance(format: Format, { population, from, share, outlook }: SurvivalShare): string {
  const chance = `${formatShare(format, share)} of ${nameWithAge(format, classifyPeople({ population, age: from }))}`;
  return outlook === null ? chance : `${chance}; ${formatShare(format, outlook)} if death rates keep falling`;
}

interface SurvivalSummary extends Quantiles {
  readonly population: Population;
  readonly place: string;
  readonly from: number;
  /** Whether `from` is the slider's age rather than today's. */
  readonly moved: boolean;
  /** The age that half of them reach if death rates keep falling, `null` if more reach the end of the table. */
  readonly outlookHalf?: number | null | undefined;
}

/** Describes the survival curve in a sentence about groups of people, never about one person's death. */
export function describeChances(format: Format, summary: SurvivalSummary): string {
  const { population, place, from, moved } = summary;
  const who = moved
    ? `Of ${nameOf(classifyPeople({ population, age: from }))} who reach ${format.number(from)} in ${place}`
    : `Of ${nameWithAge(format, classifyPeople({ population, age: from }))} in ${place}`;
  const parts: string[] = [];
  for (const quantile of ['threeInFour', 'half', 'oneInFour'] as const) {
    const age = summary[quantile];
    const share = SURVIVAL_MESSAGES.quantilesInWords[quantile];
    if (age === null) {
      parts.push(`more than ${share} reach ${LAST_TABLE_AGE}`);
      break;
    }
    parts.push(`${share} reach ${describeQuantile(format, from, age)}`);
  }
  const sentence = `${who}, ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}.`;
  return `${sentence}${describeOutlook(format, summary)}`;
}

/** What changes if death rates keep falling; nothing if that makes hardly any difference. */
function describeOutlook(format: Format, { from, outlookHalf }: SurvivalSummary): string {
  if (outlookHalf === undefined) return '';
  return outlookHalf === null
    ? ` If death rates keep falling, more than half reach ${LAST_TABLE_AGE}.`
    : ` If death rates keep falling, half reach ${describeQuantile(format, from, outlookHalf)}.`;
}
