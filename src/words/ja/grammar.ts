import type { People } from '../classify-people.ts';
import { list } from '../clean-text.ts';
import type * as English from '../en/grammar.ts';
import type { Format } from '../format.ts';
import type { TypedLifeWords } from '../typed-life-words.ts';
import relations from './people.json' with { type: 'json' };

const NAMES: Readonly<Record<People['stage'], Readonly<Record<People['population'], string>>>> = {
  newborn: {
    everyone: '生まれたばかりの子ども',
    women: '生まれたばかりの女の子',
    men: '生まれたばかりの男の子',
  },
  child: { everyone: '人', women: '女子', men: '男子' },
  adult: { everyone: '人', women: '女性', men: '男性' },
};

/** People without their age. */
export const people: typeof English.people = (_format, { people: of }) => NAMES[of.stage][of.population];

export const peopleWithAge: typeof English.peopleWithAge = (format, { people: of }) => {
  const name = people(format, { people: of });
  return of.stage === 'newborn' ? name : `${format.number(of.age)}歳の${name}`;
};

/** The sentence of a life table: “日本で36歳を迎えた女性は、平均84.1歳まで生きます”. */
export const expectedAge: typeof English.expectedAge = (format, { people: of, country, expected }) => {
  const reached = of.stage === 'newborn' ? '' : `${format.number(of.age)}歳を迎えた\u200b`;
  return `${country}で\u200b${reached}${people(format, { people: of })}は、平均${format.number(expected)}歳まで\u200b生きます`;
};

const TEN_THOUSAND = 1e4;
const HUNDRED_MILLION = 1e8;

function countPeople(format: Format, count: number): string {
  if (count >= HUNDRED_MILLION) return `${format.number(count / HUNDRED_MILLION)}億人`;
  return count >= TEN_THOUSAND ? `${format.number(count / TEN_THOUSAND)}万人` : `${format.number(count)}人`;
}

/** With the counter, which stands before “未満”. */
export const describeCount: typeof English.describeCount = (format, { people: count, isFewer }) =>
  isFewer ? `${countPeople(format, count)}未満` : countPeople(format, count);

export const countBeforeNoun: typeof English.countBeforeNoun = describeCount;

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: list('…に …で …の …には 西暦'),
  about: list(
    '約 およそ …の春 …の夏 …の秋 …の冬 …春 …夏 …秋 …冬 …の初め …の終わり …末 …ごろ …頃 …ごろに …頃に …前半 …後半',
  ),
  vague: list('おそらく たぶん …以前 …より前 …より後'),
  age: {
    before: [],
    beforeLast: [],
    units: [],
    after: list('歳 才 歳で 才で 歳に 歳の時 歳の時に 歳のとき 歳のときに 歳の頃 歳のころ'),
  },
  since: list('…から …より …以降'),
  until: list('…まで …までに'),
  to: list('から より'),
  and: list('と'),
  between: list('…まで …の間 …間'),
  now: list('今 今まで いま 現在 現在まで 今日 今日まで present'),
  born: list('…生まれ …生 …年生まれ …誕生'),
  died: list('没 …没 …死去 …逝去'),
  relations,
};
