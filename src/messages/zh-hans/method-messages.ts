import type * as English from '../en/method-messages.ts';
import type { Translated } from '../translated.ts';

export const METHOD_MESSAGES: Translated<typeof English.METHOD_MESSAGES> = {
  title: '计算方法',
  stepsTitle: '用你的数字来算',
  sourcesTitle: '数据来源',
  limitsTitle: '这些数字不能告诉你什么',
};

export const STEP_TITLES: Translated<typeof English.STEP_TITLES> = {
  yearsLived: '已度过的年数',
  yearsRemaining: '剩余年数',
  weeksLeft: '剩余周数',
  weeksLived: '至今的周数',
  activity: '一项活动的年数',
  freeTime: '自由时间',
};

type Steps = Translated<typeof English.STEPS>;

const countBirthdays: Steps['yearsLived']['between'] = ({ from, to, age }) =>
  `${from}至${to}之间的生日：${age}个。`;

const SHARES_OF_TIME: Readonly<Record<Parameters<Steps['activity']['rule']>[0], string>> = {
  everyDay: '每天小时数 ÷ 24 × 年数。',
  everyDayInYears: '每天小时数 ÷ 24 × 有这项活动的年数。',
  someDaysInYears: '每天小时数 × 每周天数 ÷ 7 ÷ 24 × 有这项活动的年数。',
};

export const STEPS: Steps = {
  yearsLived: {
    birthdays: (age) => `至今的生日：${age}个。`,
    between: countBirthdays,
    fromLeapDay: (birthdays) => `${countBirthdays(birthdays)}没有2月29日的年份，生日算在3月1日。`,
  },
  yearsRemaining: {
    left: (calculation) => `预期寿命 − 已度过的年数：${calculation}。`,
    past: (difference) => `预期寿命 − 已度过的年数。${difference}小于0，所以记为0。`,
  },
  weeksLeft: (calculation) =>
    `剩余年数 × 52，向下取整：${calculation}。从你上一个生日算起；一年比52周多一两天。`,
  weeksLived: {
    weeks: (weeks) => `出生至今的整周数：${weeks}。`,
    fromDays: (calculation) => `出生至今的天数 ÷ 7，向下取整：${calculation}。`,
  },
  activity: {
    rule: (rhythm) => SHARES_OF_TIME[rhythm],
    soFar: (format, rhythm, soFar) =>
      `${SHARES_OF_TIME[rhythm]}你的第一项活动：至今的年数为${soFar.factors} = ${format.decimal(soFar.years)}。`,
    withAhead: (format, rhythm, soFar, ahead) =>
      `${SHARES_OF_TIME[rhythm]}你的第一项活动：至今的年数为${soFar.factors} = ${format.decimal(soFar.years)}，未来的年数为${ahead.factors} = ${format.decimal(ahead.years)}。`,
  },
  freeTime: {
    ofDay: (calculation) => `一天中没有被活动占用的小时数：${calculation}。`,
    ofWeek: (calculation) => `在你这个年龄，一周中没有被活动占用的小时数：${calculation}。`,
  },
};

export const GENERAL_STEPS: Translated<typeof English.GENERAL_STEPS> = [
  {
    what: '你这个年龄的预期寿命',
    how: '出生时预期寿命把年轻时就离世的人也计算在内。生命表则显示，已经活到某个年龄的人平均会活到多少岁。',
  },
  {
    what: '如果死亡率继续下降',
    how: '未来每一年都采用联合国预计的该年死亡率；2100年以后保持不变。给出的范围，是让每一年都取联合国出生时预期寿命80%区间的下限或上限；只有“所有人”的生命表才有这个区间。',
  },
  {
    what: '有多少人活到各个年龄',
    how: '较大年龄的尚存人数 ÷ 较小年龄的尚存人数。在两个年龄之间，对死亡率的对数做插值。',
  },
  {
    what: '你在世人之中的位置',
    how: '按五岁一组的人口数，采用联合国对2025年的预计。在各组之内对人数做插值，结果取整。',
  },
  {
    what: '寿命年数和可能的增加',
    how: '本工具自己的经验法则，不是测量结果：每个等级有固定的年数，另有（优化后 − 现在的小时数）÷ 24 × 剩余年数 × 3。',
  },
];

export const LIMITS: Translated<typeof English.LIMITS> = [
  '平均值不能说明你会活多久。很多人比平均值更长寿，也有很多人更早离世。',
  '生命表采用某一年的死亡率。死亡率一直在下降。如果像联合国预计的那样继续下降，人们会比生命表所示更长寿。',
  '一个国家或地区的生命表（所有人、女性、男性）都用同一个系数调整，使所有人的出生时预期寿命与世界银行的数据一致。以下地方的结果最不确定：科威特、美属维尔京群岛、法罗群岛、塞舌尔和亚美尼亚。',
  '研究发现的是人群中的关联。没有人能从中读出自己的未来。',
];
