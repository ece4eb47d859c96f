import type * as English from '../en/people.ts';
import type { People } from '../people.ts';
import type { Translated } from '../translated.ts';

const NAMES: Readonly<Record<People['stage'], Readonly<Record<People['population'], string>>>> = {
  newborn: {
    everyone: '生まれたばかりの子ども',
    women: '生まれたばかりの女の子',
    men: '生まれたばかりの男の子',
  },
  child: { everyone: '人', women: '女子', men: '男子' },
  adult: { everyone: '人', women: '女性', men: '男性' },
};

export const atStart: Translated<typeof English.atStart> = (phrase) => phrase;

export const nameOf: Translated<typeof English.nameOf> = ({ population, stage }) => NAMES[stage][population];

export const nameWithAge: Translated<typeof English.nameWithAge> = (format, people) =>
  people.stage === 'newborn' ? nameOf(people) : `${format.number(people.age)}歳の${nameOf(people)}`;

/** @example '日本で36歳を迎えた女性は、平均84.1歳まで生きます' */
export const describeExpectedAge: Translated<typeof English.describeExpectedAge> = (
  format,
  { people, place, expected },
) => {
  const who =
    people.stage === 'newborn'
      ? `${place}で${nameOf(people)}`
      : `${place}で${format.number(people.age)}歳を迎えた${nameOf(people)}`;
  return `${who}は、平均${format.decimal(expected)}歳まで生きます`;
};
