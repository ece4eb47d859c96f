import { CHANCES, LONG_LIVES, REACHED, REACHED_IN_OUTLOOK } from '#words/results.ts';
import { roundToStep } from '../../life/input-limits.ts';
import { LAST_TABLE_AGE } from '../../life/last-table-age.ts';
import type { Population } from '../../life/life-table.ts';
import { classifyPeople } from '../../words/classify-people.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';

/** Rounds the age of a quantile down to whole years, or to tenths if whole years would not be after `from`. */
export function roundQuantile(from: number, age: number): number {
  const whole = Math.floor(age);
  return whole > from ? whole : Math.floor(age * 10) / 10;
}

/** Shares closer than this to 0 or 1 have a decimal. */
const NEARLY = 0.01;
/** The smallest share that is shown as a figure. */
const LEAST = 0.001;

/** Formats a share with a decimal if it is near 0 or 1. */
export function formatShare(format: Format, share: number): string {
  if (share < LEAST) return CHANCES.fewerThan({ least: format.percent(LEAST * 100) });
  const exact = share < NEARLY || (share > 1 - NEARLY && share < 1);
  return exact ? format.percent(share * 100) : format.wholePercent(share * 100);
}

interface SurvivalShare {
  readonly population: Population;
  /** The present age of the people, years. */
  readonly from: number;
  /** The share of the people who survive, 0 to 1. */
  readonly share: number;
  /** The same if death rates keep falling; `null` if that makes hardly any difference. */
  readonly outlook: number | null;
}

/** Describes a point of the survival curve. */
export function describeChance(format: Format, { population, from, ...of }: SurvivalShare): string {
  const people = classifyPeople({ population, age: from });
  const share = formatShare(format, of.share);
  return of.outlook === null
    ? CHANCES.share(format, { people, share })
    : CHANCES.withOutlook(format, { people, share, outlook: formatShare(format, of.outlook) });
}

interface SurvivalSummary {
  readonly population: Population;
  readonly place: string;
  readonly from: number;
  /** Whether `from` is the slider's age rather than today's. */
  readonly moved: boolean;
  /** The ages that three in four, half and one in four reach; `null` if more of them reach the end of the table. */
  readonly threeInFour: number | null;
  readonly half: number | null;
  readonly oneInFour: number | null;
  /** The age that they reach on average, years. */
  readonly average: number;
  /** The age that half of them reach if death rates keep falling, `null` if more reach the end of the table. */
  readonly outlookHalf?: number | null | undefined;
}

/** Describes the survival curve in a sentence about groups of people, never about one person's death. */
export function describeChances(format: Format, summary: SurvivalSummary): string {
  const { from, half, outlookHalf } = summary;
  const average = roundToStep(summary.average);
  return joinSentences(
    describeReached(format, summary),
    // Half of them reach a later age than the average: short lives pull that down.
    half !== null && roundQuantile(from, half) > average && LONG_LIVES.half(format, { average }),
    outlookHalf === null && REACHED_IN_OUTLOOK.moreThanHalf(format, { age: LAST_TABLE_AGE }),
    typeof outlookHalf === 'number' &&
      REACHED_IN_OUTLOOK.half(format, { age: roundQuantile(from, outlookHalf) }),
  );
}

function describeReached(
  format: Format,
  { population, place, from, moved, ...quantiles }: SurvivalSummary,
): string {
  const group = { people: classifyPeople({ population, age: from }), place, moved };
  const last = LAST_TABLE_AGE;
  const round = (age: number) => roundQuantile(from, age);
  if (quantiles.threeInFour === null) return REACHED.threeInFour(format, { ...group, last });
  const threeInFour = round(quantiles.threeInFour);
  if (quantiles.half === null) return REACHED.half(format, { ...group, threeInFour, last });
  const half = round(quantiles.half);
  if (quantiles.oneInFour === null) return REACHED.oneInFour(format, { ...group, threeInFour, half, last });
  return REACHED.none(format, { ...group, threeInFour, half, oneInFour: round(quantiles.oneInFour) });
}
