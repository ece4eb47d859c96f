import { max, ticks } from 'd3-array';
import { area } from 'd3-shape';

export interface PopulationGeometry {
  /** The outline of all people, by age. */
  readonly whole: string;
  /** The part of it below the marked age. */
  readonly younger: string;
  /** The position of the marked age. */
  readonly x: number;
  readonly ageTicks: readonly { readonly age: number; readonly x: number }[];
  readonly top: number;
  readonly bottom: number;
}

const MARGIN = { top: 26, right: 14, bottom: 28, left: 14 };
const TICK_COUNT = 5;

/**
 * Lays out a population by age as a silhouette, with one age marked.
 * @param counts the people of each whole age, from 0 on
 * @param age exact age, years; past the last age, the whole silhouette is younger
 * @param width of the whole chart, in pixels
 * @param height of the whole chart, in pixels
 */
export function layOutPopulation(
  counts: readonly number[],
  age: number,
  width: number,
  height: number,
): PopulationGeometry {
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
  const areaTo = (end: number) => {
    const after = points.findIndex(({ years }) => years >= end);
    const [before, beyond] = [points[after - 1], points[after]];
    const within = points.filter(({ years }) => years < end);
    if (beyond) {
      const { years: from, count: first } = before ?? beyond;
      const share = beyond.years > from ? (end - from) / (beyond.years - from) : 1;
      within.push({ years: end, count: first + share * (beyond.count - first) });
    }
    return draw(within) ?? '';
  };
  const marked = Math.min(Math.max(0, age), span);
  return {
    whole: areaTo(span),
    younger: areaTo(marked),
    x: x(marked),
    ageTicks: ticks(0, span, TICK_COUNT).map((years) => ({ age: years, x: x(years) })),
    top: MARGIN.top,
    bottom,
  };
}
