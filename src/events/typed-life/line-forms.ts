import { either } from './pattern-groups.ts';
import type { TimeGrammar } from './time-grammar.ts';
import type { PatternOf } from './time-patterns.ts';

/** Anything between two times that is no letter, without quotation marks but those of a table: "2012","2015". */
const SIGNS_BETWEEN = String.raw`(?!-N[/-]N)(?:(?:(?!['‘]N)[^wkNHYL\ue000-\uf8ff"“”()+?$€£¥_]){1,8}|" ?[,;|] ?")`;
/** A dash behind a time, which leaves its end open. */
const OPEN = '[-–—~〜]';

/** Boxes, bullets and quotation marks of mails. A long dash before a time is none: “– 2015” is an end. */
const createBullets = (role: PatternOf): string =>
  String.raw`(?:\[(?: |${role('tick')})\]|[ >#_•●○▪■◦‣➢➤►▸✓✔☑☐·・|+-]|\*(?!Y[^*]*$)|[–—] (?![NHY]))*`;

/** Words before a time, or two: “since”, “about”, a day of the week. A dash at the beginning of a line is “until”. */
function createBefore(role: PatternOf, about: string): string {
  const bornAndDied = `${role('born')} (?:${role('and')}|&) (?<bornAndDied>${role('died')})`;
  const born = String.raw`(?<born>${bornAndDied}|${role('born')}|(?<!\*)[*★☆°] ?(?=[NY](?![^*]*\*)))`;
  const until = `(?<until>${role('until')}|(?<!.)[–—])`;
  const vague = `(?:(?<vague>${role('vague')})\\.? ?)?`;
  const kind = `(?<since>${role('since')})|${until}|${born}|(?<between>${role('between')})`;
  // In French, “mar.” is a month and a day of the week.
  const ofWeek = String.raw`${role('weekday')}\.?[,،]? (?:${role('in')} )?(?=N|${role('month')})|${role('month')}\. (?=N ${role('month')})`;
  return String.raw`${vague}(?:(?:${kind})\.? ?)?(?:${role('in')} ?)?(?<about>(?:${about})+|${role('of')} (?='))?(?:${ofWeek})?`;
}

/** Words behind one time, and a dash: “1996–”, “2012年〜東京”. */
const createBehind = (role: PatternOf): string =>
  `(?: ?(?<aboutBehind>${role('aboutBehind')}|${role('week')}?N ?${role('quarterName')}))?` +
  `(?: ?(?:(?<sinceBehind>${role('sinceBehind')})|(?<untilBehind>${role('untilBehind')})|` +
  `(?<bornBehind>${role('bornBehind')})(?!k)|` +
  `(?<vagueBehind>${role('vagueBehind')})))?${role('inBehind')}?` +
  `(?<open>(?<! )${OPEN}(?= |$)|〜(?=k)| ?${OPEN}(?=[)\\]]*$)|\\+(?= |$))?`;

/** What can be between two times. */
function createBetween(role: PatternOf): readonly string[] {
  // “1931, † 2010”, “*1931 +2010”
  const died = String.raw`(?:${role('died')}\.?|[†✝]|(?<=\*[^*+]{1,20} )\+)(?: ?${role('in')})? ?`;
  const and = `(?<and> ?(?:${role('and')}|&) ?|[,،、] )`;
  return [
    `${role('bornBehind')}?[,、;]? ?(?<died>${died})`,
    `(?<bornFirst>${role('bornBehind')})[,、;]? ?`,
    String.raw` ?[-–—]? ?${role('to')}\.? ?`,
    and,
    SIGNS_BETWEEN,
  ];
}

/** Ages, and those that are none within a line, where “at 22” could be an address. */
function createAges(role: PatternOf) {
  const units = `(?: ?(?:${role('units')}|(?<parts>${role('partOfYear')})))`;
  // “27 or 28”, “1.5”
  const age = `(?<age>[NH])(?: ?${role('units', 'after')}? ?${role('or')} ?N|(?<half>[.,]N))?`;
  return {
    anywhere: [
      `${role('before')} ?${age}${units}?(?: ?(?<andHalf>${role('half')}))?`,
      `${role('beforeLast')} ?${age}${units}(?: ?(?<andHalf>${role('half')}))?`,
      `${age} ?${role('after')}(?<andHalf>${role('half')})?`,
    ],
    // “Mum, 68” is of somebody else.
    atEnd: [`${role('beforeLast')} ?${age}`, `(?<=[,،、(] ?)(?<age>N)(?<other>)(?: ?${role('units')})?`],
  };
}

/** Ways to write the times of a line, and what stands before, between and behind them, as patterns of signs. */
export function createLineForms({ patterns, patternOf: role }: TimeGrammar) {
  const { parts, dates, yearless, behindDay } = patterns;
  // “Summer of”, “2nd quarter”
  const about = String.raw`(?:[~≈]|${role('about', 'quarter')}|N(?:\.|${role('ordinal')})? ?${role('quarterName')})\.?[ -]*(?:${role('of')} )?`;
  const decade = `(?:'?(?<decade>${role('decade')}))?`;
  const ages = createAges(role);
  const dayInSigns = `(?<day>N) ?${role('daySign')}`;
  // Not within a word, a number or a date, nor in another calendar.
  const notBehind = `(?<!${role('yearSign', 'daySign')})w|(?<!${role('daySign')})[NHYL]|(?<=[NHYL])[.,:][NHYL]| ?${role('otherCalendar')}`;
  // “1998 dollars”
  const counted = `(?<=^Y) ?(?:${role('counted')}|[%°€$£¥](?![NHYL]))`;
  const end = `(?!${notBehind}|${counted}|(?<=N)${role('ordinal')}|(?<=N) ?${role('monthSign', 'daySign')}|(?<=Y) ?${role('yearSign')})`;
  return {
    bullets: createBullets(role),
    before: createBefore(role, about),
    behind: createBehind(role),
    behindTwo: `(?:${role('untilBehind')}|(?<diedBehind>${role('diedBehind')})|(?<betweenBehind>${role('betweenBehind')}))?`,
    behindDay,
    /** What has to be behind a number that is the first of two times. */
    toNext: new RegExp(` ?[-–—~〜]| ?${role('to')}`, 'y'),
    between: createBetween(role),
    aboutSecond: `(?:(?<![NHYL] )(?<about>${about}))?`,
    times: [...dates, `(?<year>Y)${decade}`, `['‘](?<short>N)${decade}`, ...ages.anywhere],
    atEnd: ages.atEnd,
    /** Parts of a time that are none alone, but perhaps the first or the second of two. */
    parts: [
      ...yearless,
      parts.month,
      `${parts.year} ?${role('yearSign')} ?(?<month>N)(?=[-–~〜])`,
      `(?<inSigns>)(?<month>N) ?${role('monthSign')}(?: ?${dayInSigns})?`,
      `(?<inSigns>)${dayInSigns}`,
      `${parts.day},? ${parts.year}`,
      parts.day,
      '(?<day>[NH])',
      `(?<now>${role('now')})`,
    ],
    end: new RegExp(end, 'y'),
    endOfTwo: new RegExp(`${end}(?! ?${role('sinceBehind')})`, 'y'),
    number: new RegExp(`[NHYL]|${role('firstYear')}`, 'g'),
    /** “Grandma 88”, if nothing else is a time. */
    lastAge: new RegExp(`(?<=[w\ue000-\uf8ff] )N(?= ?${role('units')}?$)`),
    /** “the summer of 97”, “08年” */
    shortYear: new RegExp(
      `(?:${role('in', 'of', 'about', 'born')}\\.? )N(?=$|[ ,،;:])(?! ?${role('units', 'partOfYear')})|^${role('in')}?N ?${role('yearSign')}`,
    ),
    yearless: `(?:${role('in')} |${role('weekday')}\\.?,? )?${either(yearless)}`,
  };
}

export type LineForms = ReturnType<typeof createLineForms>;
