import { type Ages, shareOfLine } from '../../life/life-projection.ts';
import { WEEKS_PER_YEAR, weeksLeft } from '../../life/weeks.ts';

interface SliderSpan {
  /** The position of today on the timeline, 0 to 1. */
  readonly start: number;
  /** The distance from today to the last whole week, as a share of the line. */
  readonly length: number;
}

/**
 * The part of the timeline that the slider moves along: from today to its end, which is a whole number of weeks.
 * @example findSliderSpan({ age: 42, lifeExpectancy: 84, horizon: 84 }) // { start: 0.5, length: 0.5 }
 */
export function findSliderSpan(life: Pick<Ages, 'age' | 'lifeExpectancy' | 'horizon'>): SliderSpan {
  const start = shareOfLine(life, life.age);
  return { start, length: shareOfLine(life, life.age + weeksLeft(life) / WEEKS_PER_YEAR) - start };
}
