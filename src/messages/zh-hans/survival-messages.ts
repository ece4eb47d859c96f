import type * as English from '../en/survival-messages.ts';
import type { Translated } from '../translated.ts';
import { nameOf, nameWithAge } from './people.ts';

export const SURVIVAL_MESSAGES: Translated<typeof English.SURVIVAL_MESSAGES> = {
  title: '有多少人活到各个年龄',
  hint: (year) => `按${year}年的死亡率。这是一群人的概率，不是对你的预测。`,
  whose: '显示谁的数据',
  populations: { everyone: '所有人', women: '女性', men: '男性' },
  chosen: {
    everyone: '这里和其他关于同龄人的部分，现在都采用所有人的数据。',
    women: '这里和其他关于同龄人的部分，现在都采用女性的数据。',
    men: '这里和其他关于同龄人的部分，现在都采用男性的数据。',
  },
  outlook: ['如果死亡率', '继续下降'],
  ended: (format, lastAge) => `生命表到${format.number(lastAge)}岁为止，之后没有可以显示的内容。`,
  keys: '用方向键移动一年，用Page Up和Page Down移动十年。',
  reaching: (format, age) => `${format.number(age)}岁`,
  columns: { age: '年龄', share: '活到该年龄的比例', outlook: '如果死亡率继续下降' },
  quantiles: {
    threeInFour: (format, age) => `四分之三：${format.number(age)}岁`,
    half: (format, age) => `一半：${format.number(age)}岁`,
    oneInFour: (format, age) => `四分之一：${format.number(age)}岁`,
  },
};

export const CHANCES: Translated<typeof English.CHANCES> = {
  share: (format, people, share) => `${nameWithAge(format, people)}中的${share}`,
  withOutlook: (format, people, share, outlook) =>
    `${nameWithAge(format, people)}中的${share}；如果死亡率继续下降，则为${outlook}`,
  fewerThan: (least) => `不到${least}`,
};

type Reached = Translated<typeof English.REACHED>;
type Format = Parameters<Reached['none']>[0];
type Group = Parameters<Reached['none']>[1];

const nameGroup = (format: Format, { people, place, moved }: Group) =>
  moved
    ? `${place}活到${format.number(people.age)}岁的${nameOf(people)}中`
    : `${place}${nameWithAge(format, people)}中`;

export const REACHED: Reached = {
  threeInFour: (format, of, { last }) =>
    `${nameGroup(format, of)}，超过四分之三活到${format.number(last)}岁。`,
  half: (format, of, { threeInFour, last }) =>
    `${nameGroup(format, of)}，四分之三活到${format.number(threeInFour)}岁，超过一半活到${format.number(last)}岁。`,
  oneInFour: (format, of, { threeInFour, half, last }) =>
    `${nameGroup(format, of)}，四分之三活到${format.number(threeInFour)}岁，一半活到${format.number(half)}岁，超过四分之一活到${format.number(last)}岁。`,
  none: (format, of, { threeInFour, half, oneInFour }) =>
    `${nameGroup(format, of)}，四分之三活到${format.number(threeInFour)}岁，一半活到${format.number(half)}岁，四分之一活到${format.number(oneInFour)}岁。`,
};

export const REACHED_IN_OUTLOOK: Translated<typeof English.REACHED_IN_OUTLOOK> = {
  half: (format, age) => `如果死亡率继续下降，一半活到${format.number(age)}岁。`,
  moreThanHalf: (format, age) => `如果死亡率继续下降，超过一半活到${format.number(age)}岁。`,
};
