import type * as English from '../en/survey-ages.ts';
import type { Translated } from '../translated.ts';

export const describeSurveyAges: Translated<typeof English.describeSurveyAges> = (format, { from, to }) =>
  to === null ? `${format.number(from)}歳以上` : `${format.number(from)}〜\u2060${format.number(to)}歳`;
