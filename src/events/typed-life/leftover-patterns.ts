import { either } from './pattern-groups.ts';
import type { TimeGrammar } from './time-grammar.ts';
import { WORD } from './tokens.ts';

/** Signs that join a part of a time to it. */
const JOINT = '[ ,،、/([_–—-]{0,3}';
const DASH = '(?: ?[-–—~〜/] ?)';

/** What can be left of a time beside one, as patterns of signs. */
export function createLeftovers({ patterns, patternOf: role }: TimeGrammar) {
  const month = String.raw`${role('month')}\.?`;
  const calendar = `Y? ?${role('otherCalendar')}|${role('era')} ?N?`;
  const noMore = '(?![wNHYL]|[.,:/-][NHYL])';
  const borrowed = either([
    `(?<count>N) ?${role('yearSign')}(?: ?(?<month>N) ?${role('monthSign')}(?: ?(?<day>N) ?${role('daySign')})?)?`,
    ...patterns.yearless,
    '(?<first>N)[/.-](?<second>N)',
    patterns.parts.month,
    `(?<month>N) ?${role('monthSign')}`,
    `(?<last>N)(?: ?${role('daySign')})?`,
  ]);
  const dayOf = String.raw`N(?:\.|${role('ordinal')})? ?(?:${role('of')} )?`;
  return {
    end: new RegExp(`^(?:${DASH}| ?${role('to', 'until')} ?)${borrowed}${noMore}`),
    openEnd: new RegExp(String.raw`^${DASH}\?+|^ ${role('until')}(?= )`),
    aDay: new RegExp(
      `(?<![wNHYL]|[.,:/-])(?:${either(patterns.yearless)}|(?<=${role('in')} ?)N[/.]N)${noMore}`,
    ),
    week: new RegExp(String.raw`${role('week')}\.? ?$`),
    toBefore: new RegExp(`${role('to', 'until')} ?$`),
    question: new RegExp(String.raw`^ ?\(?\?+\)?|^ ?${role('or')} ?(?:${month}|N|Y)`),
    orBefore: new RegExp(`${role('or')} ?$`),
    part: new RegExp(
      `^${JOINT}(?:(?:${dayOf})?${month}(?: ?N${noMore}| ?${role('otherCalendar')})?|${calendar}|k${role('yearSign')}?N ?${role('monthSign')})`,
    ),
    // “August in 2010”
    partBefore: new RegExp(`(?:${month}|${calendar})(${JOINT})$`),
    ofDay: new RegExp(String.raw`^(?: ?[([]${WORD}{1,3}\.?[)\]]|,? ${role('weekday')}\.?)`),
    // “, mit 28,”, “ وعمري 23 سنة”
    ownAge: new RegExp(
      String.raw`^(?: ?[,،、(–—-] ?(?:${WORD}'?\.? ?){0,3}(?<count>N)(?: ?${WORD}\.?){0,2} ?[,،、)–—-]| ${WORD} ?(?<counted>N) ?${role('units')})`,
    ),
    shortDate: new RegExp(`${month} ?['‘]N`),
    count: new RegExp(String.raw`^ ?[([] ?(?<count>N) ?${role('units', 'after')}? ?[)\]]`),
    number: new RegExp(
      `^(${JOINT})N(?:[_/.-]N)*(?!${role('ordinal')}|'?[wNHYL]|[.,:][NHYL]|%| ?k| ?${role('units')})`,
    ),
    numberBefore: new RegExp(`(?<![wNHYL]|[.,:])N(${JOINT})$`),
    another: new RegExp(`(?:[,،、;&]|${role('and', 'in')}) ?$`),
    anotherBehind: new RegExp(`^ ?(?:[,،、;&]|${role('and')})`),
  };
}
