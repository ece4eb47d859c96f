import type * as English from '../en/moment-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const MOMENT_MESSAGES: Translated<typeof English.MOMENT_MESSAGES> = {
  title: 'できごと',
  adding: 'できごとを追加',
  editing: (name) => `「${name}」を編集`,
  text: '短い言葉',
  textPlaceholder: '例：はじめての仕事',
  when: '時期',
  ofWeek: (days) => `${days}の週。`,
  roundDay: 'または節目の日：',
  roundDayOn: (name, day) => `${name}（${day}）`,
  added: (format, name, number) => `「${name}」を${format.number(number)}番目のできごととして追加しました。`,
  showAll: plural({ other: '全#件を表示' }),
  showFirst: plural({ other: '最初の#件だけ表示' }),
  saveCalendar: 'できごとをカレンダーファイル（.ics）で保存',
  calendarFailed: 'カレンダーファイルを作成できませんでした。もう一度お試しください。',
  columns: { what: 'できごと', when: '時期', age: '年齢', week: '人生の何週目' },
  numbered: (number, name) => `${number}. ${name}`,
  problems: {
    text: '短い言葉を入力してください。',
    tooMany: plural({
      other: 'できごとはすでに#件あり、これ以上は追加できません。追加するには、どれかを削除してください。',
    }),
  },
};
