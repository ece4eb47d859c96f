import type * as English from '../en/method-messages.ts';
import type { Translated } from '../translated.ts';
import { decimalYears } from './units.ts';

export const METHOD_MESSAGES: Translated<typeof English.METHOD_MESSAGES> = {
  title: '計算のしかた',
  stepsTitle: 'あなたの数字での計算',
  sourcesTitle: '数値の出典',
  limitsTitle: 'これらの数字では分からないこと',
};

export const STEP_TITLES: Translated<typeof English.STEP_TITLES> = {
  yearsLived: 'これまでの年数',
  yearsRemaining: 'これからの年数',
  weeksLeft: 'これからの週数',
  weeksLived: 'これまでの週数',
  activity: '活動の年数',
  freeTime: '自由時間',
};

const countBirthdays = ({ from, to, age }: English.Birthdays) =>
  `${from}から${to}までに迎えた誕生日：${age}回。`;

const SHARES_OF_TIME = {
  everyDay: '1日の時間 ÷ 24 × 年数。',
  everyDayInYears: '1日の時間 ÷ 24 × 活動をする年数。',
  someDaysInYears: '1日の時間 × 週の日数 ÷ 7 ÷ 24 × 活動をする年数。',
} as const;

export const STEPS: Translated<typeof English.STEPS> = {
  yearsLived: {
    birthdays: (age) => `これまでに迎えた誕生日：${age}回。`,
    between: countBirthdays,
    fromLeapDay: (birthdays) => `${countBirthdays(birthdays)}2月29日のない年は、3月1日を誕生日とします。`,
  },
  yearsRemaining: {
    left: (calculation) => `寿命の目安 − これまでの年数：${calculation}。`,
    past: (difference) => `寿命の目安 − これまでの年数。${difference}は0より小さいため、0とします。`,
  },
  weeksLeft: (calculation) =>
    `これからの年数 × 52、端数切り捨て：${calculation}。直近の誕生日から数えます。1年は52週より1日か2日長くなります。`,
  weeksLived: {
    weeks: (weeks) => `生まれてから：まる${weeks}週。`,
    fromDays: (calculation) => `生まれてからの日数 ÷ 7、端数切り捨て：${calculation}。`,
  },
  activity: {
    rule: (rhythm) => SHARES_OF_TIME[rhythm],
    soFar: (format, rhythm, soFar) =>
      `${SHARES_OF_TIME[rhythm]}最初の活動では、これまで：${soFar.factors} = ${decimalYears(format, soFar.years)}。`,
    withAhead: (format, rhythm, soFar, ahead) =>
      `${SHARES_OF_TIME[rhythm]}最初の活動では、これまで：${soFar.factors} = ${decimalYears(format, soFar.years)}、この先：${ahead.factors} = ${decimalYears(format, ahead.years)}。`,
  },
  freeTime: {
    ofDay: (calculation) => `どの活動にも使わない1日の時間：${calculation}。`,
    ofWeek: (calculation) => `いまの年齢で、どの活動にも使わない1週間の時間：${calculation}。`,
  },
};

export const GENERAL_STEPS: Translated<typeof English.GENERAL_STEPS> = [
  {
    what: '同じ年齢の人は平均で何歳まで',
    how: '平均寿命（出生時の平均余命）には、若くして亡くなった人も含まれます。生命表からは、ある年齢を迎えた人が平均であと何年生きるか（その年齢の平均余命）が分かります。年齢にそれを足したものが、ここに示す年齢です。',
  },
  {
    what: '死亡率が下がり続ければ',
    how: 'これからの各年に、国連が見込むその年の死亡率を使います。2100年よりあとは変わらないものとします。幅は、国連による出生時の平均余命の80%予測区間にもとづき、どの年も低いほう、または高いほうをとったものです。この区間があるのは、男女を合わせた表だけです。',
  },
  {
    what: '各年齢を迎える人の割合',
    how: 'あとの年齢の生存数 ÷ 前の年齢の生存数。年齢の間は、死亡率の対数を補間します。',
  },
  {
    what: 'いま生きている人たちのなかのあなた',
    how: '国連による2025年の5歳階級別人口（将来推計）。階級のなかの人数は補間し、結果は丸めています。',
  },
  {
    what: '寿命の年数と、増える見込み',
    how: '測定値ではなく、このページ独自の概算です。段階ごとに決めた年数と、（最適化後の時間 − いまの時間）÷ 24 × これからの年数 × 3。',
  },
];

export const LIMITS: Translated<typeof English.LIMITS> = [
  '平均からは、ひとりの人が何歳まで生きるかは分かりません。平均より長く生きる人も、平均に届かない人も大勢います。',
  '生命表は、ある1年の死亡率を使います。死亡率は下がってきました。国連の見込みどおり下がり続ければ、人は生命表が示すよりも長く生きることになります。',
  '同じ国・地域の男女計、女性、男性の生命表には、いずれも同じひとつの係数を掛け、男女計の平均寿命が世界銀行の値になるようにしています。不確かさが最も大きいのは、クウェート、米領ヴァージン諸島、フェロー諸島、セーシェル、アルメニアです。',
  '研究で分かるのは、集団に見られる関連です。そこから自分の将来を読み取ることは、だれにもできません。',
];
