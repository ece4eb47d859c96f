import type * as English from '../en/survey-ages.ts';
import type { Translated } from '../translated.ts';

export const describeSurveyAges: Translated<typeof English.describeSurveyAges> = (format, { from, to }) =>
  to === null ? `${format.number(from)}岁及以上` : `${format.number(from)}至${format.number(to)}岁`;
