import type * as English from '../en/person-table-messages.ts';
import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import type { Translated } from '../translated.ts';
import { nameWithAge } from './people.ts';
import { days } from './units.ts';

export const PERSON_TABLE_MESSAGES: Translated<typeof English.PERSON_TABLE_MESSAGES> = {
  columns: {
    person: '人',
    daysBehind: 'これまでの日数',
    daysAhead: 'この先の日数',
    share: 'これまでの割合',
    yearsAhead: 'ふたりのこの先の年数',
  },
};

export const DAY_DOTS: Translated<typeof English.DAY_DOTS> = {
  key: (format, daysPerDot) =>
    `ひとつの点が、いっしょに過ごす${days(format, daysPerDot)}を表します。大きな点はこれまで、小さな点はこの先です。`,
  description: (format, { daysPerDot, behind, ahead }) =>
    `点はこれまでが${format.number(behind)}個、この先が${format.number(ahead)}個。ひとつの点が、いっしょに過ごす${days(format, daysPerDot)}を表します。`,
};

const inPlace = (format: Format, { people, place }: { readonly people: People; readonly place: string }) =>
  `${place}の${nameWithAge(format, people)}`;

const sinceWhen = (since: number | null) =>
  since === null ? 'ふたりのうち若いほうが生まれてから' : `${since}年から`;

const explainDays = (counted: string) =>
  `これまでの日数は、入力どおりに数えています：${counted}。入力した年は、その年の今日と同じ日付から数えます。`;

export const BASIS_MESSAGES: Translated<typeof English.BASIS_MESSAGES> = {
  whose: (format, { name, theirs, own }) =>
    `${name}には${inPlace(format, theirs)}、あなたには${inPlace(format, own)}の数値を使っています。`,
  whoseAgeInYear: (format, { name, theirs, own }, year) =>
    `${name}には${inPlace(format, theirs)}（${year}年に迎える年齢）、あなたには${inPlace(format, own)}の数値を使っています。`,
  lastTableAge: (format, age) =>
    `生命表は${format.number(age)}歳で終わるため、それより年上の人も${format.number(age)}歳として数えます。`,
  days: (format, { daysPerYear, since }) =>
    explainDays(`${sinceWhen(since)}年に${days(format, daysPerYear)}`),
  daysChanged: (format, { daysPerYear, since, until, daysLater }) =>
    explainDays(
      `${sinceWhen(since)}${until}年までは年に${days(format, daysPerYear)}、その後は年に${days(format, daysLater)}`,
    ),
  average:
    'この先の日数は、おふたりと同じような大勢のふたり組の平均です。ふたりとも生きている時間を数え、一方の寿命ともう一方の寿命は関係がないものとしています。',
  cohort: 'ほかの結果と同じく、国連の見込みどおり、これからの年に人がより長く生きるものとしています。',
  period: (year) => `${year}年の死亡率がそのまま続くものとしています。`,
};
