import type * as English from '../en/person-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

export const PERSON_MESSAGES: Translated<typeof English.PERSON_MESSAGES> = {
  hint: 'おふたりと同じような人たちの平均で、予測ではありません。',
  edit: '編集',
  editLabel: (name) => `「${name}」を編集`,
  remove: '削除',
  removeLabel: (name) => `「${name}」を削除`,
  undo: '元に戻す',
  undoLabel: (name) => `「${name}」の削除を元に戻す`,
  rests: '計算の根拠',
  restsLabel: (name) => `「${name}」の計算の根拠`,
  removed: (name) => `「${name}」を削除しました。`,
  loading: '生命表を調べています…',
  failed: '生命表を読み込めませんでした。入力した内容はそのまま残っています。',
  again: 'もう一度試す',
  againLabel: (name) => `「${name}」についてもう一度試す`,
  noTable: (place) => `生命表がありません（${place}）。ほかの国・地域を選べます。`,
  noCountry: '生命表を調べるために、国・地域を選んでください。',
};

/** Words for one’s own family, as somebody else says them. */
const OF_ANOTHER = new Map([
  ['母', 'お母さん'],
  ['父', 'お父さん'],
  ['両親', 'ご両親'],
  ['祖母', 'おばあさん'],
  ['祖父', 'おじいさん'],
  ['姉', 'お姉さん'],
  ['兄', 'お兄さん'],
  ['妹', '妹さん'],
  ['弟', '弟さん'],
  ['娘', '娘さん'],
  ['息子', '息子さん'],
  ['孫', 'お孫さん'],
]);

/** @example namePerson('私の母') // 'お母さん' */
export const namePerson: Translated<typeof English.namePerson> = (name) => {
  const bare = name.replace(/^(?:私|わたし|わたくし|僕|ぼく|俺|おれ|うち)の(?=\S)/u, '');
  return OF_ANOTHER.get(bare) ?? bare;
};

export const TIME_AHEAD: Translated<typeof English.TIME_AHEAD> = {
  days: (format, figure, name) =>
    `${name}と過ごす日は、この先まだ約${days(format, figure)}あるかもしれません。`,
  years: (format, figure, name) =>
    `${name}と過ごす年月は、この先まだ約${format.number(figure)}年あるかもしれません。`,
  none: (name) => `${name}と過ごす日は、年に0日と入力されています。`,
  hardlyAny: (name) => `入力された日数では、${name}と過ごす日は年にほとんどありません。`,
  theirAge: (format, age, name) => `${name}は${format.number(age)}歳で、生命表の最後の年齢を過ぎています。`,
  ownAge: (format, age) => `いま${format.number(age)}歳で、生命表の最後の年齢を過ぎています。`,
  unknown: (name) => `${name}とのこの先については、平均からはほとんど分かりません。`,
};

export const SHARE_BEHIND: Translated<typeof English.SHARE_BEHIND> = {
  begun: 'いっしょに過ごす日々は、始まったばかりです。',
  about: (share) => `いっしょに過ごす日々の約${share}は、これまでに過ごした日々です。`,
  moreThan: (share) => `いっしょに過ごす日々の${share}超は、これまでに過ごした日々です。`,
};

export const TIME_DETAIL: Translated<typeof English.TIME_DETAIL> = {
  soFar: plural({ other: 'これまでに約#日をいっしょに過ごしてきました。' }),
  everyDayUntil: (year, share) => `${year}年までは毎日という計算です。${share}`,
  everyDayUntilThen: (format, year, figure, share) =>
    `${year}年までは毎日、その後は年に${days(format, figure)}という計算です。${share}`,
  livingTogether: (share) => `いっしょに暮らしています。${share}`,
  atDays: (format, figure, share) => `年に${days(format, figure)}という計算です。${share}`,
};

export const LAST_WORD: Translated<typeof English.LAST_WORD> = {
  beyondTables: '平均がどうであっても、いっしょに過ごす1日は、大切な1日です。',
  weekendsWithin: plural({ other: 'そのなかに、週末が約#回あります。' }),
  weekendsInYears: plural({ other: 'その年月のなかに、週末が約#回あります。' }),
  firstDay: (format, figure) => `年に1日いっしょに過ごすと、約${days(format, figure)}増えます。`,
  oneMoreDay: (format, figure) =>
    `いっしょに過ごす日を年に1日増やすと、合わせて約${days(format, figure)}増えます。`,
  firstDayFrom: (format, figure, year) =>
    `${year}年から年に1日いっしょに過ごすと、約${days(format, figure)}増えます。`,
  oneMoreDayFrom: (format, figure, year) =>
    `${year}年から、いっしょに過ごす日を年に1日増やすと、合わせて約${days(format, figure)}増えます。`,
};
