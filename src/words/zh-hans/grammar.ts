import type { People } from '../classify-people.ts';
import type * as English from '../en/grammar.ts';
import type { Format } from '../format.ts';

const NAMES: Readonly<Record<People['stage'], Readonly<Record<People['population'], string>>>> = {
  newborn: { everyone: '新生儿', women: '新生女婴', men: '新生男婴' },
  child: { everyone: '人', women: '女孩', men: '男孩' },
  adult: { everyone: '人', women: '女性', men: '男性' },
};

/** People without their age. */
export const people: typeof English.people = (_format, { people: of }) => NAMES[of.stage][of.population];

export const peopleWithAge: typeof English.peopleWithAge = (format, { people: of }) => {
  const name = people(format, { people: of });
  return of.stage === 'newborn' ? name : `${format.number(of.age)}岁的${name}`;
};

/** The sentence of a life table about people of one age, without a full stop. */
export const expectedAge: typeof English.expectedAge = (format, { people: of, place, expected }) => {
  const already = of.stage === 'newborn' ? '' : `已满${format.number(of.age)}岁的`;
  return `${place}${already}\u200b${people(format, { people: of })}\u200b平均活到${format.decimal(expected)}岁`;
};

const TEN_THOUSAND = 1e4;
const HUNDRED_MILLION = 1e8;

function countPeople(format: Format, count: number): string {
  if (count >= HUNDRED_MILLION) return `${format.number(count / HUNDRED_MILLION)}亿`;
  return count >= TEN_THOUSAND ? `${format.number(count / TEN_THOUSAND)}万` : format.number(count);
}

export const describeCount: typeof English.describeCount = (format, { people: count, isFewer }) =>
  isFewer ? `不到${countPeople(format, count)}` : countPeople(format, count);

export const countBeforeNoun: typeof English.countBeforeNoun = describeCount;

/** @example namePerson('我的妈妈') // '你的妈妈' */
export const namePerson: typeof English.namePerson = (name) =>
  name.replace(/^我(?:的)?\s*(妈|爸)$/, '你$1$1').replace(/^我(?=\S)/, '你');
