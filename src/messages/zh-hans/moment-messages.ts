import type * as English from '../en/moment-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MOMENT_MESSAGES: Translated<typeof English.MOMENT_MESSAGES> = {
  title: '时刻',
  adding: '添加时刻',
  editing: (name) => `编辑“${name}”`,
  text: '写几个字',
  textPlaceholder: '例如：第一份工作',
  when: '时间',
  ofWeek: (days) => `这一周：${days}。`,
  roundDay: '或选一个里程碑：',
  roundDayOn: (name, day) => `${name}，${day}`,
  added: (format, name, number) => `已添加：${name}，时刻${format.number(number)}。`,
  showAll: plural({ other: '显示全部#个' }),
  showFirst: plural({ other: '只显示前#个' }),
  saveCalendar: '把时刻保存为日历文件（.ics）',
  calendarFailed: '日历文件没能制作。请再试一次。',
  columns: { what: '时刻', when: '时间', age: '年龄', week: '第几周' },
  numbered: (number, name) => `${number}. ${name}`,
  problems: {
    text: '请写几个字。',
    tooMany: plural({ other: '你已有#个时刻，不能再添加。请先删除一个。' }),
  },
};
