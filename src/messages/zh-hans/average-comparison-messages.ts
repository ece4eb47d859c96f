import type * as English from '../en/average-comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';
import { describeSurveyAges } from './survey-ages.ts';

type Sentences = Translated<typeof English.OWN_AVERAGE>;
type Average = Parameters<Sentences['same']>[1];

const COUNTED: Readonly<Record<Average['counted'], string>> = {
  television: '看电视',
  televisionAndRadio: '看电视和听广播',
  televisionRadioAndNewspapers: '看电视、听广播和读报',
  sports: '体育运动',
  sportsAndRecreation: '体育、健身和休闲运动',
  seeingFriends: '与朋友相聚',
  socializing: '社交',
  housework: '家务',
  householdActivities: '家庭事务',
  workAndCommuting: '工作和通勤',
  asNamed: '',
};

const INCLUDED: Readonly<Record<Average['included'], string>> = {
  naps: '，含小睡',
  peopleWithoutJob: '，无论有无工作',
  nothing: '',
};

const people: Sentences['same'] = (format, average) =>
  `（${describeSurveyAges(format, average)}${INCLUDED[average.included]}，${average.year}年）`;

const sentencesOf = (placeOf: (average: Average) => string): Sentences => ({
  times: (format, figure, average) =>
    phrase({
      other: `是${placeOf(average)}${COUNTED[average.counted]}平均时间的#倍${people(format, average)}。`,
    })(figure),
  same: (format, average) =>
    `大致等于${placeOf(average)}${COUNTED[average.counted]}平均时间${people(format, average)}。`,
});

export const OWN_AVERAGE: Sentences = sentencesOf(({ place }) => place);

export const AMERICAN_AVERAGE: Translated<typeof English.AMERICAN_AVERAGE> = sentencesOf(() => '美国');
