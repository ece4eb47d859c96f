import type * as English from '../en/entry-time-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

/** Two ages or calendar years, or the same one twice. */
interface OneOrTwo {
  readonly from: number;
  readonly until: number;
}

const oneOrTwo = ({ from, until }: OneOrTwo, write: (figure: number) => string) =>
  from === until ? write(from) : `${write(from)}または${write(until)}`;

const writeAge = (format: Format) => (age: number) => `${format.number(age)}歳`;
const writeYear = (year: number) => `${year}年`;
const atAge = (format: Format, of: OneOrTwo | null) => (of ? `（${oneOrTwo(of, writeAge(format))}）` : '');
const inYear = (of: OneOrTwo | null) => (of ? `（${oneOrTwo(of, writeYear)}）` : '');

export const ENTRY_TIMES: Translated<typeof English.ENTRY_TIMES> = {
  year: writeYear,
  age: (format, age) => writeAge(format)(age),
  ages: (format, of) => oneOrTwo(of, format.number),
};

export const LISTED_TIMES: Translated<typeof English.LISTED_TIMES> = {
  day: (format, day, of) => `${day}${atAge(format, of)}`,
  month: (format, month, of) => `${month}${atAge(format, of)}`,
  year: (format, year, of) => `${writeYear(year)}${atAge(format, of)}`,
  week: (format, days, of) => `${days}${atAge(format, of)}`,
  age: (format, age, years) => `${writeAge(format)(age)}${inYear(years)}`,
};

export const TIME_READINGS: Translated<typeof English.TIME_READINGS> = {
  ...LISTED_TIMES,
  untilAge: (format, age, year) => `${writeAge(format)(age)}になるまで（${writeYear(year)}）`,
  afterPicture: (reading) => `${reading}。図はその前で終わりますが、一覧には残ります。`,
};

export const TIME_HINT: Translated<typeof English.TIME_HINT> =
  '日、月、年（西暦）、または年齢を入力してください。例：「2012年5月」「30歳」';

export const TIME_PROBLEMS: Translated<typeof English.TIME_PROBLEMS> = {
  empty: TIME_HINT,
  unreadable: `読み取れませんでした。${TIME_HINT}`,
  ambiguous: 'どちらが月で、どちらが日か分かりません。「2012年5月6日」のように入力してください。',
  noYear: '年がありません。年も入力してください。',
  noSuchDay: 'この日付は存在しません。月と日を確かめてください。',
  tooLate: (format, oldest) =>
    `${format.number(oldest)}歳よりあとの時期です。もっと前の時期を入力してください。`,
  beforeBirth: (time) => `${time}は生まれる前です。もっとあとの時期を入力してください。`,
};

export const ROUND_DAYS: Translated<typeof English.ROUND_DAYS> = {
  week: (format, count) => `生まれて${format.number(count)}週目`,
  days: plural({ other: '生まれて#日' }),
  billionSeconds: '生まれて10億秒',
};
