import type * as English from '../en/chapter-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const CHAPTER_MESSAGES: Translated<typeof English.CHAPTER_MESSAGES> = {
  title: '人生の章',
  adding: '章を追加',
  editing: (name) => `「${name}」を編集`,
  name: '名前',
  namePlaceholder: '例：学生時代',
  from: '始まり',
  until: '終わり',
  untilHint: 'いまも続いている場合や、次の章が始まるまで続く場合は、空欄にしてください。',
  added: (name) => `「${name}」を追加しました。`,
  color: '色',
  columns: { what: '章', when: '時期', age: '年齢', week: '人生の何週目' },
  problems: {
    name: '名前を入力してください。',
    tooMany: plural({
      other: '章はすでに#件あり、これ以上は追加できません。追加するには、どれかを削除してください。',
    }),
    beforeBirth: '生まれる前の時期です。もっとあとの時期を入力してください。',
    endsBeforeItBegins: '終わりは始まりよりあとにしてください。',
    overlaps: (name, span) =>
      `「${name}」（${span}）と重なっています。一方が始まる前に、もう一方が終わるようにしてください。`,
  },
};

export const COLOR_NAMES: Translated<typeof English.COLOR_NAMES> = {
  blue: '青',
  green: '緑',
  purple: '紫',
  red: '赤',
  orange: 'オレンジ',
  cyan: '青緑',
  pink: 'ピンク',
  lime: '黄緑',
  brown: '茶',
  slate: '青灰色',
};

const between = (begin: string, end: string) => `${begin}から${end}まで`;
const betweenAges = (format: Format, from: number, until: number) =>
  `${format.number(from)}〜\u2060${format.number(until)}歳`;
const atAges = (format: Format, from: number, until: number) =>
  from === until ? `${format.number(from)}歳` : betweenAges(format, from, until);

export const SPANS: Translated<typeof English.SPANS> = {
  between,
  from: (begin) => `${begin}から`,
  betweenAges,
  fromAge: (format, age) => `${format.number(age)}歳から`,
};

export const FIGURE_SPANS: Translated<typeof English.FIGURE_SPANS> = {
  between: (from, until) => `${from}〜\u2060${until}`,
  from: (from) => `${from}〜`,
};

export const LISTED_SPANS: Translated<typeof English.LISTED_SPANS> = {
  between: (format, begin, end, ages) =>
    `${between(begin, end)}${ages ? `（${atAges(format, ages.from, ages.until)}）` : ''}`,
  untilNext: (format, begin, { from, until }) => `${begin}から次の章まで（${atAges(format, from, until)}）`,
  from: (format, begin, age) => `${begin}から${age === null ? '' : `（${format.number(age)}歳〜）`}`,
  betweenAges,
  fromAge: (format, age) => `${format.number(age)}歳から`,
};
