import type { Population } from '../../life/life-table.ts';
import type * as English from '../en/population-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';

export const POPULATION_MESSAGES: Translated<typeof English.POPULATION_MESSAGES> = {
  title: 'いま生きている人たちのなかのあなた',
  source: (source, year) => `${year}年の年齢別人口（将来推計）。${source}（CC BY 3.0 IGO）をもとに作成。`,
  you: (format, age) => `あなた、${format.number(age)}歳`,
  columns: { age: '年齢', people: '人数', share: '割合' },
};

export const AGE_GROUPS: Translated<typeof English.AGE_GROUPS> = {
  closed: (format, first, last) => `${format.number(first)}〜\u2060${format.number(last)}歳`,
  open: (format, first) => `${format.number(first)}歳以上`,
};

const PEOPLE: Readonly<Record<Population, string>> = { everyone: '人', women: '女性', men: '男性' };
const WORLD = '世界';

const TEN_THOUSAND = 1e4;
const HUNDRED_MILLION = 1e8;

function countPeople(format: Format, people: number): string {
  if (people >= HUNDRED_MILLION) return `${format.number(people / HUNDRED_MILLION)}億人`;
  return people >= TEN_THOUSAND
    ? `${format.number(people / TEN_THOUSAND)}万人`
    : `${format.number(people)}人`;
}

export const describeCount: Translated<typeof English.describeCount> = (format, { people, isFewer }) =>
  isFewer ? `${countPeople(format, people)}未満` : countPeople(format, people);

export const SHARES: Translated<typeof English.SHARES> = {
  underOneIn100: '1%未満',
  underOneInTwenty: '5%未満',
  oneInTen: '約1割',
  twoInTen: '約2割',
  threeInTen: '約3割',
  fourInTen: '約4割',
  half: '約半数',
  sixInTen: '約6割',
  sevenInTen: '約7割',
  eightInTen: '約8割',
  nineInTen: '約9割',
  overNineteenInTwenty: '95%超',
  over99In100: '99%超',
};

/** @example '日本に暮らす女性' */
const peopleIn = (place: string, population: Population) => `${place}に暮らす${PEOPLE[population]}`;

function describeHere(format: Format, place: string, { population, share, peers }: English.Younger): string {
  const younger = `${peopleIn(place, population)}のうち、${SHARES[share]}があなたより年下です。`;
  const near = peers && describeCount(format, peers);
  return near ? `${younger}生まれた日の差が半年以内の${PEOPLE[population]}は${near}です。` : younger;
}

export const PLACES: Translated<typeof English.PLACES> = {
  inCountry: (format, place) =>
    `${describeHere(format, place.country, place)}世界全体では${SHARES[place.shareOfWorld]}が年下で、あなたよりあとに生まれた${PEOPLE[place.population]}は${describeCount(format, place.younger)}です。`,
  worldwide: (format, place) =>
    `${describeHere(format, WORLD, place)}あなたよりあとに生まれた${PEOPLE[place.population]}は、全部で${describeCount(format, place.younger)}です。`,
};

function describeOldest(
  format: Format,
  place: string,
  { population, share, reached, lastAge }: English.Oldest,
): string {
  const age = format.number(lastAge);
  const others = reached.isFewer
    ? `${age}歳を迎えた${PEOPLE[population]}は、ほかにほとんどいません。`
    : `${age}歳を迎えた${PEOPLE[population]}は${describeCount(format, reached)}だけです。`;
  return `${peopleIn(place, population)}のうち、${SHARES[share]}があなたより年下です。${others}`;
}

export const PLACES_OF_OLDEST: Translated<typeof English.PLACES_OF_OLDEST> = {
  inCountry: (format, place) =>
    `${describeOldest(format, place.country, place)}世界全体では${describeCount(format, place.reachedInWorld)}です。`,
  worldwide: (format, place) => describeOldest(format, WORLD, place),
};

const describeFilled = (format: Format, { share, age }: English.Silhouette) =>
  `塗りつぶした部分（${SHARES[share]}）が、${format.number(age)}歳のあなたより年下です。`;

export const SILHOUETTES: Translated<typeof English.SILHOUETTES> = {
  inCountry: (format, of) =>
    `${peopleIn(of.country, of.population)}の年齢別の人数。${describeFilled(format, of)}`,
  worldwide: (format, of) => `${peopleIn(WORLD, of.population)}の年齢別の人数。${describeFilled(format, of)}`,
};
