import type * as English from '../en/names.ts';
import type { TypedTimeWords } from '../typed-life-words.ts';

export const EVERYDAY_NAMES: typeof English.EVERYDAY_NAMES = {
  CHI: 'チャンネル諸島',
  COD: 'コンゴ民主共和国',
  COG: 'コンゴ共和国',
  HKG: '香港',
  MAC: 'マカオ',
  MMR: 'ミャンマー',
  PSE: 'パレスチナ',
  USA: 'アメリカ',
  VCT: 'セントビンセント・グレナディーン',
};

export const phraseCountry: typeof English.phraseCountry = (_code, name) => name;

export const TYPED_TIME_WORDS: TypedTimeWords = {
  months: {},
  eras: { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018, s: 1925, h: 1988, r: 2018 },
  age: [
    '年齢',
    '満',
    '歳',
    '才',
    'さい',
    '歳で',
    '歳に',
    '歳の時',
    '歳の時に',
    '歳のとき',
    '歳のときに',
    '歳の頃',
    '歳のころ',
    '歳ごろ',
    '歳頃',
    'から',
    'まで',
    '歳くらい',
    '歳ぐらい',
    '歳の誕生日',
    '歳になる年',
    '歳になった年',
    '歳になったとき',
    '歳になるまで',
    '才の時',
    '才のとき',
    '才のころ',
    '才の頃',
    '才ごろ',
    '才頃',
    '才で',
    '才に',
    '才から',
    '才まで',
    '才くらい',
    '才ぐらい',
    '才になる年',
  ],
  year: [
    '西暦',
    'に',
    'から',
    'まで',
    'より',
    '以降',
    'ごろ',
    '頃',
    'ごろに',
    '頃に',
    'ごろから',
    '頃から',
    'ごろまで',
    '頃まで',
  ],
  month: ['西暦', 'に', 'から', 'まで', '日'],
};

/** Japanese has no space between a figure and its unit. */
export const UNIT_WORDS: readonly string[] = [];

/** Words for one’s own family, as somebody else says them. */
const OF_ANOTHER = new Map([
  ['母', 'お母さん'],
  ['父', 'お父さん'],
  ['両親', 'ご両親'],
  ['祖父・祖母', 'おじいさん・おばあさん'],
  ['祖母', 'おばあさん'],
  ['祖父', 'おじいさん'],
  ['姉', 'お姉さん'],
  ['兄', 'お兄さん'],
  ['妹', '妹さん'],
  ['弟', '弟さん'],
  ['娘', '娘さん'],
  ['息子', '息子さん'],
  ['孫', 'お孫さん'],
  ['子ども', 'お子さん'],
  ['友人', 'ご友人'],
]);

/** @example namePerson('私の母') // 'お母さん' */
export const namePerson: typeof English.namePerson = (name) => {
  const bare = name.replace(/^(?:私|わたし|わたくし|僕|ぼく|俺|おれ|うち)の(?=\S)/u, '');
  return OF_ANOTHER.get(bare) ?? bare;
};
