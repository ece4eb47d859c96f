import type * as English from '../en/person-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years } from './units.ts';

export const PERSON_MESSAGES: Translated<typeof English.PERSON_MESSAGES> = {
  hint: '与你们两人情况相似的人的平均值，不是预测。',
  edit: '编辑',
  editLabel: (name) => `编辑“${name}”`,
  remove: '删除',
  removeLabel: (name) => `删除“${name}”`,
  undo: '撤销',
  undoLabel: (name) => `撤销删除“${name}”`,
  rests: '依据是什么',
  restsLabel: (name) => `依据是什么：${name}`,
  removed: (name) => `已删除“${name}”。`,
  loading: '正在查找生命表……',
  failed: '生命表没能加载。你输入的内容还在。',
  again: '再试一次',
  againLabel: (name) => `再试一次：${name}`,
  noTable: (place) => `没有这个地方的生命表：${place}。你可以选择其他国家或地区。`,
  noCountry: '选择国家或地区，以查找它的生命表。',
};

/** “我妈” gets its second syllable back: “你妈” would be rude. */
export const namePerson: Translated<typeof English.namePerson> = (name) =>
  name.replace(/^我(?:的)?\s*(妈|爸)$/, '你$1$1').replace(/^我(?=\S)/, '你');

export const TIME_AHEAD: Translated<typeof English.TIME_AHEAD> = {
  days: (format, figure, name) => `你与${name}相处的日子，未来可能还有大约${days(format, figure)}。`,
  years: (format, figure, name) => `你与${name}相处的时间，未来可能还有大约${years(format, figure)}。`,
  none: (name) => `按你输入的，每年与${name}相处0天。`,
  hardlyAny: (name) => `按你输入的，每年几乎没有与${name}相处的日子。`,
  theirAge: (format, age, name) => `${name}今年${format.number(age)}岁，已超过生命表的最后一个年龄。`,
  ownAge: (format, age) => `你今年${format.number(age)}岁，已超过生命表的最后一个年龄。`,
  unknown: (name) => `关于你和${name}，平均值说明不了什么。`,
};

export const SHARE_BEHIND: Translated<typeof English.SHARE_BEHIND> = {
  begun: '你们相处的日子才刚刚开始。',
  about: (share) => `你们相处的日子，大约${share}已经度过。`,
  moreThan: (share) => `你们相处的日子，超过${share}已经度过。`,
};

export const TIME_DETAIL: Translated<typeof English.TIME_DETAIL> = {
  soFar: plural({ other: '至今你们相处了大约#天。' }),
  everyDayUntil: (year, share) => `按到${year}年为止每天都在一起计算。${share}`,
  everyDayUntilThen: (format, year, figure, share) =>
    `按到${year}年为止每天都在一起、此后每年${days(format, figure)}计算。${share}`,
  livingTogether: (share) => `你们住在一起。${share}`,
  atDays: (format, figure, share) => `按每年${days(format, figure)}计算。${share}`,
};

export const LAST_WORD: Translated<typeof English.LAST_WORD> = {
  beyondTables: '不管平均值怎么说，多在一起一天，就是多一天。',
  weekendsWithin: plural({ other: '其中大约有#个周末。' }),
  weekendsInYears: plural({ other: '这些年里大约有#个周末。' }),
  firstDay: (format, figure) => `每年相处一天，就会多出大约${days(format, figure)}。`,
  oneMoreDay: (format, figure) => `每年多相处一天，就会多出大约${days(format, figure)}。`,
  firstDayFrom: (format, figure, year) =>
    `从${year}年起，每年相处一天，就会多出大约${days(format, figure)}。`,
  oneMoreDayFrom: (format, figure, year) =>
    `从${year}年起，每年多相处一天，就会多出大约${days(format, figure)}。`,
};
