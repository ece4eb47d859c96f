import type * as English from '../en/shared-life-messages.ts';
import type { Translated } from '../translated.ts';

export const SHARED_LIFE_MESSAGES: Translated<typeof English.SHARED_LIFE_MESSAGES> = {
  about:
    '以下の「あなた」は、このリンクを送った人のことです。リンクを作った日の、その人の結果です。お使いの端末には何も保存されません。',
  results: '数字で見るその人の人生',
  own: '自分の人生を見る',
  unreadable:
    'このリンクを開けません。一部が欠けているか、変わっています。送った人に、もう一度リンクを送ってもらってください。',
  newer: 'このページの新しいバージョンで作られたリンクです。開くには、ページを再読み込みしてください。',
};
