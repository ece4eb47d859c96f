import {
  type ActivityProjection,
  type Ages,
  hasYearsAhead,
  type LifeProjection,
} from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';
import { formatProjectedAge } from './format-projected-age.ts';
import { choosePlural, YEARS } from './plural.ts';

/** The words of the pie. Texts that the specification quotes are letter for letter. */
export const SHARE_MESSAGES = {
  title: 'Life Spent On Activities',
  freeTime: 'Free Time',
  center: (years: number) => choosePlural(years, YEARS),
  columns: { activity: 'Activity', share: 'Share' },
} as const;

/**
 * The pie in a sentence.
 * @param shares per cent of the life, in the order of the pie
 */
export function describeShares(
  format: Format,
  shares: readonly Pick<ActivityProjection, 'name' | 'percentage'>[],
): string {
  return `${shares.map(({ name, percentage }) => `${name} ${format.percent(percentage)}`).join(', ')}.`;
}

/** The key to the pie. */
export function explainShares(format: Format, ages: Ages & Pick<LifeProjection, 'spans'>): string {
  const by = formatProjectedAge(format, ages);
  const width =
    ages.spans.length > 1
      ? 'From birth in the middle outward, a slice’s width is its share of your time at each age.'
      : 'A slice’s width is its share of your time.';
  const so = `${width} Solid: years so far.`;
  const until = by === null ? so : `${so} Half-tone: up to age ${by}.`;
  return hasYearsAhead(ages) ? `${until} Pale: ${by === null ? 'years ahead' : 'after that'}.` : until;
}

/** One slice of the pie, as its tooltip says it. */
export function describeSlice(format: Format, percentage: number, years: number): string {
  return `${format.percent(percentage)} · ${format.decimal(years)} years`;
}

/** The years of an activity in one line. */
export function describeBar(
  format: Format,
  { yearsSoFar, yearsRemaining }: Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>,
  ages: Ages,
): string {
  const by = formatProjectedAge(format, ages);
  const years = `${format.decimal(yearsSoFar)} ${by === null ? 'so far' : `by ${by}`}`;
  return hasYearsAhead(ages) ? `${years} · ${format.decimal(yearsRemaining)} ahead` : years;
}
