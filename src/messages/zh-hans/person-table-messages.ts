import type * as English from '../en/person-table-messages.ts';
import type { Translated } from '../translated.ts';
import { nameWithAge } from './people.ts';
import { days } from './units.ts';

export const PERSON_TABLE_MESSAGES: Translated<typeof English.PERSON_TABLE_MESSAGES> = {
  columns: {
    person: '亲友',
    daysBehind: '至今天数',
    daysAhead: '未来天数',
    share: '至今占比',
    yearsAhead: '两人共同的未来年数',
  },
};

export const DAY_DOTS: Translated<typeof English.DAY_DOTS> = {
  key: (format, daysPerDot) => `每个点代表相处${days(format, daysPerDot)}：大点是至今，小点是未来。`,
  description: (format, { daysPerDot, behind, ahead }) =>
    `至今${format.number(behind)}个点，未来${format.number(ahead)}个点，每个点代表相处${days(format, daysPerDot)}。`,
};

type Basis = Translated<typeof English.BASIS_MESSAGES>;
type Format = Parameters<Basis['whose']>[0];
type TablePeople = Parameters<Basis['whose']>[1]['own'];

const inPlace = (format: Format, { people, place }: TablePeople) => `${place}${nameWithAge(format, people)}`;

const sinceWhen = (since: number | null) =>
  since === null ? '从你们中较年轻的一位出生起' : `从${since}年起`;

const explainDays = (counted: string) =>
  `至今的天数按你输入的计算：${counted}。你输入的年份，从那一年的今天这个日期算起。`;

export const BASIS_MESSAGES: Basis = {
  whose: (format, { name, theirs, own }) =>
    `${name}的数据：${inPlace(format, theirs)}。你的数据：${inPlace(format, own)}。`,
  whoseAgeInYear: (format, { name, theirs, own }, year) =>
    `${name}的数据：${inPlace(format, theirs)}（${year}年达到的年龄）。你的数据：${inPlace(format, own)}。`,
  lastTableAge: (format, age) =>
    `生命表到${format.number(age)}岁为止，所以年龄更大的人按${format.number(age)}岁计算。`,
  days: (format, { daysPerYear, since }) =>
    explainDays(`${sinceWhen(since)}，每年${days(format, daysPerYear)}`),
  daysChanged: (format, { daysPerYear, since, until, daysLater }) =>
    explainDays(
      `${sinceWhen(since)}到${until}年，每年${days(format, daysPerYear)}，此后每年${days(format, daysLater)}`,
    ),
  average:
    '未来的天数，是许多对与你们两人情况相似的人的平均值，只计算两人都在世的时间，并假定一人的寿命长短与另一人无关。',
  cohort: '与你的其他结果一样，这里假定人们在未来会像联合国预计的那样更长寿。',
  period: (year) => `这里假定${year}年的死亡率保持不变。`,
};
