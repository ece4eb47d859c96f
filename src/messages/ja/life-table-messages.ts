import type * as English from '../en/life-table-messages.ts';
import type { Translated } from '../translated.ts';

export const LIFE_TABLE_MESSAGES: Translated<typeof English.LIFE_TABLE_MESSAGES> = {
  expectedAge: '同じ年齢の人は平均で何歳まで',
  loading: '生命表を調べています…',
};
