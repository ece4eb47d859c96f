import type * as English from '../en/population-messages.ts';
import type { Translated } from '../translated.ts';

export const POPULATION_MESSAGES: Translated<typeof English.POPULATION_MESSAGES> = {
  title: '你在世人之中的位置',
  source: (source, year) => `${year}年分年龄人口（预测），改编自${source}（CC BY 3.0 IGO）。`,
  you: (format, age) => `你，${format.number(age)}岁`,
  columns: { age: '年龄', people: '人数', share: '占比' },
};

export const AGE_GROUPS: Translated<typeof English.AGE_GROUPS> = {
  closed: (format, first, last) => `${format.number(first)}至${format.number(last)}岁`,
  open: (format, first) => `${format.number(first)}岁及以上`,
};

type Places = Translated<typeof English.PLACES>;
type Format = Parameters<Places['worldwide']>[0];
type Younger = Parameters<Places['worldwide']>[1];
type Oldest = Parameters<Translated<typeof English.PLACES_OF_OLDEST>['worldwide']>[1];
type Silhouette = Parameters<Translated<typeof English.SILHOUETTES>['worldwide']>[1];
type Population = Younger['population'];

const ALL: Readonly<Record<Population, string>> = {
  everyone: '在世的人',
  women: '女性',
  men: '男性',
};
const COUNTED: Readonly<Record<Population, string>> = { everyone: '人', women: '名女性', men: '名男性' };
const POPULATIONS: Readonly<Record<Population, string>> = {
  everyone: '人口',
  women: '女性人口',
  men: '男性人口',
};

const TEN_THOUSAND = 1e4;
const HUNDRED_MILLION = 1e8;

function countPeople(format: Format, people: number): string {
  if (people >= HUNDRED_MILLION) return `${format.number(people / HUNDRED_MILLION)}亿`;
  return people >= TEN_THOUSAND ? `${format.number(people / TEN_THOUSAND)}万` : format.number(people);
}

export const describeCount: Translated<typeof English.describeCount> = (format, { people, isFewer }) =>
  isFewer ? `不到${countPeople(format, people)}` : countPeople(format, people);

export const SHARES: Translated<typeof English.SHARES> = {
  underOneIn100: '不到1%',
  underOneInTwenty: '不到5%',
  oneInTen: '大约一成',
  twoInTen: '大约两成',
  threeInTen: '大约三成',
  fourInTen: '大约四成',
  half: '大约一半',
  sixInTen: '大约六成',
  sevenInTen: '大约七成',
  eightInTen: '大约八成',
  nineInTen: '大约九成',
  overNineteenInTwenty: '95%以上',
  over99In100: '99%以上',
};

const countOf = (format: Format, count: Younger['younger'], population: Population) =>
  `${describeCount(format, count)}${COUNTED[population]}`;

function describeHere(format: Format, where: string, { population, share, peers }: Younger): string {
  const ofSameAge = peers ? `，有${countOf(format, peers, population)}与你的出生时间相差不到半年` : '';
  return `${where}${ALL[population]}中，${SHARES[share]}比你年轻${ofSameAge}。`;
}

const describeYounger = (format: Format, { population, younger }: Younger) =>
  `有${countOf(format, younger, population)}在你之后出生。`;

export const PLACES: Places = {
  inCountry: (format, place) =>
    `${describeHere(format, place.country, place)}放眼全世界，${SHARES[place.shareOfWorld]}比你年轻，${describeYounger(format, place)}`,
  worldwide: (format, place) =>
    `${describeHere(format, '全世界', place)}总共${describeYounger(format, place)}`,
};

function describeOldest(
  format: Format,
  where: string,
  { population, share, reached, lastAge }: Oldest,
): string {
  const age = `${format.number(lastAge)}岁`;
  const others = reached.isFewer
    ? `几乎没有别人活到${age}`
    : `只有${countOf(format, reached, population)}活到了${age}`;
  return `${where}${ALL[population]}中，${SHARES[share]}比你年轻：${others}。`;
}

export const PLACES_OF_OLDEST: Translated<typeof English.PLACES_OF_OLDEST> = {
  inCountry: (format, place) =>
    `${describeOldest(format, place.country, place)}全世界有${countOf(format, place.reachedInWorld, place.population)}活到了这个年龄。`,
  worldwide: (format, place) => describeOldest(format, '全世界', place),
};

const describeFilled = (format: Format, { share, age }: Silhouette) =>
  `填色的部分（${SHARES[share]}）比${format.number(age)}岁的你年轻。`;

export const SILHOUETTES: Translated<typeof English.SILHOUETTES> = {
  inCountry: (format, of) =>
    `${of.country}${POPULATIONS[of.population]}的年龄分布。${describeFilled(format, of)}`,
  worldwide: (format, of) => `全世界${POPULATIONS[of.population]}的年龄分布。${describeFilled(format, of)}`,
};
