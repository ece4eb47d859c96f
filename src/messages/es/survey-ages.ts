import type * as English from '../en/survey-ages.ts';
import type { Translated } from '../translated.ts';

export const describeSurveyAges: Translated<typeof English.describeSurveyAges> = (format, { from, to }) =>
  to === null ? `${format.number(from)} años y más` : `de ${format.number(from)} a ${format.number(to)} años`;
