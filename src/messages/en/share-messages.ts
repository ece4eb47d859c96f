import type { Format } from '../format.ts';
import { plural } from './plural.ts';
import { decimalYears } from './units.ts';

/** The words of the pie. Texts that the specification quotes are letter for letter. */
export const SHARE_MESSAGES = {
  title: 'Life Spent On Activities',
  /** Below the figure in the middle. */
  center: plural({ one: 'year', other: 'years' }),
  columns: { activity: 'Activity', share: 'Share' },
  /** One slice. @param share as written */
  slice: (format: Format, share: string, years: number) => `${share} · ${decimalYears(format, years)}`,
  /** One slice in the key of the image. @param share as written @param years a line of `SHARE_YEARS` */
  inKey: (share: string, years: string) => `${share} · ${years}`,
} as const;

/** The key to the pie, in sentences. */
export const SHARE_KEY = {
  alike: 'A slice’s width is its share of your time.',
  divided: 'From birth in the middle outward, a slice’s width is its share of your time at each age.',
  lived: 'Solid: years so far.',
  until: (format: Format, age: number) => `Half-tone: up to age ${format.number(age)}.`,
  ahead: 'Pale: years ahead.',
  after: 'Pale: after that.',
} as const;

interface Years {
  readonly soFar: number;
  /** The slider's age; `null` for today. */
  readonly by: number | null;
}

const soFar = (format: Format, { soFar: years, by }: Years) =>
  `${format.decimal(years)} ${by === null ? 'so far' : `by ${format.number(by)}`}`;

/** The years of an activity in one line of the image, with those ahead where they are shown. */
export const SHARE_YEARS = {
  soFar,
  soFarAndAhead: (format: Format, { ahead, ...years }: Years & { readonly ahead: number }) =>
    `${soFar(format, years)} · ${format.decimal(ahead)} ahead`,
} as const;
