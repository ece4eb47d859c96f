import { either } from './pattern-groups.ts';
import type { TimeGrammar } from './time-grammar.ts';
import type { PatternOf } from './time-patterns.ts';
import { WORD } from './tokens.ts';

/** Where a time begins: not within a word or a number, nor as a sum of money. */
const START = String.raw`(?<![wNHYL]|[NHYL][.,:]|[$€£¥])`;
/** Anything between two times that is no letter, without quotation marks but those of a table: "2012","2015". */
const SIGNS_BETWEEN = String.raw`(?!-N[/.-]N)(?:[^wkNHYL\ue000-\uf8ff"“”+?$€£¥_]{1,8}?|" ?[,;|] ?")`;
/** What may follow a time at the end of a line: a duration, closing signs. */
const TRAIL = String.raw`(?: ?[·•⋅(] ?(?:N ?${WORD}+\.? ?){1,2}\)?)?[ ¤(?)\]】.。;,،|*_"”]*`;
/** A dash behind a time, which leaves its end open. */
const OPEN = '[-–—~〜]';

/** Boxes, bullets and quotation marks of mails. A long dash before a time is none: “– 2015” is an end. */
const createBullets = (role: PatternOf): string =>
  String.raw`(?:\[(?: |${role('tick')})\]|[ >#_•●○▪■◦‣➢➤►▸✓✔☑☐·・|+-]|\*(?!Y[^*]*$)|[–—] (?![NHY]))*`;

/** Words before a time, or two: “since”, “about”, a day of the week. @param untilSigns signs that mean “until” */
function createBefore(role: PatternOf, about: string, untilSigns: string): string {
  const born = String.raw`(?<born>${role('born')}|(?<!\*)[*★°] ?(?=[NY](?![^*]*\*)))`;
  const until = `(?<until>${role('until')}${untilSigns})`;
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

/** What is between two times. @param index of the pair, since each has groups of its own */
function createBetween(role: PatternOf, index: number): string {
  // “1931, † 2010”, “*1931 +2010”
  const died = String.raw`(?:${role('died')}\.?|[†✝]|(?<=\*[^*+]{1,20} )\+)(?: ?${role('in')})? ?`;
  const and = `(?<and${index}> ?(?:${role('and')}|&) ?|[,،、] )`;
  return (
    `(?:${role('bornBehind')}?[,、;]? ?(?<died${index}>${died})|${role('bornBehind')}[,、;]? ?` +
    `| ?[-–—]? ?${role('to')} ?|${and}|${SIGNS_BETWEEN})`
  );
}

/** Ages. @param isLast whether they end the line: within it, “at 22” could be an address */
function createAges(role: PatternOf, isLast: boolean, isPair = false): readonly string[] {
  const units = `(?: ?(?:${role('units')}|(?<parts>${role('partOfYear')})))`;
  // “27 or 28”, “1.5”
  const age = isPair
    ? '(?<age>[NH])'
    : `(?<age>[NH])(?: ?${role('units', 'after')}? ?${role('or')} ?N|(?<half>[.,]N))?`;
  return [
    `${role('before')} ?${age}${units}?`,
    `${role('beforeLast')} ?${age}${units}${isLast ? '?' : ''}`,
    `${age} ?${role('after')}(?<andHalf>${role('half')})?`,
  ];
}

/** Pairs of times, by an example of each. One of the two may have what the other one lacks. */
function createPairs(
  { patterns, patternOf: role }: TimeGrammar,
  ofCalendar: readonly string[],
  ages: readonly string[],
) {
  const { parts, days, dates, yearless } = patterns;
  const { month, day, gap, year } = parts;
  const now = `(?<now>${role('now')})`;
  const dayInSigns = `(?<day>N) ?${role('daySign')}`;
  return {
    '3 to 10 May 2012, Aug 24 – Sep 2, 2019': [
      [String.raw`${day}(?= ?[-–—~〜]| ?${role('to')})`, ...yearless],
      days,
    ],
    'May 3 – 10, 2012': [[`${month} ?${day}`], [`${day},? ${year}`]],
    'May–Aug 2012': [[month], [`${month}${gap}${year}`]],
    '2012 to 2015, 2012 to now': [ofCalendar, [...ofCalendar, now]],
    '2012年5月3日〜10日': [
      [...dates, `${year} ?${role('yearSign')} ?(?<month>N)(?=[-–~〜])`],
      [`(?<!${role('yearSign')} ?)(?<month>N) ?${role('monthSign')}(?: ?${dayInSigns})?`, dayInSigns],
    ],
    '2008–12': [['(?<year>Y)(?=[–—~〜])'], ['(?<rest>N)']],
    'age 6 to 18, age 6 to now': [ages, [...ages, '(?<![.,])(?<age>[NH])', now]],
    '6 to 18 years old': [['(?<age>[NH])'], ages],
  } satisfies Record<string, readonly [first: readonly string[], second: readonly string[]]>;
}

/** The patterns for two times and for one, with the words beside them. @param isLast whether they end the line */
function createTimes(grammar: TimeGrammar, isLast: boolean): readonly [two: string, one: string] {
  const { patterns, patternOf: role } = grammar;
  const { behindDay, dates } = patterns;
  // “Summer of”, “2nd quarter”
  const about = String.raw`(?:[~≈]|${role('about', 'quarter')}|N(?:\.|${role('ordinal')})? ?${role('quarterName')})\.?[ -]*(?:${role('of')} )?`;
  const decade = `(?:'?(?<decade>${role('decade')}))?`;
  const ages = createAges(role, isLast);
  const ofCalendar = [...dates, `(?<year>Y)${decade}`, `['‘](?<short>N)${decade}`];
  // “Mum, 68”: of somebody else.
  const ofOther = isLast ? [`(?<=[,،、(] ?)(?<age>N)(?<other>)(?: ?${role('units')})?`] : [];
  const pairs = Object.values(createPairs(grammar, ofCalendar, createAges(role, isLast, true))).map(
    ([first, second], index) =>
      [
        either(first, `first${index}x`),
        behindDay,
        createBetween(role, index),
        `(?:(?<![NHYL] )(?<about${index}>${about}))?`,
        either(second, `second${index}x`),
      ].join(''),
  );
  const before = createBefore(role, about, isLast ? '' : '|[–—]');
  const behindTwo = `(?:${role('untilBehind')}|(?<diedBehind>${role('diedBehind')})|(?<betweenBehind>${role('betweenBehind')}))?`;
  return [
    `${before}(?:${pairs.join('|')})${behindDay}${behindTwo}`,
    `${before}${either([...ofCalendar, ...ages, ...ofOther])}${behindDay}${createBehind(role)}`,
  ];
}

/** The patterns for the times of a line, two before one, at its beginning and at its end. */
export function createLinePatterns(grammar: TimeGrammar) {
  const { patterns, patternOf: role } = grammar;
  // Not within a word or a number, nor in another calendar.
  const end = `(?![wNHYL]|[.,:][NHYL]| ?${role('otherCalendar')})`;
  const atStart = (source: string) => new RegExp(String.raw`^(?:¤ ?)?["“([<]*${START}${source}${end}`, 'd');
  // A year in quotation marks is a name: “1984”. In a table, all cells may have them.
  const atEnd = (source: string) =>
    new RegExp(String.raw`(?<!(?<![,;|] ?)["“„«])${START}${source}${end}${TRAIL}$`, 'd');
  const yearless = `(?:${role('in')} |${role('weekday')}\\.?,? )?${either(patterns.yearless)}`;
  return {
    bullets: new RegExp(`^${createBullets(role)}`),
    starts: createTimes(grammar, false).map(atStart),
    ends: createTimes(grammar, true).map(atEnd),
    anyDay: new RegExp(`${START}${either(patterns.days)}${end}`),
    yearless: [atStart(yearless), atEnd(yearless)],
  };
}

export type LinePatterns = ReturnType<typeof createLinePatterns>;
