import type { People } from '../classify-people.ts';
import { list } from '../clean-text.ts';
import type * as English from '../en/grammar.ts';
import type { Format } from '../format.ts';
import type { TypedLifeWords } from '../typed-life-words.ts';
import relations from './people.json' with { type: 'json' };

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
export const expectedAge: typeof English.expectedAge = (format, { people: of, country, expected }) => {
  const already = of.stage === 'newborn' ? '' : `已满${format.number(of.age)}岁的`;
  return `${country}${already}\u200b${people(format, { people: of })}\u200b平均活到${format.number(expected)}岁`;
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

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: list('在 于 我在 公元'),
  about: list(
    '约 大约 …左右 …前后 …的春天 …的夏天 …的秋天 …的冬天 …春 …夏 …秋 …冬 …春天 …夏天 …秋天 …冬天 …初 …底 …年初 …年底 …上半年 …下半年',
  ),
  vague: list('可能 大概 …以前 …之前 …以后 …之后'),
  age: { before: [], beforeLast: [], units: [], after: list('岁 岁时 岁那年 岁的时候 周岁 周岁时') },
  since: list('从 自 自从 …起 …开始 …以来'),
  until: list('到 至 直到 截至 …为止'),
  to: list('到 至'),
  and: list('和 与'),
  between: list('…之间 …间'),
  now: list('今 今天 现在 如今 目前 present'),
  born: list('生于 出生于 …生 …出生 …诞生 …年生 …年出生'),
  died: list('卒于 去世于 …卒 …去世 …逝世 …年卒 …年去世 …年逝世 …没'),
  relations,
};
