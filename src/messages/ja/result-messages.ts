import type * as English from '../en/result-messages.ts';
import type { Translated } from '../translated.ts';

export const RESULT_MESSAGES: Translated<typeof English.RESULT_MESSAGES> = {
  example: 'これは例です。1990年にカナダで生まれた架空の人の人生です。',
  ownInstead: '自分の人生を見るには、上のフォームに入力してください。',
  figures: 'あなたの年数と週数',
  rest: 'そのほかの結果',
  yearsLived: 'これまでの年数',
  yearsRemaining: 'これからの年数',
  weeksLeft: 'これからの週数',
  freeTime: '自由時間',
  counting: {
    alike: '合計は、子どものころも含めて、人生の毎日が入力した1日と同じだったものとして数えています。',
    scheduled: '合計は、それぞれの活動を、入力した日数と年齢で数えています。',
  },
};
