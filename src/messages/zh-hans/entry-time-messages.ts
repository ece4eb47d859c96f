import type * as English from '../en/entry-time-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

type Listed = Translated<typeof English.LISTED_TIMES>;
type Format = Parameters<Listed['day']>[0];
type OneOrTwo = NonNullable<Parameters<Listed['day']>[2]>;

const oneOrTwo = ({ from, until }: OneOrTwo, write: (figure: number) => string) =>
  from === until ? write(from) : `${write(from)}或${write(until)}`;

const ages = (format: Format, of: OneOrTwo) => oneOrTwo(of, format.number);
const atAge = (format: Format, of: OneOrTwo | null) => (of ? `，${ages(format, of)}岁` : '');
const inYear = (of: OneOrTwo | null) => (of ? `，${oneOrTwo(of, String)}年` : '');

export const ENTRY_TIMES: Translated<typeof English.ENTRY_TIMES> = {
  year: (year) => `${year}年`,
  age: (format, age) => `${format.number(age)}岁`,
  ages,
};

export const LISTED_TIMES: Listed = {
  day: (format, day, of) => `${day}${atAge(format, of)}`,
  month: (format, month, of) => `${month}${atAge(format, of)}`,
  year: (format, year, of) => `${year}年${atAge(format, of)}`,
  week: (format, days, of) => `${days}${atAge(format, of)}`,
  age: (format, age, years) => `${format.number(age)}岁${inYear(years)}`,
};

export const TIME_READINGS: Translated<typeof English.TIME_READINGS> = {
  ...LISTED_TIMES,
  untilAge: (format, age, year) => `到你满${format.number(age)}岁为止，${year}年`,
  afterPicture: (reading) => `${reading}。图中没有画到那时，但你的列表会保留它。`,
};

export const TIME_HINT: Translated<typeof English.TIME_HINT> =
  '请输入日期、月份、年份或年龄，例如“2012年5月”或“30岁”。';

export const TIME_PROBLEMS: Translated<typeof English.TIME_PROBLEMS> = {
  empty: TIME_HINT,
  unreadable: '无法识别。请输入日期、月份、年份或年龄，例如“2012年5月”或“30岁”。',
  ambiguous: '哪个是日，哪个是月？请写成“2012年5月15日”的样子。',
  noYear: '缺少年份。请补上。',
  noSuchDay: '没有这一天。请检查日期和月份。',
  tooLate: (format, oldest) => `这超过了${format.number(oldest)}岁。请输入更早的时间。`,
  beforeBirth: (time) => `${time}在你出生之前。请输入更晚的时间。`,
};

export const ROUND_DAYS: Translated<typeof English.ROUND_DAYS> = {
  week: (format, count) => `第${format.number(count)}周`,
  days: plural({ other: '出生满#天' }),
  billionSeconds: '出生满10亿秒',
};
