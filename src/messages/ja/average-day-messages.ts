import type * as English from '../en/average-day-messages.ts';
import type { Translated } from '../translated.ts';
import { describeSurveyAges } from './survey-ages.ts';

export const AVERAGE_DAY_MESSAGES: Translated<typeof English.AVERAGE_DAY_MESSAGES> = {
  hint: '選ぶと、いまの活動と入れ替わります。元に戻すこともできます。',
  sources: '出典：',
  lives: '人生のモデル例',
  livesHint: '週の日数と年齢も入っています。「時期を設定」で自分に合わせて変えられます。',
  note: '仕事には通勤を含みます（別に挙げている場合や、説明に断りがある場合を除く）。睡眠には、昼寝と、眠らずに横になっている時間を含みます。挙げていない時間は自由時間とします。',
  use: (title) => `「${title}」を使う`,
  hours: (name, hours) => `${name} ${hours}時間`,
  schedule: (name, schedule) => `${name} ${schedule}`,
  described: (hours, about) => `${hours}。${about}`,
};

export const AVERAGE_DAYS: Translated<typeof English.AVERAGE_DAYS> = {
  working: {
    title: '働く人',
    about: (year) =>
      `アメリカの平均：働いていて、18歳未満の子どもと同居していない成人、週末を含む、${year}年。`,
  },
  'working-parent': {
    title: '働く親',
    about: (year) =>
      `アメリカの平均：働いていて、18歳未満の子どもと同居している成人、週末を含む、${year}年。`,
  },
  'parent-at-home': {
    title: '家にいる親',
    about: (year) => `アメリカの平均：仕事をしておらず、18歳未満の子どもと同居している成人、${year}年。`,
  },
  student: {
    title: '大学生',
    about: () => 'アメリカの平均：フルタイムの大学生（15〜\u206049歳）、平日、2003〜\u20602005年。',
  },
  teenager: {
    title: '10代後半',
    about: (year) => `アメリカの平均：15〜\u206019歳の人、週末や学校の休みを含む、${year}年。`,
  },
  'later-life': {
    title: '75歳から',
    about: (year) => `アメリカの平均：75歳以上の人、${year}年。`,
  },
  'average-person': {
    title: '平均的な人',
    about: (year) => `アメリカの平均：15歳以上のすべての人、仕事の有無を問わず、${year}年。`,
  },
};

export const OWN_COUNTRY_DAY: Translated<typeof English.OWN_COUNTRY_DAY> = {
  title: (place) => `${place}の平均`,
  about: (format, { place, ages, year }) =>
    `${place}の平均：${describeSurveyAges(format, ages)}の人、仕事の有無を問わず、週末を含む、${year}年。仕事に通勤は含みません。`,
};

const OFFICE = '22歳から65歳まで、週5日で合わせて40時間働くのは、フルタイムの一般的な働き方です。';

export const READY_MADE_LIVES: Translated<typeof English.READY_MADE_LIVES> = {
  'office-life': {
    title: '会社勤め',
    about: (year) =>
      `${OFFICE}ほかの時間は、働いていて子どもと同居していない成人のアメリカの平均です（${year}年）。`,
  },
  'nursing-shifts-life': {
    title: '看護のシフト勤務',
    about: (year) =>
      `週3日の12時間勤務は、病院の看護職に多い働き方です（アメリカの研究、2012年）。年齢は一例で、ほかの時間は働く成人のアメリカの平均です（${year}年）。`,
  },
  'parent-at-home-life': {
    title: '子育ての年月',
    about: (year) =>
      `最初の子どもが生まれるまで働き、末の子どもが18歳になるまで子育てをします。年齢は一例です。世話、家事、テレビの時間は、仕事をしていない親のアメリカの平均です（${year}年）。`,
  },
  'student-life': {
    title: '学生時代から',
    about: () =>
      `18歳から22歳まで、週5日勉強します。時間はフルタイムの学生のアメリカの平均です（2003〜\u20602005年）。${OFFICE}`,
  },
  'retired-life': {
    title: '引退後まで',
    about: (year) =>
      `${OFFICE}65歳からの時間は、75歳以上の人のアメリカの平均です（${year}年）。「休養・身の回りの用事」には睡眠を含みます。`,
  },
};
