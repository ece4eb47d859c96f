import type * as English from '../en/age-messages.ts';
import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import type { Translated } from '../translated.ts';
import { describeExpectedAge, nameOf, nameWithAge } from './people.ts';
import { decimalYears } from './units.ts';

export const AGE_MESSAGES: Translated<typeof English.AGE_MESSAGES> = {
  missing: '生命表を読み込めませんでした。ページのほかの部分には影響ありません。',
  none: (place) => `生命表がありません（${place}）。`,
  choice: '使う寿命の目安',
  meaning: 'これらの年齢の根拠',
};

export const TABLE_FIGURES: Translated<typeof English.TABLE_FIGURES> = {
  period: (format, { people, place, lifeExpectancy, year, source }) =>
    `${place}の${nameWithAge(format, people)}の数値にもとづいています：${year}年の死亡率のもとで平均${format.decimal(lifeExpectancy)}歳（生命表は${source}をもとに作成）。`,
  cohort: (format, { people, place, lifeExpectancy, source }) =>
    `${place}の${nameWithAge(format, people)}の数値にもとづいています：死亡率が国連の見込みどおり下がり続ければ、平均でおよそ${format.number(lifeExpectancy)}歳（${source}をもとにした将来推計）。`,
};

export const CHOICES: Translated<typeof English.CHOICES> = {
  birth: (format, age) => `平均寿命：${decimalYears(format, age)}`,
  entered: (format, age) => `入力した目安：${format.number(age)}歳`,
  period: (format, age, people) =>
    people.stage === 'newborn'
      ? `${nameOf(people)}：${format.decimal(age)}歳`
      : `${format.number(people.age)}歳を迎えた${nameOf(people)}：${format.decimal(age)}歳`,
  cohort: (format, age) => `死亡率が下がり続ければ：約${format.number(age)}歳`,
};

const atAge = (format: Format, of: English.AtAge) =>
  `${of.year}年の死亡率のもとでは、${describeExpectedAge(format, of)}。`;

function nameAverage(
  format: Format,
  { year, counts }: English.AverageAtBirth,
  { stage, age }: People,
): string {
  const average = `${year === null ? '' : `${year}年の`}平均寿命`;
  if (counts === 'bothSexes') return `男女を合わせた${average}`;
  return counts === null || stage === 'newborn'
    ? average
    : `${format.number(age)}歳を迎えなかった人も含めた${average}`;
}

export const AT_AGE: Translated<typeof English.AT_AGE> = {
  alone: atAge,
  same: (format, of, average) =>
    `${atAge(format, of)}これは${nameAverage(format, average, of.people)}と同じです。`,
  more: (format, of, average) =>
    `${atAge(format, of)}${nameAverage(format, average, of.people)}より${decimalYears(format, average.difference)}長くなります。`,
  less: (format, of, average) =>
    `${atAge(format, of)}${nameAverage(format, average, of.people)}より${decimalYears(format, average.difference)}短くなります。`,
};

export const HEADLINE_FIGURES: Translated<typeof English.HEADLINE_FIGURES> = {
  ofAge: (format, { expected, year }) =>
    `${format.decimal(expected)}歳は、${year}年の死亡率のもとでの平均です。`,
  ofLastAge: (format, { expected, year, lastAge }) =>
    `${format.decimal(expected)}歳は、生命表の最後の年齢である${format.number(lastAge)}歳を迎えた人の、${year}年の死亡率のもとでの平均です。`,
};

const project = (format: Format, { people, place, expected }: English.Projection, range = '') =>
  `死亡率が国連の見込みどおり下がり続ければ、${place}の${nameWithAge(format, people)}は、平均でおよそ${format.number(expected)}歳まで生きると見込まれます${range}。これは将来推計で、2100年までの各年について国連が見込む死亡率にもとづいています。`;

export const PROJECTIONS: Translated<typeof English.PROJECTIONS> = {
  noChange: '死亡率が下がり続けても、この年齢ではほとんど変わりません。',
  figure: (format, of) => project(format, of),
  withInterval: (format, of, { low, high }) =>
    project(format, of, `（予測の8割は${format.number(low)}〜\u2060${format.number(high)}歳の範囲）`),
};

const COUNTS_EVERYONE = '平均寿命は、生まれた人すべてを数えた平均です。';

export const AVERAGES: Translated<typeof English.AVERAGES> = {
  entered: {
    past: (format, { age, average }) =>
      `いま${format.number(age)}歳で、入力した目安の${format.number(average)}歳を過ぎています。`,
    at: (format, { age, average }) =>
      `いま${format.number(age)}歳で、入力した目安の${format.number(average)}歳を迎えています。`,
    close: (format, { age, average }) =>
      `いま${format.number(age)}歳で、入力した目安の${format.number(average)}歳に近い年齢です。`,
  },
  birth: {
    past: (format, { age, average }) =>
      `いま${format.number(age)}歳で、平均寿命の${decimalYears(format, average)}を超えて生きています。${COUNTS_EVERYONE}`,
    at: (format, { age, average }) =>
      `いま${format.number(age)}歳で、平均寿命の${decimalYears(format, average)}とほぼ同じ年齢です。${COUNTS_EVERYONE}`,
    close: (format, { age, average }) =>
      `いま${format.number(age)}歳で、平均寿命の${decimalYears(format, average)}に近い年齢です。${COUNTS_EVERYONE}`,
    lower: (format, { average }) =>
      `平均寿命の${decimalYears(format, average)}のほうが短いのは、生まれた人すべてを数えた平均だからです。`,
  },
};

export const ESTIMATES: Translated<typeof English.ESTIMATES> = {
  estimate: (format, { age, lifeExpectancy, expected, meanError, greatestError }) =>
    `推定では、平均寿命が${format.number(lifeExpectancy)}年の国で${format.number(age)}歳を迎えた人は、平均でおよそ${format.number(expected)}歳まで生きます。この年齢での推定の誤差は平均${decimalYears(format, meanError)}、最大${decimalYears(format, greatestError)}です。`,
  outsideAges: (format, first, last) =>
    `国・地域を選ぶと、同じ年齢の人が平均で何歳まで生きるかが分かります。選ばない場合、このページで推定できるのは${format.number(first)}歳から${format.number(last)}歳までです。`,
  noCountry: (format, lifeExpectancy) =>
    `平均寿命が${format.number(lifeExpectancy)}年の国はないため、同じ年齢の人が平均で何歳まで生きるかを、このページでは推定できません。`,
};
