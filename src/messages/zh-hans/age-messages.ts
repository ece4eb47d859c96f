import type * as English from '../en/age-messages.ts';
import type { Translated } from '../translated.ts';
import { describeExpectedAge, nameOf, nameWithAge } from './people.ts';
import { decimalYears } from './units.ts';

export const AGE_MESSAGES: Translated<typeof English.AGE_MESSAGES> = {
  missing: '生命表没能加载。页面的其他部分不受影响。',
  none: (place) => `没有这个地方的生命表：${place}。`,
  choice: '采用哪个预期寿命',
  meaning: '这些年龄的依据',
};

export const TABLE_FIGURES: Translated<typeof English.TABLE_FIGURES> = {
  period: (format, { people, place, lifeExpectancy, year, source }) =>
    `依据${place}${nameWithAge(format, people)}：按${year}年的死亡率，平均活到${format.decimal(lifeExpectancy)}岁（生命表改编自${source}）。`,
  cohort: (format, { people, place, lifeExpectancy, source }) =>
    `依据${place}${nameWithAge(format, people)}：如果死亡率像联合国预计的那样继续下降，平均活到约${format.number(lifeExpectancy)}岁（预测，改编自${source}）。`,
};

export const CHOICES: Translated<typeof English.CHOICES> = {
  birth: (format, age) => `出生时预期寿命：${format.decimal(age)}岁`,
  entered: (format, age) => `你输入的：${format.number(age)}岁`,
  period: (format, age, people) =>
    people.stage === 'newborn'
      ? `${nameOf(people)}：${format.decimal(age)}岁`
      : `已满${format.number(people.age)}岁的${nameOf(people)}：${format.decimal(age)}岁`,
  cohort: (format, age) => `如果死亡率继续下降：约${format.number(age)}岁`,
};

type AtAge = Translated<typeof English.AT_AGE>;
type Average = Parameters<AtAge['more']>[2];

const atAge: AtAge['alone'] = (format, of) => `按${of.year}年的死亡率，${describeExpectedAge(format, of)}`;

const COUNTS: Readonly<Record<NonNullable<Average['counts']>, string>> = {
  thoseWhoDiedYounger: '（也包括更早离世的人）',
  bothSexes: '（男女合计）',
};

const nameAverage = ({ year, counts }: Average) =>
  `${year === null ? '' : `${year}年的`}出生时预期寿命${counts === null ? '' : COUNTS[counts]}`;

export const AT_AGE: AtAge = {
  alone: (format, of) => `${atAge(format, of)}。`,
  same: (format, of, average) => `${atAge(format, of)}，与${nameAverage(average)}相同。`,
  more: (format, of, average) =>
    `${atAge(format, of)}，比${nameAverage(average)}多${decimalYears(format, average.difference)}。`,
  less: (format, of, average) =>
    `${atAge(format, of)}，比${nameAverage(average)}少${decimalYears(format, average.difference)}。`,
};

export const HEADLINE_FIGURES: Translated<typeof English.HEADLINE_FIGURES> = {
  ofAge: (format, { expected, year }) => `${format.decimal(expected)}岁是按${year}年的死亡率得出的平均值。`,
  ofLastAge: (format, { expected, year, lastAge }) =>
    `${format.decimal(expected)}岁是年满${format.number(lastAge)}岁的人的平均值，按${year}年的死亡率得出；生命表到这个年龄为止。`,
};

type Project = Translated<typeof English.PROJECTIONS>['figure'];
type Projection = Parameters<Project>[1];

const project = (format: Parameters<Project>[0], { people, place, expected }: Projection, range = '') =>
  `如果死亡率像联合国预计的那样继续下降，${place}${nameWithAge(format, people)}平均会活到约${format.number(expected)}岁${range}。这是预测，依据的是联合国预计的、直到2100年每一年的死亡率。`;

export const PROJECTIONS: Translated<typeof English.PROJECTIONS> = {
  noChange: '在这个年龄，即使死亡率继续下降，结果也几乎不变。',
  figure: (format, of) => project(format, of),
  withInterval: (format, of, { low, high }) =>
    project(format, of, `（八成的预测在${format.number(low)}到${format.number(high)}岁之间）`),
};

export const AVERAGES: Translated<typeof English.AVERAGES> = {
  entered: {
    past: (format, { age, average }) =>
      `你${format.number(age)}岁，已经超过你输入的${format.number(average)}岁。`,
    at: (format, { age, average }) =>
      `你${format.number(age)}岁，正好到了你输入的${format.number(average)}岁。`,
    close: (format, { age, average }) =>
      `你${format.number(age)}岁，接近你输入的${format.number(average)}岁。`,
  },
  birth: {
    past: (format, { age, average }) =>
      `你${format.number(age)}岁，已经超过出生时预期寿命（${format.decimal(average)}岁）。这个平均值从出生算起，包括所有人。`,
    at: (format, { age, average }) =>
      `你${format.number(age)}岁，正好到了出生时预期寿命（${format.decimal(average)}岁）。这个平均值从出生算起，包括所有人。`,
    close: (format, { age, average }) =>
      `你${format.number(age)}岁，接近出生时预期寿命（${format.decimal(average)}岁）。这个平均值从出生算起，包括所有人。`,
    lower: (format, { average }) =>
      `出生时预期寿命（${format.decimal(average)}岁）比这低，因为它从出生算起，包括所有人。`,
  },
};

export const ESTIMATES: Translated<typeof English.ESTIMATES> = {
  estimate: (format, { age, lifeExpectancy, expected, meanError, greatestError }) =>
    `估算：在出生时预期寿命为${format.number(lifeExpectancy)}岁的地方，已满${format.number(age)}岁的人平均活到约${format.number(expected)}岁。在这个年龄，估算值平均相差${decimalYears(format, meanError)}，最多相差${decimalYears(format, greatestError)}。`,
  outsideAges: (format, first, last) =>
    `选择国家或地区，就能看到你这个年龄的人平均活到多少岁。不选的话，本页只能估算${format.number(first)}至${format.number(last)}岁的情况。`,
  noCountry: (format, lifeExpectancy) =>
    `没有哪个国家或地区的预期寿命是${format.number(lifeExpectancy)}岁，所以本页无法估算你这个年龄的人平均活到多少岁。`,
};
