import type { Format } from '../format.ts';

/** The ages of the people who took part in a survey, in years. */
export interface SurveyAges {
  readonly from: number;
  /** `null` for "and over". */
  readonly to: number | null;
}

/** @example describeSurveyAges(format, { from: 15, to: 64 }) // 'ages 15 to 64' */
export const describeSurveyAges = (format: Format, { from, to }: SurveyAges): string =>
  to === null
    ? `ages ${format.number(from)} and over`
    : `ages ${format.number(from)} to ${format.number(to)}`;
