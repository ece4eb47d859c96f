import { KEEPSAKE_FIGURES, KEEPSAKE_PRINT } from '#messages/keepsake-messages.ts';
import { MESSAGES } from '#messages/messages.ts';
import { RESULT_MESSAGES } from '#messages/result-messages.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { Format } from '../messages/format.ts';
import { joinSentences } from './join-sentences.ts';

/** Characters of a title. */
export const MAX_TITLE_LENGTH = 60;

interface WeekFigures {
  readonly weeksLived: number;
  /** `null` near the average or past it, where the weeks to it say little. */
  readonly weeksAhead: number | null;
  /** `null` to leave it out. */
  readonly birthdate: CalendarDate | null;
}

/**
 * The line under the title of a picture.
 * @example describeWeekFigures(format, { weeksLived: 1905, weeksAhead: 2497, birthdate: null })
 * // '1,905 weeks lived · about 2,497 ahead'
 */
export function describeWeekFigures(
  format: Format,
  { weeksLived, weeksAhead, birthdate }: WeekFigures,
): string {
  const words = KEEPSAKE_FIGURES;
  const alone = weeksLived === 0 ? words.firstWeekAlone : words.livedAlone(format, weeksLived);
  const withAhead = (ahead: number) =>
    weeksLived === 0 ? words.firstWeek(format, ahead) : words.lived(format, weeksLived, ahead);
  const figures = weeksAhead === null ? alone : withAhead(weeksAhead);
  return birthdate ? words.born(format.date(birthdate), figures) : figures;
}

interface SmallPrint {
  /** Where the figures come from. */
  readonly source: string;
  readonly example: boolean;
  /** `null` if it is unknown. */
  readonly asOf: CalendarDate | null;
}

/** The small print at the foot of a picture. */
export function describeSmallPrint(format: Format, { source, example, asOf }: SmallPrint): string {
  return joinSentences(
    example && RESULT_MESSAGES.example,
    source,
    asOf && KEEPSAKE_PRINT.asOf(format.date(asOf)),
    MESSAGES.productName,
  );
}

/** The moments of a picture in a row. @example '1 First bike, 1996 · 2 Leaves home, 2008' */
export const describeMoments = (
  moments: readonly { readonly number: string | null; readonly text: string }[],
): string =>
  KEEPSAKE_PRINT.moments(
    moments.flatMap(({ number, text }) => (number === null ? [] : [KEEPSAKE_PRINT.moment(number, text)])),
  );
