import { ageInWeek, WEEKS_PER_YEAR } from '../life/weeks.ts';
import { DECADE, type Point } from '../ui/charts/week-grid.ts';

/** A place for the dots, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The places of the weeks in the view. Lengths are in pitches, the distance from one week to the next. */
export interface ViewGrid {
  /** Whether each year is a column, not a row. */
  readonly isHorizontal: boolean;
  /** The weeks in each line of a year: all 52, or 26 or 13 where a year takes two or four lines. */
  readonly perLine: number;
  /** Pixels. */
  readonly pitch: number;
  readonly width: number;
  readonly height: number;
  readonly placeOf: (week: number) => Point;
}

/** The gap after ten years, and between years of several lines, in pitches. */
const DECADE_GAP = 0.7;
const YEAR_GAP = 0.7;
/** The lines that a year can take: more in a window that is much wider or higher than the weeks of a life. */
const LINES = [1, 2, 4];
/** How much larger the dots have to become before a year takes more lines: one line is easier to read. */
const WORTHWHILE = 1.25;

/** The first line of a year, in pitches from the first year. */
const yearStart = (age: number, lines: number) =>
  age * (lines + (lines > 1 ? YEAR_GAP : 0)) + Math.floor(age / DECADE) * DECADE_GAP * lines;

function createGrid(years: number, lines: number, isHorizontal: boolean, room: Room): ViewGrid {
  const perLine = WEEKS_PER_YEAR / lines;
  const yearsLong = yearStart(years - 1, lines) + lines;
  const [width, height] = isHorizontal ? [yearsLong, perLine] : [perLine, yearsLong];
  return {
    isHorizontal,
    perLine,
    pitch: Math.min(room.width / width, room.height / height),
    width,
    height,
    placeOf: (week) => {
      const line = Math.floor((week % WEEKS_PER_YEAR) / perLine);
      const alongYears = yearStart(ageInWeek(week), lines) + line + 0.5;
      const alongWeeks = (week % perLine) + 0.5;
      return isHorizontal ? { x: alongYears, y: alongWeeks } : { x: alongWeeks, y: alongYears };
    },
  };
}

/**
 * Chooses rows or columns, whichever gives the larger dots in a window of any shape.
 * @param years of the life, 1 or more
 * @example chooseGrid(90, { width: 2560, height: 400 }) // columns of two lines for each year
 */
export function chooseGrid(years: number, room: Room): ViewGrid {
  const grids = LINES.flatMap((lines) =>
    [false, true].map((isHorizontal) => ({
      grid: createGrid(years, lines, isHorizontal, room),
      effort: lines === 1 ? 1 : WORTHWHILE,
    })),
  );
  return grids.reduce((best, each) =>
    each.grid.pitch / each.effort > best.grid.pitch / best.effort ? each : best,
  ).grid;
}
