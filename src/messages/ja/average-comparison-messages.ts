import type * as English from '../en/average-comparison-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';
import { describeSurveyAges } from './survey-ages.ts';

const COUNTED: Readonly<Record<English.Average['counted'], readonly string[]>> = {
  television: ['テレビ'],
  televisionAndRadio: ['テレビ・ラジオ'],
  televisionRadioAndNewspapers: ['テレビ・ラジオ・新聞'],
  sports: ['スポーツ'],
  sportsAndRecreation: ['スポーツ・運動・レクリエーション'],
  seeingFriends: ['友人と会う時間'],
  socializing: ['人付き合い'],
  housework: ['家事'],
  householdActivities: ['家の用事全般'],
  workAndCommuting: ['仕事と通勤'],
  asNamed: [],
};

const INCLUDED: Readonly<Record<English.Average['included'], readonly string[]>> = {
  naps: ['昼寝を含む'],
  peopleWithoutJob: ['仕事をしていない人を含む'],
  nothing: [],
};

/** @example '日本の平均（テレビ・ラジオ・新聞、15〜64歳、2021年）' */
function nameAverage(format: Format, place: string, average: English.Average): string {
  const { counted, included, year } = average;
  const about = [
    ...COUNTED[counted],
    describeSurveyAges(format, average),
    ...INCLUDED[included],
    `${year}年`,
  ];
  return `${place}の平均（${about.join('、')}）`;
}

const times = (average: string) => phrase({ other: `${average}の#倍です。` });
const same = (average: string) => `${average}とほぼ同じです。`;

export const OWN_AVERAGE: Translated<typeof English.OWN_AVERAGE> = {
  times: (format, figure, average) => times(nameAverage(format, average.place, average))(figure),
  same: (format, average) => same(nameAverage(format, average.place, average)),
};

export const AMERICAN_AVERAGE: Translated<typeof English.AMERICAN_AVERAGE> = {
  times: (format, figure, average) => times(nameAverage(format, 'アメリカ', average))(figure),
  same: (format, average) => same(nameAverage(format, 'アメリカ', average)),
};
