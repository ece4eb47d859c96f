import type * as English from '../en/entry-messages.ts';
import type { Translated } from '../translated.ts';

export const ENTRY_MESSAGES: Translated<typeof English.ENTRY_MESSAGES> = {
  add: '添加到人生周图',
  addShort: '添加',
  moment: '时刻',
  chapter: '人生阶段',
  person: '亲友',
  title: '时刻和人生阶段',
  people: '与亲友相处的时间',
};
