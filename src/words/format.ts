import { LANGUAGE } from '#words/form.ts';
import { MINUTES_PER_HOUR } from '../life/activity.ts';
import { type CalendarDate, startOfDay } from '../life/calendar-date.ts';
import { roundTo, roundToTenth } from '../life/round.ts';
import type { Format } from './language.ts';
import { lazily } from './lazily.ts';

export type { Format };

const formats = new Map<string, Format>();

/** The digits that every page shows, in Arabic as well, where they are as common on the web and stay in order. */
const DIGITS = { numberingSystem: 'latn' } as const;
const CALENDAR = { ...DIGITS, calendar: 'gregory', timeZone: 'UTC' } as const;
/** More decimals than anyone enters, and few enough that floating-point errors do not show. */
export const MOST_DECIMALS = 10;

/**
 * Intl puts marks around an Arabic percent sign, which keep it beside its figure but also reverse what follows: “33.3%
 * · 15.3” would be read as 15.3 first. Isolated, only the percentage itself is read from the left.
 */
const isolateMarked = (text: string) => (text.includes('\u200e') ? `\u2066${text}\u2069` : text);

/**
 * Hours and minutes, with a word between them where a language has one. Intl has a comma in English and German, as lists have,
 * and spaces in Japanese.
 */
const joinTimes = (list: Intl.ListFormat, times: readonly string[]) =>
  LANGUAGE.space === '' ? times.join('').replaceAll(/\s/g, '') : list.format(times).replace(', ', ' ');

/** Writes figures in a locale. Intl's formats are slow to create, and most visits need few of them. */
const numbersIn = (locale: string) => (options: Intl.NumberFormatOptions) => {
  const format = lazily(() => new Intl.NumberFormat(locale, { ...DIGITS, ...options }));
  return (value: number) => format().format(value);
};

/** Writes hours, given in hours. What is above 0 has at least a minute. */
function createHours(locale: string): Format['hours'] {
  const numbers = numbersIn(locale);
  const hours = numbers({ style: 'unit', unit: 'hour', unitDisplay: 'long' });
  const minutes = numbers({ style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const list = lazily(() => new Intl.ListFormat(locale, { type: 'unit' }));
  return (value) => {
    const all = Math.max(Math.round(value * MINUTES_PER_HOUR), value > 0 ? 1 : 0);
    const whole = Math.floor(all / MINUTES_PER_HOUR);
    const rest = all % MINUTES_PER_HOUR;
    if (rest === 0) return joinTimes(list(), [hours(whole)]);
    if (whole === 0) return joinTimes(list(), [minutes(rest)]);
    if (rest === MINUTES_PER_HOUR / 2) return joinTimes(list(), [hours(whole + 0.5)]);
    return joinTimes(list(), [hours(whole), minutes(rest)]);
  };
}

/** Below it, no language separates the digits of a whole number. */
const GROUPED_FROM = 1000;

/** Writes a small whole number, in which all languages are alike, without Intl: it takes 25 ms to start. */
const plainly =
  (write: (value: number) => string): Format['number'] =>
  (value) =>
    Number.isInteger(value) && value >= 0 && value < GROUPED_FROM ? String(value) : write(value);

/** Rounds by the page's own rule before Intl, which knows no more of a figure than a computer has. */
const inTenths =
  (write: Format['number']): Format['number'] =>
  (value) =>
    write(roundToTenth(value));

function createFormat(locale: string): Format {
  const numbers = numbersIn(locale);
  const percents = (decimals: number) => {
    const write = numbers({ style: 'percent', minimumFractionDigits: decimals });
    const step = 10 ** -decimals;
    // Not all, however nearly, is never written as 100%.
    const atMost = (percentage: number) => (percentage < 100 ? Math.min(percentage, 100 - step) : percentage);
    return (percentage: number) => isolateMarked(write(roundTo(atMost(percentage), decimals) / 100));
  };
  const date = lazily(() => new Intl.DateTimeFormat(locale, { ...CALENDAR, dateStyle: 'long' }));
  const month = lazily(
    () => new Intl.DateTimeFormat(locale, { ...CALENDAR, year: 'numeric', month: 'long' }),
  );
  const list = lazily(() => new Intl.ListFormat(locale));
  const writeDate = (day: CalendarDate) => {
    const written = date().format(startOfDay(day));
    return LANGUAGE.date?.(written) ?? written;
  };
  return {
    number: inTenths(plainly(numbers({}))),
    decimal: inTenths(numbers({ minimumFractionDigits: 1 })),
    exact: plainly(numbers({ maximumFractionDigits: MOST_DECIMALS })),
    hours: createHours(locale),
    percent: percents(1),
    wholePercent: percents(0),
    date: writeDate,
    dateRange: (from, to) =>
      LANGUAGE.dateRange?.(writeDate(from), writeDate(to)) ??
      date().formatRange(startOfDay(from), startOfDay(to)),
    month: (year, number) => month().format(startOfDay({ year, month: number, day: 1 })),
    list: (items) => list().format(items),
  };
}

/** @param locale the page's, as a BCP 47 tag that Intl knows, such as `en` or `en-CH` */
export function formatFor(locale: string): Format {
  const format = formats.get(locale) ?? createFormat(locale);
  formats.set(locale, format);
  return format;
}
