import type * as English from '../en/entry-time-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

type Listed = Parameters<typeof English.LISTED_TIMES.day>;
type OneOrTwo = NonNullable<Listed[2]>;

const oneOrTwo = ({ from, until }: OneOrTwo, write: (figure: number) => string) =>
  from === until ? write(from) : `${write(from)} أو ${write(until)}`;

const ages = (format: Listed[0], of: OneOrTwo) => oneOrTwo(of, format.number);
const atAge = (format: Listed[0], of: OneOrTwo | null) => (of ? `، في سن ${ages(format, of)}` : '');
const inYear = (of: OneOrTwo | null) => (of ? `، في عام ${oneOrTwo(of, String)}` : '');

export const ENTRY_TIMES: Translated<typeof English.ENTRY_TIMES> = {
  year: (year) => String(year),
  age: (format, age) => `سن ${format.number(age)}`,
  ages,
};

export const LISTED_TIMES: Translated<typeof English.LISTED_TIMES> = {
  day: (format, day, of) => `${day}${atAge(format, of)}`,
  month: (format, month, of) => `${month}${atAge(format, of)}`,
  year: (format, year, of) => `${year}${atAge(format, of)}`,
  week: (format, days, of) => `${days}${atAge(format, of)}`,
  age: (format, age, years) => `سن ${format.number(age)}${inYear(years)}`,
};

export const TIME_READINGS: Translated<typeof English.TIME_READINGS> = {
  day: (format, day, of) => `${day}${atAge(format, of)}`,
  month: (format, month, of) => `في ${month}${atAge(format, of)}`,
  year: (format, year, of) => `في عام ${year}${atAge(format, of)}`,
  week: (format, days, of) => `${days}${atAge(format, of)}`,
  age: (format, age, years) => `في سن ${format.number(age)}${inYear(years)}`,
  untilAge: (format, age, year) => `حتى بلوغ سن ${format.number(age)}، في عام ${year}`,
  afterPicture: (reading) => `${reading}. تنتهي الصورة قبل ذلك، لكنه يبقى في قائمتك.`,
};

export const TIME_HINT: Translated<typeof English.TIME_HINT> =
  'يوم أو شهر أو سنة أو عمر، مثل «مايو 2012» أو «سن 30».';

export const TIME_PROBLEMS: Translated<typeof English.TIME_PROBLEMS> = {
  empty: `يُرجى إدخال ${TIME_HINT}`,
  unreadable: `تعذّرت قراءة ذلك. يُرجى إدخال ${TIME_HINT}`,
  ambiguous: 'أيهما اليوم وأيهما الشهر؟ يُرجى كتابة الشهر بالحروف.',
  noYear: 'السنة غير مذكورة. يُرجى إضافتها.',
  noSuchDay: 'لا وجود لهذا اليوم. يُرجى التحقق من اليوم والشهر.',
  tooLate: (format, oldest) => `هذا بعد سن ${format.number(oldest)}. يُرجى إدخال وقت أسبق.`,
  beforeBirth: (time) => `${time}: هذا قبل ميلادك. يُرجى إدخال وقت لاحق.`,
};

export const ROUND_DAYS: Translated<typeof English.ROUND_DAYS> = {
  week: (format, count) => `الأسبوع رقم ${format.number(count)}`,
  days: plural({
    zero: 'يوم الميلاد',
    one: 'مرور يوم واحد على الميلاد',
    two: 'مرور يومين على الميلاد',
    few: 'مرور # أيام على الميلاد',
    many: 'مرور # يومًا على الميلاد',
    other: 'مرور # يوم على الميلاد',
  }),
  billionSeconds: 'مرور مليار ثانية على الميلاد',
};
