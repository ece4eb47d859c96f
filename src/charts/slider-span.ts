import { shareOfLife } from '../life/life-projection.ts';
import { WEEKS_PER_YEAR, weeksLeft } from '../life/weeks.ts';

interface SliderSpan {
  /** Where today is on the line from birth to life expectancy, 0 to 1. */
  readonly start: number;
  /** From there to the last whole week, as a share of the line. */
  readonly length: number;
}

/**
 * The part of the line of life that the slider moves along: from today to its end, which is a whole number of weeks.
 * @example findSliderSpan({ age: 42, lifeExpectancy: 84 }) // { start: 0.5, length: 0.5 }
 */
export function findSliderSpan(life: { readonly age: number; readonly lifeExpectancy: number }): SliderSpan {
  const start = shareOfLife(life, life.age);
  return { start, length: shareOfLife(life, life.age + weeksLeft(life) / WEEKS_PER_YEAR) - start };
}
