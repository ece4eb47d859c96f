import { either } from './pattern-groups.ts';
import type { Place } from './scan-times.ts';
import type { TimeGrammar } from './time-grammar.ts';
import { type Tokens, WORD } from './tokens.ts';

/** What of time may be beside the time of a line: of what may be several, it is the first one. */
const KINDS = [
  ...(['birth', 'calendar', 'year', 'date', 'month'] as const),
  ...(['short', 'duration', 'weekday', 'number'] as const),
];
export type ItemKind = (typeof KINDS)[number];

export interface Item extends Place {
  readonly kind: ItemKind;
  /** Its last number, such as the year of a birth or how long something lasts; not a number without one. */
  readonly value: number;
  /** The words in which it is. */
  readonly part: Place;
}

/** Behind a number that is none of time: a unit, a sum, a part of a hundred. */
export const UNIT = /^ ?(?:[kcm]?m[²³]?|km\/h|k?g|mi|ft|lbs?|kcal|[%€$£¥°])(?![\p{L}\p{N}])/iu;
/** Neither within a word, a number, a name or a sum of money, nor before one. */
const [BEGIN, END] = [`(?<![wNHYL"“'‘$€£¥]|[NHYL][.,:/-])`, `(?!'?[wNHYL]|["”]|[.,:/-][NHYL])`];

/** The ways to write what may be of time, as patterns of signs: the first one counts. */
function createSources({ patterns, patternOf: role }: TimeGrammar): Readonly<Record<ItemKind, string>> {
  const [year, ofMonth, day] = [role('yearSign'), role('monthSign'), role('daySign')];
  const month = String.raw`${role('month')}\.?`;
  const short = `(?:${month} )?['‘]N|N ?${year}`;
  // “since 99”
  const ofWord = `(?<=${role('since', 'until')} ?)N(?! ?(?:${role('units', 'after', 'partOfYear', 'clock', 'monthSign')}|k))`;
  const noClock = `(?! ?${role('clock')})`;
  const dayOf = String.raw`N(?:\.|${role('ordinal')})? ?(?:${role('of')} )?`;
  return {
    birth: String.raw`(?:${role('born')}\.? ?(?:${role('in', 'of')} ?)?|[*★☆°])['‘]?[NY]|(?:${short}|[NY] ?${year}?) ?${role('bornBehind')}`,
    calendar: `[NHY]? ?${role('otherCalendar')}`,
    year: `(?:${month} |N[./-])?Y|${role('era')} ?(?:N|${role('firstYear')})(?:[./-]N)*(?: ?${year})?`,
    date: `(?:k?${year}|N ?${year} ?)?N ?${ofMonth}(?: ?N ?${day})?|${either(patterns.yearless)}|(?:${dayOf})?${month} ?N|N(?:[./_-]N)+${noClock}`,
    month: `${month}(?: ?${role('otherCalendar')})?`,
    short: `${short}|${ofWord}`,
    duration: `[NH] ?${role('units', 'partOfYear')}`,
    weekday: String.raw`[([] ?${WORD}\.?[)\]]|${role('weekday')}\.?`,
    number: `[NH](?:${role('daySign')})?(?!${role('ordinal')}| ?k| ?${role('counted')})${noClock}`,
  };
}

/** Creates a function that lists what may be of time in a part of a line, in its order. */
export function createItemLister(grammar: TimeGrammar) {
  const written = createSources(grammar);
  const sources = KINDS.map((kind) => `(?<${kind}>${written[kind].replaceAll(/\?<\w+>/g, '?:')})`);
  const named = grammar.patternOf('born', 'month', 'weekday', 'era', 'otherCalendar');
  const pattern = new RegExp(`(?=[NHYk'‘*★☆°([]|${named})${BEGIN}(?:${sources.join('|')})${END}`, 'g');
  return function* listItems({ signs, values }: Tokens, part: Place): Generator<Item> {
    for (const { index, 0: match, groups = {} } of signs.slice(part.from, part.until).matchAll(pattern)) {
      const kind = KINDS.find((name) => groups[name] !== undefined) ?? 'number';
      const from = part.from + index;
      const number = /[NHYL](?=[^NHYL]*$)/.exec(match)?.index ?? Number.NaN;
      yield { kind, part, from, until: from + match.length, value: values[from + number] ?? Number.NaN };
    }
  };
}
