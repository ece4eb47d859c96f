import { WORD } from './tokens.ts';

/** A pattern for any term with one of some roles, such as `month`. */
export type PatternOf = (...roles: readonly string[]) => string;

function createParts(role: PatternOf) {
  const year = '(?<year>Y)';
  return {
    year,
    /** “3 May ’12”, “24-Aug-19” */
    anyYear: `(?:${year}|(?:['‘]|(?<=-))(?<short>N))`,
    /** “平成24”, “令和元” */
    eraYear: `(?<era>${role('era')}) ?(?<count>N|${role('firstYear')})`,
    /** A month by its name. */
    month: String.raw`(?<month>${role('month')})\.?`,
    day: String.raw`(?<day>N)(?:\.?${role('ordinal')})?\.?`,
    /** Between two of them. */
    gap: String.raw`[ ,،/-]{0,3}(?:${role('of')} ?'?)?`,
  };
}

/** A day of the week and a time of day behind a date, as apps write them. */
function createBehindDay(role: PatternOf): string {
  const isoTimeOfDay = String.raw`(?:w| ?[+-](?:N:?N|Y))?`;
  const clock = role('clock');
  const clockTime = String.raw`(?:N:N(?::N(?:\.[NHYL])?)?(?: ?${clock})?${isoTimeOfDay}|N ?${clock}(?: ?N)?)`;
  const timeOfDay = `(?:(?:w| ?[,،、⋅·•]? (?:${role('beforeClock')} ?)?)${clockTime}(?: ?[-–—] ?${clockTime})?)?`;
  const weekday = String.raw`(?: ?\(${role('weekday')}\.?\)| ${role('weekday')}(?= ?(?:>|N:N)))?`;
  return `${weekday}${timeOfDay}`;
}

/** Year, month and day in Chinese and Japanese, of which only the year has to be there. */
function createDatesInSigns(role: PatternOf, year: string): readonly string[] {
  const [monthSign, daySign] = [role('monthSign'), role('daySign')];
  const day = String.raw` ?(?<day>N) ?${daySign}(?: ?\([^)]{1,3}\)| ?${role('weekday')}(?= ))?`;
  const month = `${year} ?${role('yearSign')} ?(?<month>N(?= ?${monthSign})|${role('month')}) ?${monthSign}?`;
  return [month + day, month, `${year} ?${role('yearSign')}`];
}

/**
 * The ways to write a time, each with its name, as patterns of the signs of tokens (`tokens.ts`): “15 May 2012” is a number,
 * a term with the role `month` and a year. A group is named after the part of the time that it is; `readParts` knows them.
 * What can be read in two ways is found by the first of them.
 */
export function createTimePatterns(role: PatternOf) {
  const parts = createParts(role);
  const { year, anyYear, eraYear, month, day, gap } = parts;
  const days = {
    '2012-05-15': String.raw`${year}[-/.] ?(?<month>N)[-/.] ?(?<day>N)`,
    '5/15/2012': String.raw`(?<first>N)[-/](?<second>N)[-/](?:${year}|(?<=/)(?<short>N))`,
    '15.5.2012': String.raw`(?<first>N)\.(?<second>N)\.(?:${year}|(?<short>N))`,
    '15. 5. 2012': String.raw`(?<day>N)\. ?(?<month>N)\. ?(?:${year}|(?<short>N))`,
    'H24.5.15': String.raw`${eraYear}[./-](?<month>N)[./-](?<day>N)`,
    '15 May 2012': `${day}${gap}${month}${gap}${anyYear}`,
    'May 15, 2012': `${month}${gap}${day}${gap}${anyYear}`,
    '2012 May 15': `${year}${gap}${month}${gap}${day}`,
    '20120515': '(?<compact>L)',
  };
  const months = {
    昭和6生: `${eraYear}(?=${role('bornBehind', 'diedBehind')})`,
    // “Aug-19” may be a day.
    'May 2012': `${month}${gap}(?:${year}|['‘](?<short>N))`,
    // “2014 May born”: a month behind its year that a word follows may be a name.
    '2012 May': `${year}${gap}${month}(?! ?${WORD})`,
    'H24.5': String.raw`${eraYear}[./-](?<month>N)`,
    '5/2012': String.raw`(?<month>N)[-/.]${year}`,
    '2012.5': String.raw`${year}\.(?<month>N)`,
    '2012-05': `${year}[-/](?<monthOrYear>N)`,
  };
  const yearless = {
    '15 May': `${day}${gap}${month}`,
    'May 15': `${month}${gap}${day}`,
    '5月15日': `(?<month>N) ?${role('monthSign')} ?${day} ?${role('daySign')}`,
    '15. 5.': String.raw`(?<day>N)\. ?(?<month>N)\.`,
  };
  return {
    parts,
    behindDay: createBehindDay(role),
    /** Days, and months with their year. */
    dates: [
      ...Object.values(days),
      ...[year, eraYear].flatMap((each) => createDatesInSigns(role, each)),
      ...Object.values(months),
    ],
    /** Days without a year. */
    yearless: Object.values(yearless),
  };
}
