import { max, ticks } from 'd3-array';
import { area } from 'd3-shape';

const MARGIN = { top: 26, right: 14, bottom: 28, left: 14 };
const TICK_COUNT = 5;

/**
 * Lays out a population by age as a silhouette, with one age marked.
 * @param counts the people of each whole age, from 0 on
 * @param age exact age, years; past the last age, the end of the silhouette is marked
 * @param width of the whole chart, in pixels
 * @param height of the whole chart, in pixels
 */
export function layOutPopulation(counts: readonly number[], age: number, width: number, height: number) {
  const span = counts.length;
  const right = Math.max(MARGIN.left + 1, width - MARGIN.right);
  const bottom = height - MARGIN.bottom;
  const most = Math.max(1, max(counts) ?? 1);
  const x = (years: number) => MARGIN.left + (years / span) * (right - MARGIN.left);
  const y = (count: number) => bottom - (count / most) * (bottom - MARGIN.top);
  // The count of an age is drawn in the middle of its year.
  const points = [
    { years: 0, count: counts[0] ?? 0 },
    ...counts.map((count, index) => ({ years: index + 0.5, count })),
    { years: span, count: counts.at(-1) ?? 0 },
  ];
  const draw = area<(typeof points)[number]>(
    ({ years }) => x(years),
    bottom,
    ({ count }) => y(count),
  );
  return {
    outline: draw(points) ?? '',
    /** The position of the marked age. */
    x: x(Math.min(Math.max(0, age), span)),
    ageTicks: ticks(0, span, TICK_COUNT).map((years) => ({ age: years, x: x(years) })),
    top: MARGIN.top,
    bottom,
  };
}
