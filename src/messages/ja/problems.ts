import type * as English from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const PROBLEM_MESSAGES: Translated<typeof English.PROBLEM_MESSAGES> = {
  birthdateInvalid: '過去の正しい生年月日を入力してください',
  countryMissing: '国・地域を選んでください',
  figureMissing: '国・地域を選ぶか、寿命の目安を自分で入力してください。',
  lifeExpectancyInvalid: '寿命の目安には、0より大きい正しい数を入力してください。',
  activitiesMissing: '活動が少なくとも1つ必要です',
  activityNameMissing: '活動の名前を入力してください',
  hoursUnreadable: '数字として読み取れません。8のような数を入力してください。',
  hoursNegative: '時間は0以上にしてください',
  hoursTooMany: '時間は24以下にしてください',
  totalTooMany: '活動の合計は1日24時間までです',
};

export const UNREADABLE_MESSAGES: Translated<typeof English.UNREADABLE_MESSAGES> = {
  years: '数字として読み取れません。84のような数を入力してください。',
  date: '日付を読み取れません。直接入力するか、1990-05-31の形で貼り付けてください。',
};
