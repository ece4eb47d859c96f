import type * as English from '../en/survey-ages.ts';
import type { Translated } from '../translated.ts';
import { years } from './units.ts';

export const describeSurveyAges: Translated<typeof English.describeSurveyAges> = (format, { from, to }) =>
  to === null ? `${years(format, from)} ou mais` : `de ${format.number(from)} a ${years(format, to)}`;
