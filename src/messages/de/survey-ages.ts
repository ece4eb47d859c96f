import type * as English from '../en/survey-ages.ts';
import type { Translated } from '../translated.ts';

export const describeSurveyAges: Translated<typeof English.describeSurveyAges> = (format, { from, to }) =>
  to === null ? `ab ${format.number(from)} Jahren` : `${format.number(from)} bis ${format.number(to)} Jahre`;
