import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  until: list('から より'),
  now: list('今 今まで 現在 現在まで 今日 今日まで いま'),
  since: list('から より 以降'),
  born: list('生まれ 年生まれ 生 年生'),
  events: list(
    '初めて はじめて 最初 最後 結婚 挙式 婚約 離婚 出産 誕生 生まれ 入学 卒業 入社 就職 転職 退職 合格 免許 引っ越 引越 転居 上京 出会 始め 始ま 辞め 購入 買っ 旅行 優勝 事故 手術 入院 ' +
      '他界 帰国 別れ 成人 逝去 死 亡 没 永眠 流産 葬 告別 弔 喪 忌 失っ 失う 失い 見送 旅立',
  ),
  relations: {
    mother: list('母 お母さん 母親 ママ おかあさん'),
    father: list('父 お父さん 父親 パパ おとうさん'),
    child: list('息子 娘 子ども 子供 長男 長女 次男 次女 兄 弟 姉 妹 お兄さん お姉さん'),
    partner: list('夫 妻 パートナー 彼氏 彼女 恋人'),
    friend: list('友人 友達 友だち 親友'),
    grandparent: list(
      '祖母 祖父 おばあちゃん おじいちゃん おばあさん おじいさん 孫 叔母 叔父 伯母 伯父 いとこ 姪 甥',
    ),
  },
};
