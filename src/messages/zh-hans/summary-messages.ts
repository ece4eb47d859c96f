import type * as English from '../en/summary-messages.ts';
import type { Translated } from '../translated.ts';
import { describeExpectedAge } from './people.ts';

type FigureSources = Translated<typeof English.FIGURE_SOURCES>;
type CountryArguments = Parameters<FigureSources['country']>;

const describeCountryFigure = (
  format: CountryArguments[0],
  { country, lifeExpectancy, source, year }: CountryArguments[1],
  origin = '',
) => `依据${country}的出生时预期寿命：${format.decimal(lifeExpectancy)}岁（${source}，${year}年${origin}）。`;

export const FIGURE_SOURCES: FigureSources = {
  entered: (format, lifeExpectancy) => `依据你输入的预期寿命：${format.number(lifeExpectancy)}岁。`,
  country: (format, figure) => describeCountryFigure(format, figure),
  snapshot: (format, figure) => describeCountryFigure(format, figure, '，来自本页保存的数据'),
};

export const HEADLINES: Translated<typeof English.HEADLINES> = {
  beyondRecords: (format, age) =>
    `照这样算，你${format.number(age)}岁，比有记录以来的任何人都年长。出生日期填对了吗？`,
  noFigure: (format, age) => `预期寿命不是上限：已满${format.number(age)}岁的人，还会活到更大的年纪。`,
  expected: (format, people) => `${describeExpectedAge(format, people)}。`,
  outlived: (format, people, age) =>
    `${describeExpectedAge(format, people)}。你${format.number(age)}岁，连这个年龄也超过了。`,
};

export const GOALS: Translated<typeof English.GOALS> = {
  birth: () => '算到出生时预期寿命',
  entered: () => '算到你输入的预期寿命',
  newborns: () => '算到新生儿平均活到的年龄',
  people: (format, age) => `算到已满${format.number(age)}岁的人平均活到的年龄`,
  cohort: () => '算到平均活到的年龄（如果死亡率继续下降）',
};

export const END_LINES: Translated<typeof English.END_LINES> = {
  birth: (format, end) => `${format.decimal(end)}岁处的线表示出生时预期寿命。`,
  entered: (format, end) => `${format.number(end)}岁处的线表示你输入的预期寿命。`,
  newborns: (format, end) => `${format.decimal(end)}岁处的线表示新生儿平均活到的年龄。`,
  people: (format, end, age) =>
    `${format.decimal(end)}岁处的线表示已满${format.number(age)}岁的人平均活到的年龄。`,
  cohort: (format, end) => `${format.number(end)}岁处的线表示平均活到的年龄（如果死亡率继续下降）。`,
};
