import type * as English from '../en/entry-messages.ts';
import type { Translated } from '../translated.ts';

export const ENTRY_MESSAGES: Translated<typeof English.ENTRY_MESSAGES> = {
  add: '添加到你的周里',
  addShort: '添加',
  moment: '时刻',
  chapter: '人生阶段',
  person: '人物',
  title: '时刻和人生阶段',
  people: '与人相处的时间',
};
