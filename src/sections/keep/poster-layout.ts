import { POSTER } from '#words/details.ts';
import { WEEKS } from '#words/results.ts';
import {
  type ActivityProjection,
  type Ages,
  isPartOfDay,
  type LifeProjection,
  looksBeyond,
  movedAge,
} from '../../life/life-projection.ts';
import { WEEKS_PER_YEAR, wholeWeeks } from '../../life/weeks.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import { type BarGeometry, layOutBars } from '../../ui/charts/bar-geometry.ts';
import { BAR_HEIGHT } from '../../ui/charts/bars.tsx';
import type { MomentMark } from '../../ui/charts/mark-geometry.ts';
import { layOutRings, type RingGeometry } from '../../ui/charts/ring-geometry.ts';
import type { Point } from '../../ui/charts/week-geometry.ts';
import { pictureWeeks, type WeeksBy } from '../../ui/charts/week-picture.ts';
import type { WeekPicture } from '../../ui/charts/weeks-by-time.ts';
import type { ListedMark } from '../../words/describe-marks.ts';
import { listDots } from '../../words/describe-weeks.ts';
import type { Format } from '../../words/format.ts';
import type { PictureMarks } from './picture-marks.ts';
import { layOutPosterMarks, type PosterMarksLayout } from './poster-marks-layout.ts';

export const POSTER_WIDTH = 1080;
export const MARGIN = 72;
export const INNER_WIDTH = POSTER_WIDTH - 2 * MARGIN;
const WEEKS_WIDTH = 500;
/** The column beside the weeks. */
export const SIDE_X = MARGIN + WEEKS_WIDTH + 52;
export const SIDE_WIDTH = POSTER_WIDTH - MARGIN - SIDE_X;
const WEEKS_HEIGHT = 880;
/** The least height of a year of the weeks: a longer life makes the poster taller. */
const LEAST_ROW = 7.5;
/** Baselines and tops, from the top of the poster. */
export const AT = {
  brand: 96,
  example: 128,
  figures: 236,
  beyond: 322,
  line: 366,
  columnTitle: 506,
  columns: 526,
};
export const LINE_HEIGHT = 20;
const NAME_FONT = '15px var(--sans)';
/** The space for the number and the color, left of a name in the legend. */
export const SWATCH_WIDTH = 44;
const LEGEND_GAP = 18;
/** The row height of the key to the points, and the width of its columns. */
export const KEY_ROW = 28;
const KEY_WIDTH = 190;
const KEY_COLUMNS = 2;
const BARS_NAME_WIDTH = 200;
export const BARS_X = MARGIN + BARS_NAME_WIDTH + 24;
export const BARS_WIDTH = INNER_WIDTH - BARS_NAME_WIDTH - 24 - 220;
/** From the baseline of a title down to the list below it. */
const LIST_GAP = 28;
const BARS_GAP = 16;
const SECTION_GAP = 72;
const FOOTER_HEIGHT = 132;

/** One activity's row in the legend, and its bar. */
interface PosterRow {
  readonly activity: ActivityProjection;
  /** The activity's number, from 1, the same in every chart. */
  readonly number: number;
  readonly legend: { readonly y: number; readonly lines: readonly string[] };
  readonly bar: {
    readonly y: number;
    readonly lines: readonly string[];
    readonly geometry: BarGeometry['bars'][number];
  };
}

export interface PosterLayout {
  readonly height: number;
  /** All activities, and free time if there is any. */
  readonly activities: readonly ActivityProjection[];
  readonly weeks: WeekPicture;
  /** The rings of moments on the weeks. */
  readonly moments: readonly MomentMark[];
  /** The list of chapters and moments below the weeks; `null` if there is none. */
  readonly marks:
    | (PosterMarksLayout & { readonly title: string; readonly titleY: number; readonly y: number })
    | null;
  readonly rings: RingGeometry;
  readonly rows: readonly PosterRow[];
  readonly ticks: BarGeometry['ticks'];
  /** The key to the points, and its top. */
  readonly key: readonly (ReturnType<typeof listDots>[number] & Point)[];
  readonly keyY: number;
  readonly barsTitleY: number;
  readonly axisY: number;
}

interface PosterLayoutOptions {
  readonly projection: Ages & Pick<LifeProjection, 'activities' | 'weeks' | 'spans'>;
  readonly weeksBy: WeeksBy;
  readonly personal: PictureMarks | null;
  readonly format: Format;
  readonly wrap: Wrap;
}

/** Stacks blocks vertically. @returns the top of each block and the bottom of the last */
function stack(top: number, heights: readonly number[], gap: number): { tops: number[]; bottom: number } {
  let bottom = top;
  const tops = heights.map((height) => {
    const own = bottom;
    bottom += height + gap;
    return own;
  });
  return { tops, bottom: bottom - gap };
}

/** The weeks with the rings of moments, and what the list below them says: chapters with their colors if the weeks have them. */
function layOutPosterWeeks(
  { projection, weeksBy, personal, format }: PosterLayoutOptions,
  activities: readonly ActivityProjection[],
) {
  const options = {
    weeks: looksBeyond(projection)
      ? { ...projection.weeks, end: wholeWeeks(projection.lifeExpectancy) }
      : projection.weeks,
    room: {
      width: WEEKS_WIDTH,
      height: Math.max(WEEKS_HEIGHT, (projection.weeks.total / WEEKS_PER_YEAR) * LEAST_ROW),
    },
    formatWeek: (week: number) => WEEKS.week({ position: format.number(week) }),
  };
  const byChapter = weeksBy === 'chapters' ? personal : null;
  const weeks = byChapter
    ? byChapter.code.pictureChapters(options, byChapter.marks.chapters)
    : pictureWeeks({
        ...options,
        activities,
        spans: projection.spans,
        by: weeksBy === 'activities' ? weeksBy : 'time',
      });
  if (!personal) return { weeks, rings: [], listed: [] };
  const { code, marks } = personal;
  const listed = code.listMarks(format, marks);
  return {
    weeks,
    rings: code.layOutMarks(weeks.geometry, marks.moments),
    listed: byChapter ? listed : listed.map((mark) => ({ ...mark, color: null })),
  };
}

/** The key to the dots of the weeks, in two columns. */
function placeKey({ projection, format }: PosterLayoutOptions, top: number): PosterLayout['key'] {
  const { exactAge, projectedAge, lifeExpectancy } = projection;
  const dots = listDots(format, {
    until: movedAge(projection),
    ahead: Math.max(exactAge, projectedAge) < lifeExpectancy,
    beyond: looksBeyond(projection),
  });
  return dots.map((dot, index) => ({
    ...dot,
    x: SIDE_X + (index % KEY_COLUMNS) * KEY_WIDTH,
    y: top + Math.floor(index / KEY_COLUMNS) * KEY_ROW,
  }));
}

function titleMarks(listed: readonly ListedMark[]): string {
  const { moments, chapters, both } = POSTER.marks;
  if (listed.every(({ number }) => number === null)) return chapters;
  return listed.some(({ number }) => number === null) ? both : moments;
}

/** Lays out the poster. Its height grows with the years of the life and the length of the names. */
export function layOutPoster(options: PosterLayoutOptions): PosterLayout {
  const { projection, wrap } = options;
  const activities = projection.activities.filter(isPartOfDay);
  const { weeks, rings, listed } = layOutPosterWeeks(options, activities);
  const names = activities.map(({ name }) => wrap(name, NAME_FONT, SIDE_WIDTH - SWATCH_WIDTH));
  const legend = stack(
    AT.columns + SIDE_WIDTH + 28,
    names.map((lines) => (lines.length + 1) * LINE_HEIGHT),
    LEGEND_GAP,
  );
  // The key is at the bottom of the weeks, or below the legend if that is longer.
  const keyHeight = 2 * KEY_ROW;
  const keyY = Math.max(AT.columns + weeks.geometry.height - keyHeight, legend.bottom + KEY_ROW);
  const marksTitleY = keyY + keyHeight + SECTION_GAP;
  const marks = listed.length > 0 ? layOutPosterMarks(listed, INNER_WIDTH, wrap) : null;
  const barsTitleY = marks ? marksTitleY + LIST_GAP + marks.height + SECTION_GAP : marksTitleY;
  const labels = activities.map(({ name }) => wrap(name, NAME_FONT, BARS_NAME_WIDTH));
  const rows = stack(
    barsTitleY + LIST_GAP,
    labels.map((lines) => Math.max(BAR_HEIGHT, lines.length * LINE_HEIGHT)),
    BARS_GAP,
  );
  const { bars, ticks } = layOutBars(activities, BARS_WIDTH);
  return {
    // An even number, so that 1.5 times the height is a whole number of pixels in every browser.
    height: 2 * Math.ceil((rows.bottom + FOOTER_HEIGHT) / 2),
    activities,
    weeks,
    moments: rings,
    marks: marks && { ...marks, title: titleMarks(listed), titleY: marksTitleY, y: marksTitleY + LIST_GAP },
    rings: layOutRings(activities, projection, SIDE_WIDTH),
    rows: activities.flatMap((activity, index) => {
      const geometry = bars[index];
      if (!geometry) return [];
      return {
        activity,
        number: index + 1,
        legend: { y: legend.tops[index] ?? 0, lines: names[index] ?? [] },
        bar: { y: rows.tops[index] ?? 0, lines: labels[index] ?? [], geometry },
      };
    }),
    ticks,
    key: placeKey(options, keyY),
    keyY,
    barsTitleY,
    axisY: rows.bottom + 4,
  };
}
