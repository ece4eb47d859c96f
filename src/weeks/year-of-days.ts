import { addDays, type CalendarDate, MONTHS_PER_YEAR } from '../life/calendar-date.ts';
import type { DotPicture } from './draw.ts';
import type { Box, Point } from './grid.ts';
import { OVERHANG, roundPixels, writePoint } from './scene.ts';
import { looksOf, PAGE } from './styles.ts';

const DAYS_PER_ROW = 31;
/** The greatest distance between two months, in pitches. */
const LARGEST_ROW = 1.8;

interface YearOfDays {
  readonly today: CalendarDate;
  /** Days of the same year. */
  readonly marked: readonly CalendarDate[];
}

/** Places the days of a year in the middle of a room, as large as it allows: a row for each month. */
export function layOutYear({ today, marked }: YearOfDays, room: Box): DotPicture {
  const pitch = Math.min(room.width / DAYS_PER_ROW, room.height / MONTHS_PER_YEAR);
  const rowPitch = Math.min(room.height / MONTHS_PER_YEAR, LARGEST_ROW * pitch);
  const [width, height] = [DAYS_PER_ROW * pitch, MONTHS_PER_YEAR * rowPitch];
  const [x, y] = [room.x + (room.width - width) / 2, room.y + (room.height - height) / 2];
  const positionOf = ({ month, day }: CalendarDate) => ({
    x: x + (day - 0.5) * pitch,
    y: y + (month - 0.5) * rowPitch,
  });
  const paths = { lived: '', ahead: '' };
  for (let month = 1; month <= MONTHS_PER_YEAR; month += 1) {
    // The month after December is the first of the next year.
    const last = addDays({ year: today.year, month: month + 1, day: 1 }, -1).day;
    const lived = month < today.month ? last : month > today.month ? 0 : today.day - 1;
    paths.lived += drawDays(positionOf({ ...today, month, day: 1 }), lived, pitch);
    paths.ahead += drawDays(positionOf({ ...today, month, day: lived + 1 }), last - lived, pitch);
  }
  const looks = looksOf(PAGE, 'ink', PAGE.ahead);
  const dots = (['lived', 'ahead'] as const).map((tone) => ({
    key: tone,
    tone,
    look: looks[tone],
    decades: [{ from: 0, path: paths[tone] }],
  }));
  return {
    box: { x, y, width, height },
    scene: { pitch, unit: pitch, dots, now: positionOf(today), projected: null },
    moments: marked.map(positionOf),
  };
}

/** A line through some days from a first one: dashes of no length turn it into dots. */
const drawDays = (first: Point, days: number, pitch: number): string =>
  days === 0 ? '' : `M${writePoint(first)}h${roundPixels((days - 1 + OVERHANG) * pitch)}`;
