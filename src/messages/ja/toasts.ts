import type * as English from '../en/toasts.ts';
import type { Translated } from '../translated.ts';

export const TOASTS: Translated<typeof English.TOASTS> = {
  countriesFailed: {
    title: '国・地域を読み込めませんでした',
    text: 'あとでもう一度お試しください。',
  },
  noLifeExpectancyData: {
    title: '平均寿命のデータがありません',
    text: 'この国・地域のデータはありません。代わりに、寿命の目安を自分で入力してください。',
  },
  lifeExpectancyFailed: {
    title: '平均寿命を取得できませんでした',
    text: '世界銀行のAPIからデータを取得できません。代わりに、寿命の目安を自分で入力してください。',
  },
  tooManyActivities: {
    title: '活動の数が上限に達しました',
    text: '活動は5つまでです。新しく追加するには、どれかを削除してください。',
  },
  tooManyHours: { title: '合計時間が上限を超えています', text: '活動の合計は1日24時間までです。' },
  lifeExpectancyMissing: {
    title: '寿命の目安がありません',
    text: '国・地域を選ぶか、寿命の目安を自分で入力してください。',
  },
  lifeExpectancyInvalid: {
    title: '寿命の目安が正しくありません',
    text: '寿命の目安には、0より大きい正しい数を入力してください。',
  },
  visualizeFailed: {
    title: '図を作成できませんでした',
    text: '入力内容を確かめて、もう一度お試しください。',
  },
};
