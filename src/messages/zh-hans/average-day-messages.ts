import type * as English from '../en/average-day-messages.ts';
import type { Translated } from '../translated.ts';
import { describeSurveyAges } from './survey-ages.ts';

export const AVERAGE_DAY_MESSAGES: Translated<typeof English.AVERAGE_DAY_MESSAGES> = {
  hint: '选一个来替换你的活动，之后可以撤销。',
  sources: '来源：',
  lives: '现成的人生',
  livesHint: '这些人生已设好每周天数和年龄。可以在“什么时候做这些活动”中改成你自己的。',
  note: '除非通勤单独列出或另有说明，工作包括通勤；睡眠包括小睡和醒着躺在床上的时间。没有列出的都算自由时间。',
  use: (title) => `使用“${title}”`,
  hours: (name, hours) => `${name} ${hours}小时`,
  schedule: (name, schedule) => `${name} ${schedule}`,
  described: (hours, about) => `${hours}。${about}`,
};

export const AVERAGE_DAYS: Translated<typeof English.AVERAGE_DAYS> = {
  working: {
    title: '上班族',
    about: (year) => `美国平均值：家中没有未满18岁孩子的在职成年人，含周末，${year}年。`,
  },
  'working-parent': {
    title: '上班的父母',
    about: (year) => `美国平均值：家中有未满18岁孩子的在职成年人，含周末，${year}年。`,
  },
  'parent-at-home': {
    title: '在家的父母',
    about: (year) => `美国平均值：家中有未满18岁孩子、没有工作的成年人，${year}年。`,
  },
  student: {
    title: '大学生',
    about: () => '美国平均值：15至49岁的全日制大学生，工作日，2003至2005年。',
  },
  teenager: {
    title: '青少年',
    about: (year) => `美国平均值：15至19岁的人，含周末和假期，${year}年。`,
  },
  'later-life': {
    title: '晚年',
    about: (year) => `美国平均值：75岁及以上的人，${year}年。`,
  },
  'average-person': {
    title: '普通人',
    about: (year) => `美国平均值：15岁及以上的所有人，无论有无工作，${year}年。`,
  },
};

export const OWN_COUNTRY_DAY: Translated<typeof English.OWN_COUNTRY_DAY> = {
  title: (place) => `${place}的平均一天`,
  about: (format, { place, ages, year }) =>
    `${place}平均值：${describeSurveyAges(format, ages)}的人，无论有无工作，含周末，${year}年。工作不包括通勤。`,
};

const office = '22至65岁每周五天共工作40小时，是常见的全职安排';

export const READY_MADE_LIVES: Translated<typeof English.READY_MADE_LIVES> = {
  'office-life': {
    title: '办公室工作',
    about: (year) => `${office}；其余时间是家中没有孩子的在职成年人的美国平均值，${year}年。`,
  },
  'nursing-shifts-life': {
    title: '护士轮班',
    about: (year) =>
      `每周三天、每班12小时，在医院护士中很常见（美国一项研究，2012年）；年龄是举例，其余时间是在职成年人的美国平均值，${year}年。`,
  },
  'parent-at-home-life': {
    title: '育儿岁月',
    about: (year) =>
      `工作到第一个孩子出生，之后照顾孩子，直到最小的孩子满18岁，年龄是举例；照顾孩子、家务和看电视的时间是没有工作的父母的美国平均值，${year}年。`,
  },
  'student-life': {
    title: '求学岁月',
    about: () => `18至22岁每周学习五天，时间是全日制学生的美国平均值，2003至2005年。${office}。`,
  },
  'retired-life': {
    title: '退休',
    about: (year) =>
      `${office}；65岁起的时间是75岁及以上的人的美国平均值，${year}年。休息和个人护理包括睡眠。`,
  },
};
