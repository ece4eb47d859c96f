import type { ActivityProjection } from '../life/life-projection.ts';
import type { Format } from './format.ts';
import { choosePlural, YEARS } from './plural.ts';

/** The words of the pie. Texts that the specification quotes are letter for letter. */
export const SHARE_MESSAGES = {
  title: 'Life Spent On Activities',
  hint: 'A slice’s width is its share of your time. Solid: years so far. Pale: years ahead.',
  hintMoved: (age: string) =>
    `A slice’s width is its share of your time. Solid: years so far. Half-tone: up to age ${age}. Pale: after that.`,
  freeTime: 'Free Time',
  center: (years: number) => choosePlural(years, YEARS),
  columns: { activity: 'Activity', share: 'Share' },
} as const;

/**
 * The pie in a sentence.
 * @param shares per cent of the day, in the order of the pie
 */
export function describeShares(
  format: Format,
  shares: readonly Pick<ActivityProjection, 'name' | 'percentage'>[],
): string {
  return `${shares.map(({ name, percentage }) => `${name} ${format.percent(percentage)}`).join(', ')}.`;
}

/** One slice of the pie, as its tooltip says it. */
export function describeSlice(format: Format, percentage: number, years: number): string {
  return `${format.percent(percentage)} · ${format.decimal(years)} years`;
}

/**
 * The years of an activity in one line.
 * @param by the slider's age, as written; `null` when it is not moved
 */
export function describeBar(format: Format, soFar: number, ahead: number, by: string | null): string {
  const until = by === null ? 'so far' : `by ${by}`;
  return `${format.decimal(soFar)} ${until} · ${format.decimal(ahead)} ahead`;
}
