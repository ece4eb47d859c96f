import { type Ages, shareOfLine } from '../../life/life-projection.ts';
import { WEEKS_PER_YEAR, weeksLeft } from '../../life/weeks.ts';

interface SliderSpan {
  /** The position of today on the timeline, 0 to 1. */
  readonly start: number;
  /** The distance from today to the last whole week, as a share of the line. */
  readonly length: number;
  /** How many times longer the line has to be for this part to be as long as the line is now; 1 if nothing is ahead. */
  readonly zoom: number;
}

/** Where less than a year is ahead, there is one step. A line that is any longer would only cost time to draw. */
const LARGEST_ZOOM = 100;

/**
 * The part of the timeline that the slider moves along: from today to its end, which is a whole number of weeks.
 * @example findSliderSpan({ age: 42, lifeExpectancy: 84 }) // { start: 0.5, length: 0.5, zoom: 2 }
 */
export function findSliderSpan(life: Pick<Ages, 'age' | 'lifeExpectancy'>): SliderSpan {
  const start = shareOfLine(life, life.age);
  const length = shareOfLine(life, life.age + weeksLeft(life) / WEEKS_PER_YEAR) - start;
  return { start, length, zoom: length > 0 ? Math.min(1 / length, LARGEST_ZOOM) : 1 };
}
