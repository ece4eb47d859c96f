import { CHANCES } from '#words/results.ts';
import type { Format } from './format.ts';

/** Shares closer than this to 0 or 1 have a decimal. */
const NEARLY = 0.01;
/** The smallest share that is shown as a figure. */
const LEAST = 0.001;

/** Formats a share of people with one decimal. @param share 0 to 1 */
export const formatInTenths = (format: Format, share: number): string =>
  share < LEAST ? CHANCES.fewerThan({ least: format.percent(LEAST * 100) }) : format.percent(share * 100);

/** Formats a share of people with a decimal if it is near 0 or 1. */
export function formatShare(format: Format, share: number): string {
  const exact = share < NEARLY || (share > 1 - NEARLY && share < 1);
  return exact ? formatInTenths(format, share) : format.wholePercent(share * 100);
}
