import type * as English from '../en/entry-time-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { yearsInDative } from './units.ts';

type OneOrTwo = Parameters<typeof English.ENTRY_TIMES.ages>[1];

const oneOrTwo = ({ from, until }: OneOrTwo, write: (figure: number) => string) =>
  from === until ? write(from) : `${write(from)} oder ${write(until)}`;

function atAge(format: Format, of: OneOrTwo): string {
  if (of.until === 0) return 'im ersten Lebensjahr';
  const { from, until } = of;
  return from === until
    ? `mit ${yearsInDative(format, until)}`
    : `mit ${format.number(from)} oder ${yearsInDative(format, until)}`;
}

const withAge = (format: Format, time: string, of: OneOrTwo | null) =>
  of ? `${time}, ${atAge(format, of)}` : time;

function ageFirst(format: Format, age: number, years: OneOrTwo | null): string {
  const time = age === 0 ? 'Im ersten Lebensjahr' : `Mit ${yearsInDative(format, age)}`;
  return years ? `${time}, ${oneOrTwo(years, String)}` : time;
}

export const ENTRY_TIMES: Translated<typeof English.ENTRY_TIMES> = {
  year: String,
  age: (format, age) => `Alter ${format.number(age)}`,
  ages: (format, of) => oneOrTwo(of, format.number),
};

export const LISTED_TIMES: Translated<typeof English.LISTED_TIMES> = {
  day: withAge,
  month: withAge,
  year: (format, year, of) => withAge(format, String(year), of),
  week: withAge,
  age: ageFirst,
};

export const TIME_READINGS: Translated<typeof English.TIME_READINGS> = {
  day: (format, day, of) => withAge(format, `Am ${day}`, of),
  month: (format, month, of) => withAge(format, `Im ${month}`, of),
  year: (format, year, of) => withAge(format, `Im Jahr ${year}`, of),
  week: withAge,
  age: ageFirst,
  untilAge: (format, age, year) => `Bis zu Ihrem ${format.number(age)}. Geburtstag im Jahr ${year}`,
  afterPicture: (reading) => `${reading}. Das Bild endet vorher, in Ihrer Liste steht es trotzdem.`,
};

export const TIME_HINT: Translated<typeof English.TIME_HINT> =
  'Geben Sie Tag, Monat, Jahr oder Alter ein, zum Beispiel „Mai 2012“ oder „mit 30“.';

export const TIME_PROBLEMS: Translated<typeof English.TIME_PROBLEMS> = {
  empty: TIME_HINT,
  unreadable: `Das ist nicht lesbar. ${TIME_HINT}`,
  ambiguous: 'Welche Zahl ist der Tag, welche der Monat? Schreiben Sie den Monat als Wort.',
  noYear: 'Das Jahr fehlt. Ergänzen Sie es.',
  noSuchDay: 'Diesen Tag gibt es nicht. Prüfen Sie Tag und Monat.',
  tooLate: (format, oldest) =>
    `Das liegt über einem Alter von ${yearsInDative(format, oldest)}. Geben Sie einen früheren Zeitpunkt ein.`,
  beforeBirth: (time) => `Das liegt vor Ihrer Geburt: ${time}. Geben Sie einen späteren Zeitpunkt ein.`,
};

export const ROUND_DAYS: Translated<typeof English.ROUND_DAYS> = {
  week: (format, count) => `${format.number(count)}. Woche`,
  days: plural({ one: '# Tag alt', other: '# Tage alt' }),
  billionSeconds: 'Eine Milliarde Sekunden alt',
};
