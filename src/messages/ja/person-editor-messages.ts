import type * as English from '../en/person-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const PERSON_EDITOR_MESSAGES: Translated<typeof English.PERSON_EDITOR_MESSAGES> = {
  title: { add: '人を追加', change: (name) => `「${name}」を編集` },
  name: '名前・呼び方',
  namePlaceholder: '例：母',
  birthYear: '生まれた年',
  yearPlaceholder: '例：1962',
  together: 'いっしょに暮らしたことは？',
  livedTogether: { no: 'ない', until: 'ある年まで', still: 'いまも' },
  until: 'いっしょに暮らす最後の年',
  untilHint: '過去の年でも、これからの年でもかまいません。',
  days: { apart: 'いっしょに過ごす年間の日数', later: 'その後、いっしょに過ごす年間の日数' },
  daysHint: '月に1回の週末なら24日、週に1回なら52日です。',
  since: { known: '知り合った年（任意）', together: 'いっしょに暮らし始めた年（任意）' },
  sinceHint: '年を入力します。若いほうが生まれたときからなら、空欄にしてください。',
  country: '国・地域',
  sameCountry: (country) => `${country}（あなたと同じ）`,
  chooseCountry: '国・地域を選ぶ',
  population: '使う数値',
  populations: { everyone: '全員', women: '女性', men: '男性' },
  privacy:
    'この端末だけに残り、リンクや画像には入りません。送るのは、生命表を調べるための国・地域のコードだけです。',
  saving: SAVING_NOTE,
  save: '保存',
  cancel: 'キャンセル',
  full: plural({ other: '追加できるのは#人までです。追加するには、だれかを削除してください。' }),
};

export const PERSON_PROBLEMS: Translated<typeof English.PERSON_PROBLEMS> = {
  name: '名前を入力してください。',
  year: '西暦の年を入力してください。例：1962',
  yearToCome: '未来の年です。今年か、それより前の年を入力してください。',
  tooLongAgo: '130年より前の年です。生まれた年を確かめてください。',
  days: '0から365までの日数を入力してください。',
  sinceBeforeBirth: (year) =>
    `ふたりのうち一方が生まれたのは${year}年です。その年か、それよりあとの年を入力してください。`,
  untilBeforeSince: (year) =>
    `${year}年より前に、いっしょに暮らしていたことにはなりません。その年か、それよりあとの年を入力してください。`,
  untilTooFar: (year) => `${year}年までの年を入力してください。`,
  country: '国・地域を選んでください。数値はその生命表から計算します。',
};
