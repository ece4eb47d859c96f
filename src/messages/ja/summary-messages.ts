import type * as English from '../en/summary-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { describeExpectedAge } from './people.ts';
import { decimalYears } from './units.ts';

const describeCountryFigure = (
  format: Format,
  { country, lifeExpectancy, source, year }: English.CountryFigure,
  origin = '',
) =>
  `${country}の平均寿命${decimalYears(format, lifeExpectancy)}にもとづいています（${source}、${year}年${origin}）。`;

export const FIGURE_SOURCES: Translated<typeof English.FIGURE_SOURCES> = {
  entered: (format, lifeExpectancy) =>
    `入力した寿命の目安${format.number(lifeExpectancy)}歳にもとづいています。`,
  country: (format, figure) => describeCountryFigure(format, figure),
  snapshot: (format, figure) => describeCountryFigure(format, figure, '、このページに保存されたデータ'),
};

export const HEADLINES: Translated<typeof English.HEADLINES> = {
  beyondRecords: (format, age) =>
    `${format.number(age)}歳は、記録に残るだれよりも高い年齢です。生年月日に間違いはありませんか。`,
  noFigure: (format, age) =>
    `寿命の目安は限界ではありません。${format.number(age)}歳を迎えた人は、その先も年を重ねていきます。`,
  expected: (format, people) => `${describeExpectedAge(format, people)}。`,
  outlived: (format, people, age) =>
    `${describeExpectedAge(format, people)}。いま${format.number(age)}歳で、その年齢も超えて生きています。`,
};

export const GOALS: Translated<typeof English.GOALS> = {
  birth: () => '平均寿命まで',
  entered: () => '入力した寿命の目安まで',
  newborns: () => '生まれたばかりの子どもの平均まで',
  people: (format, age) => `${format.number(age)}歳を迎えた人の平均まで`,
  cohort: () => '死亡率が下がり続けた場合の平均まで',
};

export const END_LINES: Translated<typeof English.END_LINES> = {
  birth: (format, end) => `${format.decimal(end)}歳の線は、平均寿命を表します。`,
  entered: (format, end) => `${format.number(end)}歳の線は、入力した寿命の目安を表します。`,
  newborns: (format, end) => `${format.decimal(end)}歳の線は、生まれたばかりの子どもの平均を表します。`,
  people: (format, end, age) =>
    `${format.decimal(end)}歳の線は、${format.number(age)}歳を迎えた人の平均を表します。`,
  cohort: (format, end) => `${format.number(end)}歳の線は、死亡率が下がり続けた場合の平均を表します。`,
};
