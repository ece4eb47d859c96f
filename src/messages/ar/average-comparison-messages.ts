import type * as English from '../en/average-comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';
import { describeSurveyAges } from './survey-ages.ts';
import { timesOf } from './times.ts';

type Average = English.Average;

const COUNTED: Readonly<Record<Average['counted'], string>> = {
  television: ' لمشاهدة التلفزيون',
  televisionAndRadio: ' للتلفزيون والراديو',
  televisionRadioAndNewspapers: ' للتلفزيون والراديو والصحف',
  sports: ' للرياضة',
  sportsAndRecreation: ' للرياضة والتمارين والأنشطة الترويحية',
  seeingFriends: ' للقاء الأصدقاء',
  socializing: ' للأنشطة الاجتماعية',
  housework: ' للأعمال المنزلية',
  householdActivities: ' لشؤون المنزل',
  workAndCommuting: ' للعمل والتنقل إليه',
  asNamed: '',
};

const INCLUDED: Readonly<Record<Average['included'], string>> = {
  naps: '، مع القيلولة',
  peopleWithoutJob: '، بعمل أو من دون عمل',
  nothing: '',
};

type Format = Parameters<typeof English.OWN_AVERAGE.same>[0];

const averageIn = (format: Format, place: string, average: Average) =>
  `المتوسط${COUNTED[average.counted]} في ${place} (${describeSurveyAges(format, average)}${INCLUDED[average.included]}، ${leftToRight(average.year)})`;

const AMERICA = 'الولايات المتحدة';

export const OWN_AVERAGE: Translated<typeof English.OWN_AVERAGE> = {
  times: (format, figure, average) => timesOf(averageIn(format, average.place, average))(figure),
  same: (format, average) => `ساعاتك قريبة من ${averageIn(format, average.place, average)}.`,
};

export const AMERICAN_AVERAGE: Translated<typeof English.AMERICAN_AVERAGE> = {
  times: (format, figure, average) => timesOf(averageIn(format, AMERICA, average))(figure),
  same: (format, average) => `ساعاتك قريبة من ${averageIn(format, AMERICA, average)}.`,
};
