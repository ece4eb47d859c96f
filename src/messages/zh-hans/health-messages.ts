import type * as English from '../en/health-messages.ts';
import type { Translated } from '../translated.ts';

export const EXERCISE_NOTES: Translated<typeof English.EXERCISE_NOTES> = {
  Sedentary: {
    level: '久坐少动',
    lead: '动一点总比不动好，哪怕几分钟也算数。',
    healthImpact: (format) =>
      `一项涵盖65万多名成年人的研究发现，与闲暇时完全不运动相比，每周快走不超过75分钟，与40岁以后多${format.number(1.8)}年的寿命相关。`,
    recommendations: [
      '从喜欢的小事开始，比如饭后散步十分钟。',
      '习惯之后，每周再加一点：世界卫生组织建议成年人每周进行150至300分钟的中等强度活动。',
    ],
  },
  'Lightly Active': {
    level: '轻度活跃',
    lead: '也许只要再快走一两次，就能达到每周150分钟。',
    healthImpact: (format) =>
      `一项涵盖66万多名成年人的研究发现，与完全不活动相比，有些活动但未达到建议下限，与死亡率低${format.wholePercent(20)}相关；达到下限的一至两倍，与死亡率低${format.wholePercent(31)}相关。`,
    recommendations: [
      '高强度活动按双倍计算：每周75至150分钟就够了。',
      '把增加的几分钟放进本来就要做的事里，比如上班或去商店的路上。',
    ],
  },
  Active: {
    level: '活跃',
    lead: '世界卫生组织建议成年人每周进行150至300分钟中等强度活动，你在这个范围内。',
    healthImpact: (format) =>
      `一项涵盖66万多名成年人的研究发现，与完全不活动相比，达到建议下限的一至两倍，与死亡率低${format.wholePercent(31)}相关。`,
    recommendations: [
      '继续做你喜欢的运动，不必再增加。',
      '中等强度和高强度活动怎样搭配，看你一周怎么方便。',
      '给忙碌的几周备一套短一点的安排，习惯就容易捡回来。',
    ],
  },
  'Highly Active': {
    level: '非常活跃',
    lead: '某一周少动一些也没关系：150分钟中等强度活动就够了，还不到你现在的一半。',
    healthImpact: (format) =>
      `一项大型研究发现，与完全不活动相比，达到建议下限的两至三倍，与死亡率低${format.wholePercent(37)}相关。另一项研究发现，与闲暇时完全不运动相比，每周快走超过450分钟，与40岁以后多${format.number(4.5)}年的寿命相关。`,
    recommendations: ['安排好休息日。', '如果哪里一直疼，请先看医生，再继续锻炼。'],
  },
};

export const SLEEP_NOTES: Translated<typeof English.SLEEP_NOTES> = {
  'Severely Insufficient': {
    level: '严重不足',
    lead: '美国睡眠医学会和美国睡眠研究学会建议成年人睡七小时或更久。',
    healthImpact: (format) => `在近140万人中，睡眠时间短与死亡率高${format.wholePercent(12)}相关。`,
    recommendations: [
      '试着一周里每天提前15分钟上床，然后再提前15分钟，看看感觉如何。',
      '如果可以，工作日和休息日都在同一时间起床。',
      '如果想多睡却睡不着，请看医生，弄清原因。',
    ],
  },
  Insufficient: {
    level: '不足',
    lead: '美国睡眠医学会和美国睡眠研究学会建议成年人睡七小时或更久，你离这还差不到一小时。',
    healthImpact: (format) =>
      `在涵盖近140万人的16项研究中，睡眠时间短与死亡率高${format.wholePercent(12)}相关。`,
    recommendations: [
      '最多提前一小时上床，就能睡够七小时。',
      '从必须起床的时间往回算，把提醒设在晚上，而不是早上。',
      '找出最常让你晚睡的一件事，把它提早做。',
    ],
  },
  Optimal: {
    level: '适宜',
    lead: '美国国家睡眠基金会建议成年人睡七至九小时，65岁及以上的人睡七至八小时。',
    healthImpact: () => '在近140万人中，睡眠少于或多于大约七至八小时，都与较高的死亡率相关。',
    recommendations: [
      '你在大多数成年人的建议范围内。',
      '晚上事情多的时候，也请守住适合你的就寝时间。',
      '如果醒来仍然觉得累，可以跟医生说说。',
    ],
  },
  Excessive: {
    level: '偏多',
    lead: '这超过了美国国家睡眠基金会的建议：成年人七至九小时，65岁及以上的人七至八小时。',
    healthImpact: (format) =>
      `在近140万人中，睡眠时间长与死亡率高${format.wholePercent(30)}相关；这并不表示睡眠是原因。这些研究问的是人们通常睡多久。本页的平均一天来自时间日记，小睡和醒着躺在床上的时间也算在内，所以看起来更长。`,
    recommendations: [
      '花两周记下每天睡了多久、醒来时精神如何。',
      '如果想睡得短一些，把闹钟提前15分钟，感觉舒服就保持下去。',
      '如果睡得久仍然累，可以跟医生说说。',
    ],
  },
};

export const HEALTH_DISCLAIMER: Translated<typeof English.HEALTH_DISCLAIMER> =
  '这些是在大量人群中看到的规律，不是对你的预测。年数出自本工具自己的粗略经验法则。';

export const MEDICAL_DISCLAIMER: Translated<typeof English.MEDICAL_DISCLAIMER> =
  '这不是医疗建议。这里只是平均值和简单的算术，而没有谁正好是平均值。想因此改变生活方式的话，请先问问医生。';
