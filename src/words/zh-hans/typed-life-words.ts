import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  until: list('到 至'),
  now: list('今 今天 现在 如今'),
  since: list('从 自 自从 起 开始 以来'),
  born: list('生 出生 年生 年出生 生于 出生于'),
  events: list(
    '第一 首次 最后 结婚 婚礼 订婚 离婚 出生 诞生 入学 毕业 入职 辞职 退休 考上 高考 驾照 搬家 搬到 移居 认识 相遇 遇见 开始 买 卖 旅行 旅游 获奖 事故 手术 住院 去世 回国 分手 过世 ' +
      '离世 辞世 病故 逝 亡 死 殁 丧 葬 走了 流产 夭折 牺牲 告别 永别 失去 安息',
  ),
  relations: {
    mother: list('母亲 妈妈 妈 我妈 我妈妈 母'),
    father: list('父亲 爸爸 爸 我爸 我爸爸 父'),
    child: list('儿子 女儿 孩子 哥哥 弟弟 姐姐 妹妹 哥 弟 姐 妹'),
    partner: list('丈夫 妻子 老公 老婆 先生 太太 伴侣 男友 女友 男朋友 女朋友'),
    friend: list('朋友 好友 闺蜜'),
    grandparent: list(
      '奶奶 爷爷 外婆 外公 姥姥 姥爷 祖母 祖父 孙子 孙女 外孙 外孙女 姑姑 阿姨 叔叔 舅舅 伯伯 表哥 表姐 表弟 表妹 堂哥 堂姐 堂弟 堂妹',
    ),
  },
};
