import type * as English from '../en/detail-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  cards: {
    title: '各项活动',
    soFar: (format, figure) => `至今${decimalYears(format, figure)}`,
    atThisAge: (format, figure) => `到这个年龄${decimalYears(format, figure)}`,
    from: (format, figure) => `今天为${decimalYears(format, figure)}`,
    share: (percentage) => `每天的${percentage}`,
    shareOfLife: (percentage) => `一生的${percentage}`,
    more: plural({ other: '还有#条' }),
    moreAbout: (format, count, name) => `关于${name}，还有${format.number(count)}条比较`,
  },
  projections: {
    title: '未来预测',
    hint: '至今的年数，以及日子照旧的话未来的年数。',
    hintMoved: (format, age) => `至今的年数、到${format.number(age)}岁的年数和此后的年数，假定日子照旧。`,
    hintPast: '至今的年数。未来的年数只算到预期寿命为止。',
    hintAtEnd: (format, age) => `至今的年数，以及日子照旧的话到${format.number(age)}岁的年数。`,
    scheduled: {
      hint: '至今的年数和未来的年数，按你输入的天数和年龄计算。',
      hintMoved: (format, age) =>
        `至今的年数、到${format.number(age)}岁的年数和此后的年数，按你输入的天数和年龄计算。`,
      hintAtEnd: (format, age) => `至今的年数和到${format.number(age)}岁的年数，按你输入的天数和年龄计算。`,
    },
    soFar: (format, figure) => `至今${decimalYears(format, figure)}`,
    by: (format, figure, age) => `到${format.number(age)}岁共${decimalYears(format, figure)}`,
    until: (format, figure, age) => `到${format.number(age)}岁另有${decimalYears(format, figure)}`,
    ahead: (format, figure) => `未来${decimalYears(format, figure)}`,
    axis: years,
    columns: {
      activity: '活动',
      soFar: '至今年数',
      by: (format, age) => `到${format.number(age)}岁的年数`,
      ahead: '未来年数',
    },
  },
  health: {
    title: '健康优化',
    exercise: '运动分析',
    sleep: '睡眠分析',
    apply: '应用优化',
    current: '你目前的时长',
    recommended: '世卫组织建议的下限',
    optimized: '优化后',
    optimal: '建议的7至9小时的中间值',
    sleepDebt: '距8小时还差',
    yearsImpact: '寿命年数（本工具自己的经验法则）',
    underAge: '这些分析是针对成年人的。未满18岁的人适用其他指南。',
    potentialGain: '可能增加',
    more: { exercise: '更多关于运动的信息和来源', sleep: '更多关于睡眠的信息和来源' },
    sources: '来源：',
    none: '添加一项名称含有“睡眠”或“运动”的活动，就能看到有关研究的发现。',
  },
  share: {
    title: '保存或分享',
    file: '我的人生图',
    full: '完整结果',
    fullHint: '把本页的所有内容做成一张图片。',
    ways: { download: '分享结果', svg: '保存为SVG', send: '发送图片' },
    includeMarks: '图片中包含我的时刻和人生阶段',
    capturing: '正在截图……',
    timedOut: '制作图片花的时间太长。请再试一次，或保存为SVG。',
    noCanvas: '这个浏览器无法制作这张图片。请改为保存为SVG。',
    link: {
      title: '链接',
      copy: '复制链接',
      copied: '链接已复制。',
      byHand: '浏览器不允许复制。请选中下面的链接，自己复制。',
      address: '这些结果的链接',
      note: '拿到链接的人能看到你的年龄、预期寿命、国家或地区和活动，但看不到出生日期（不过可以推算出你的生日，误差在一周以内）。数据就在链接里，不在服务器上。',
      marks: '包含我的时刻和人生阶段',
      moments: plural({ other: '#个时刻' }),
      chapters: plural({ other: '#个阶段' }),
      marksHint: (marks) =>
        `链接会包含${marks}：你写的文字，以及它们在你人生中的周数。由此可以推算出日期，误差在两周以内。亲友从不包含在内。`,
    },
  },
  jump: { toTop: '回到顶部', toResults: '查看结果' },
  poster: {
    asOf: (day) => `截至${day}`,
    marks: { moments: '时刻', chapters: '人生阶段', both: '时刻和人生阶段' },
  },
};
