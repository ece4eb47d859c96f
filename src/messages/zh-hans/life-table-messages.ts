import type * as English from '../en/life-table-messages.ts';
import type { Translated } from '../translated.ts';

export const LIFE_TABLE_MESSAGES: Translated<typeof English.LIFE_TABLE_MESSAGES> = {
  expectedAge: '你这个年龄的预期寿命',
  loading: '正在查找生命表……',
};
