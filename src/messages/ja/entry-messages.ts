import type * as English from '../en/entry-messages.ts';
import type { Translated } from '../translated.ts';

export const ENTRY_MESSAGES: Translated<typeof English.ENTRY_MESSAGES> = {
  add: '週の図に追加',
  addShort: '追加',
  moment: 'できごと',
  chapter: '人生の章',
  person: '人',
  title: 'できごとと人生の章',
  people: '人と過ごす時間',
};
