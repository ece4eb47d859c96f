import { DATA_SOURCE, PRODUCT_NAME } from '#words/form.ts';
import { PICTURE_FIGURES, PICTURE_PRINT, RESULTS } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { DATA_SOURCES } from '../../words/data-sources.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeOrigin } from '../describe-origin.ts';

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
  const alone =
    weeksLived === 0
      ? PICTURE_FIGURES.firstWeekAlone
      : PICTURE_FIGURES.livedAlone(format, { lived: weeksLived });
  const withAhead = (ahead: number) =>
    weeksLived === 0
      ? PICTURE_FIGURES.firstWeek(format, { ahead })
      : PICTURE_FIGURES.lived(format, { lived: weeksLived, ahead });
  const figures = weeksAhead === null ? alone : withAhead(weeksAhead);
  return birthdate ? PICTURE_FIGURES.born({ date: format.date(birthdate), figures }) : figures;
}

const ADDRESS = /^https:\/\/|\/$/g;

/** Names a source with its license in plain text, for an image, which has no links. */
export function describeDataSource(id: keyof typeof DATA_SOURCES): string {
  const { title, license } = DATA_SOURCES[id];
  const address = license.url.replaceAll(ADDRESS, '');
  return DATA_SOURCE[id]({ source: DATA_SOURCE.withAddress({ title, license: license.name, address }) });
}

/**
 * Where the figures of a picture come from, with their licenses.
 * @param hasTable whether one of them is from a life table
 */
export function describeImageSource(shown: ShownLife, format: Format, hasTable: boolean): string {
  return joinSentences(
    describeOrigin(format, shown),
    shown.basis === 'birth' && shown.figure && describeDataSource('worldBank'),
    hasTable && describeDataSource('unitedNations'),
  );
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
    example && RESULTS.example,
    source,
    asOf && PICTURE_PRINT.asOf({ date: format.date(asOf) }),
    PRODUCT_NAME,
  );
}
