import type * as English from '../en/backup-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const BACKUP_MESSAGES: Translated<typeof English.BACKUP_MESSAGES> = {
  about:
    '入力したすべての内容（フォーム、できごと、人生の章、人）を入れたファイルです。だれでも読めるテキストなので、人の目に触れない場所に保管してください。',
  save: 'バックアップを保存',
  open: 'バックアップを開く',
  replaces: 'ファイルを開くと、いまの内容と入れ替わります。元に戻すこともできます。',
  saved: 'バックアップを保存しました。',
  refused: 'ファイルに問題があるため、何も変更していません：',
  foreign: 'このページのバックアップファイルではありません。',
  newer:
    'このページの新しいバージョンで作られたファイルです。ページを再読み込みして、もう一度お試しください。',
  tooLarge: 'このページのバックアップとしては大きすぎるファイルです。',
  unreadable: 'ブラウザーがファイルを読み込めませんでした。もう一度お試しください。',
  more: plural({ other: 'ほかに#件あります。' }),
  file: (day) => `lifetime-visualizer-${day}`,
};

const PARTS = {
  birthdate: '生年月日',
  birthYear: '生まれた年',
  color: '色',
  country: '国・地域',
  daysPerYear: '年間の日数',
  from: '始まり',
  hours: '時間',
  lifeExpectancy: '寿命の目安',
  livedTogether: '同居の時期',
  name: '名前',
  population: '全員・女性・男性の選択',
  schedule: '日数と年齢',
  since: '出会った年',
  text: '言葉',
  until: '終わり',
  when: '時期',
} as const;

const LISTS = { activities: '活動', chapters: '人生の章', moments: 'できごと', people: '人' } as const;

export const BACKUP_ISSUES: Translated<typeof English.BACKUP_ISSUES> = {
  something: '読み取れない部分があります。',
  part: (part) => `${PARTS[part]}を読み取れません。`,
  list: (list) => `「${LISTS[list]}」の一覧を読み取れません。`,
  tooMany: (format, list, count, most) =>
    `「${LISTS[list]}」が${format.number(count)}件あります。入るのは${format.number(most)}件までです。`,
  item: (list, position) => `「${LISTS[list]}」の${position}番目を読み取れません。`,
  partOfItem: (list, position, part) =>
    `「${LISTS[list]}」の${position}番目：${PARTS[part]}を読み取れません。`,
};
