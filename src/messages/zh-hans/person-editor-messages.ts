import type * as English from '../en/person-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const PERSON_EDITOR_MESSAGES: Translated<typeof English.PERSON_EDITOR_MESSAGES> = {
  title: { add: '添加亲友', change: (name) => `编辑“${name}”` },
  name: '称呼',
  namePlaceholder: '例如：我妈妈',
  birthYear: '出生年份',
  yearPlaceholder: '例如：1962',
  together: '你们一起住过吗？',
  livedTogether: { no: '没有', until: '到某一年为止', still: '现在仍一起住' },
  until: '一起住到哪一年',
  untilHint: '过去或将来的年份。',
  days: { apart: '每年相处天数', later: '此后每年相处天数' },
  daysHint: '每月一个周末是24天，每周一次是52天。',
  since: { known: '哪一年认识（可选）', together: '哪一年开始一起住（可选）' },
  sinceHint: '填年份。如果从较年轻的一位出生起就是这样，请留空。',
  country: '国家或地区',
  sameCountry: (country) => `${country}，和你一样`,
  chooseCountry: '选择国家或地区',
  population: '采用谁的数据',
  populations: { everyone: '所有人', women: '女性', men: '男性' },
  privacy: '只留在这台设备上，绝不会出现在链接或图片里。只会发送国家或地区的代码，用来查找生命表。',
  saving: SAVING_NOTE,
  save: '保存',
  cancel: '取消',
  full: plural({ other: '最多可以添加#位亲友。请先删除一位。' }),
};

export const PERSON_PROBLEMS: Translated<typeof English.PERSON_PROBLEMS> = {
  name: '请输入称呼。',
  year: '请输入年份，例如1962。',
  yearToCome: '这是将来的年份。请输入今年或更早的年份。',
  tooLongAgo: '请检查出生年份：那是130多年前。',
  days: '请输入0至365之间的天数。',
  sinceBeforeBirth: (year) => `你们中有一人生于${year}年。请输入这一年或更晚的年份。`,
  untilBeforeSince: (year) => `${year}年以前你们不可能一起住。请输入这一年或更晚的年份。`,
  untilTooFar: (year) => `请输入不晚于${year}年的年份。`,
  country: '请选择国家或地区：数据来自它的生命表。',
};
