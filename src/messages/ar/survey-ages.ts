import type * as English from '../en/survey-ages.ts';
import type { Translated } from '../translated.ts';

export const describeSurveyAges: Translated<typeof English.describeSurveyAges> = (format, { from, to }) =>
  to === null
    ? `في سن ${format.number(from)} فأكثر`
    : `من سن ${format.number(from)} إلى ${format.number(to)}`;
