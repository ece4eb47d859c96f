import type * as English from '../en/backup-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const BACKUP_MESSAGES: Translated<typeof English.BACKUP_MESSAGES> = {
  about: '这个文件包含你输入的所有内容：表单，以及你的时刻、人生阶段和亲友。它是纯文本，请存放在私密的地方。',
  save: '保存备份文件',
  open: '打开备份文件',
  replaces: '打开文件会替换这里的内容，之后可以撤销。',
  saved: '备份文件已保存。',
  refused: '文件有问题，所以什么都没有改动：',
  foreign: '这不是本页的备份文件。',
  newer: '它是用本页较新的版本制作的。请重新加载页面再试。',
  tooLarge: '它比本页的任何备份文件都大。',
  unreadable: '浏览器无法读取这个文件。请再试一次。',
  more: plural({ other: '另有#个问题。' }),
  file: (day) => `lifetime-visualizer-${day}`,
};

type Issues = Translated<typeof English.BACKUP_ISSUES>;

const PARTS: Readonly<Record<Parameters<Issues['part']>[0], string>> = {
  birthdate: '出生日期',
  birthYear: '出生年份',
  color: '颜色',
  country: '国家或地区',
  daysPerYear: '每年天数',
  from: '开始时间',
  hours: '小时数',
  lifeExpectancy: '预期寿命',
  livedTogether: '同住的时间',
  name: '名称',
  population: '“所有人、女性或男性”的选择',
  schedule: '天数和年龄',
  since: '相识的年份',
  text: '文字',
  until: '结束时间',
  when: '时间',
};

const LISTS: Readonly<
  Record<Parameters<Issues['list']>[0], { readonly name: string; readonly unit: string }>
> = {
  activities: { name: '活动', unit: '项' },
  chapters: { name: '人生阶段', unit: '个' },
  moments: { name: '时刻', unit: '个' },
  people: { name: '亲友', unit: '位' },
};

export const BACKUP_ISSUES: Issues = {
  something: '里面有无法读取的内容。',
  part: (part) => `无法读取${PARTS[part]}。`,
  list: (list) => `无法读取${LISTS[list].name}。`,
  tooMany: (format, list, count, most) => {
    const { name, unit } = LISTS[list];
    return `里面有${format.number(count)}${unit}${name}，最多只能有${format.number(most)}${unit}。`;
  },
  item: (list, position) => `无法读取${LISTS[list].name}${position}。`,
  partOfItem: (list, position, part) => `${LISTS[list].name}${position}：无法读取${PARTS[part]}。`,
};
