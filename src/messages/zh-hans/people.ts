import type * as English from '../en/people.ts';
import type { Translated } from '../translated.ts';

type NameOf = Translated<typeof English.nameOf>;

const NAMES: Readonly<
  Record<Parameters<NameOf>[0]['stage'], Readonly<Record<Parameters<NameOf>[0]['population'], string>>>
> = {
  newborn: { everyone: '新生儿', women: '新生女婴', men: '新生男婴' },
  child: { everyone: '人', women: '女孩', men: '男孩' },
  adult: { everyone: '人', women: '女性', men: '男性' },
};

export const atStart: Translated<typeof English.atStart> = (phrase) => phrase;

export const nameOf: NameOf = ({ population, stage }) => NAMES[stage][population];

export const nameWithAge: Translated<typeof English.nameWithAge> = (format, people) =>
  people.stage === 'newborn' ? nameOf(people) : `${format.number(people.age)}岁的${nameOf(people)}`;

export const describeExpectedAge: Translated<typeof English.describeExpectedAge> = (
  format,
  { people, place, expected },
) => {
  const already = people.stage === 'newborn' ? '' : `已满${format.number(people.age)}岁的`;
  return `${place}${already}${nameOf(people)}平均活到${format.decimal(expected)}岁`;
};
