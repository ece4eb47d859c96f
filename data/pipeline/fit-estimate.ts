/** Fits the estimate for visitors without a country, for index.ts: `src/life/estimate-fits.json`. */
import { evaluateQuadratic } from '../../src/life/estimate-expected-age.ts';
import { expectedAge, type LifeTable, surviveFrom } from '../../src/life/life-table.ts';

/** The ages of the fit, in years. */
const AGES = [20, 30, 40, 50, 60, 70, 80, 90];
/** The life expectancy at birth around which the fit is quadratic, in years. */
const CENTER_YEARS = 70;
/** Each economy is estimated from the others: a fifth of them at a time. */
const FOLDS = 5;

interface Point {
  /** Life expectancy at birth less `CENTER_YEARS`. */
  readonly d: number;
  /** The age that people of one age reach on average, less life expectancy at birth. */
  readonly y: number;
}

/** Solves a system of linear equations by Gaussian elimination. */
function solveLinear(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0]);
  for (const [index, pivot] of rows.entries()) {
    const scale = pivot[index] ?? 0;
    for (const [column, value] of pivot.entries()) pivot[column] = value / scale;
    for (const other of rows) {
      if (other === pivot) continue;
      const factor = other[index] ?? 0;
      for (const [column, value] of pivot.entries()) other[column] = (other[column] ?? 0) - factor * value;
    }
  }
  return rows.map((row) => row.at(-1) ?? 0);
}

/** The coefficients of y = c0 + c1·d + c2·d² with the least squares. */
function fitQuadratic(points: readonly Point[]): number[] {
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0);
  const powers = [0, 1, 2];
  return solveLinear(
    powers.map((i) => powers.map((j) => sum(({ d }) => d ** (i + j)))),
    powers.map((i) => sum(({ d, y }) => y * d ** i)),
  );
}

/** The distance of each point from a fit to the points outside its fold. */
function crossValidate(points: readonly Point[]): number[] {
  return points.map(({ d, y }, index) => {
    const others = points.filter((_, other) => other % FOLDS !== index % FOLDS);
    return Math.abs(evaluateQuadratic(fitQuadratic(others), d) - y);
  });
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Fits the age that people of one age reach on average to life expectancy at birth, over the tables of all economies,
 * with the errors of the fit in five-fold cross-validation.
 */
export function fitEstimate(tables: readonly LifeTable[]) {
  const atBirth = tables.map((table) => expectedAge(surviveFrom(table, 0)));
  const fits = AGES.map((age) => {
    const points = tables.map((table, index) => {
      const e0 = atBirth[index] ?? 0;
      return { d: e0 - CENTER_YEARS, y: expectedAge(surviveFrom(table, age)) - e0 };
    });
    const errors = crossValidate(points);
    return {
      age,
      coefficients: fitQuadratic(points).map((coefficient) => round(coefficient, 6)),
      meanError: round(errors.reduce((sum, error) => sum + error, 0) / errors.length, 2),
      greatestError: round(Math.max(...errors), 2),
    };
  });
  return {
    center: CENTER_YEARS,
    min: Math.floor(Math.min(...atBirth)),
    max: Math.ceil(Math.max(...atBirth)),
    fits,
  };
}
