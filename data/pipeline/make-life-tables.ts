/** Makes the life tables, for index.ts: `data/life-tables.json`. */
import type { LifeTable, Population } from '../../src/life/life-table.ts';
import { CURVE_AGES, fitCurve, lifeExpectancyOf } from './fit-death-rates.ts';
import { type Forecast, type PeriodRates, readDeathRates, readForecasts } from './read-upstream.ts';

/** The period that contains the table's year. */
const TABLE_PERIOD = '2020-2025';
/** The later points in time, each the center of a period: they run from the middle of a year to the middle of another. */
const LATER = [
  { period: '2025-2030', year: 2028 },
  { period: '2055-2060', year: 2058 },
  { period: '2095-2100', year: 2098 },
] as const;

const PERIODS = [TABLE_PERIOD, ...LATER.map(({ period }) => period)];

/** The points in time of the tables, in calendar years: the middle of their own year first. */
const pointsInTime = (tableYear: number) => [tableYear + 0.5, ...LATER.map(({ year }) => year)];

/** Economies without rows of their own in the UN's tables, with the economies whose death rates are used instead. */
const STAND_INS: Readonly<Partial<Record<string, string>>> = { CHI: 'GBR' };
/** Digits of the rates of the table's year, and of the expected ones, which are less certain. */
const DIGITS = 4;
const DIGITS_LATER = 3;
const MOST_STEPS = 30;
const TOLERANCE_YEARS = 1e-6;

/** Finds where an increasing function has a value, by the secant method. */
function solve(
  increasing: (x: number) => number,
  value: number,
  [first, second]: readonly [number, number],
): number {
  let [x0, x1] = [first, second];
  let [y0, y1] = [increasing(x0) - value, increasing(x1) - value];
  for (let step = 0; step < MOST_STEPS && Math.abs(y1) > TOLERANCE_YEARS; step++) {
    [x0, x1] = [x1, x1 - (y1 * (x1 - x0)) / (y1 - y0)];
    [y0, y1] = [y1, increasing(x1) - value];
  }
  if (!(Math.abs(y1) <= TOLERANCE_YEARS)) throw new Error(`No solution for ${value}`);
  return x1;
}

const multiply = (rates: readonly number[], factor: number) => rates.map((rate) => rate * factor);

/** Finds the factor of all rates that leads to a life expectancy at birth. */
const factorFor = (rates: readonly number[], lifeExpectancy: number): number =>
  Math.exp(-solve((x) => lifeExpectancyOf(multiply(rates, Math.exp(-x))), lifeExpectancy, [0, 0.1]));

/** Between two curves, on the scale of logarithms. @param weight that of the second */
const blend = (first: readonly number[], second: readonly number[], weight: number) =>
  first.map((rate, index) => rate ** (1 - weight) * (second[index] ?? Number.NaN) ** weight);

const forEachPopulation = <T>(make: (population: Population) => T): Record<Population, T> => ({
  everyone: make('everyone'),
  women: make('women'),
  men: make('men'),
});

/** The smooth curves of the period of the table's year and of the later ones. */
export const fitPeriods = (rates: PeriodRates): number[][] =>
  PERIODS.map((period) => fitCurve(rates.get(period) ?? []));

/** The forecast at a point in time: the forecast of a calendar year is that of its middle. */
function forecastAt(forecasts: ReadonlyMap<number, Forecast>, year: number): Forecast {
  const [early, late] = [forecasts.get(Math.ceil(year) - 1), forecasts.get(Math.floor(year))];
  if (!early || !late) throw new Error(`No forecast for ${year}`);
  return {
    median: (early.median + late.median) / 2,
    low: (early.low + late.low) / 2,
    high: (early.high + late.high) / 2,
  };
}

/** The life tables of one economy, in the form of the snapshot. */
type TablesOfEconomy = Record<Population, Pick<LifeTable, 'rates' | 'interval'>>;

const round = (value: number, digits: number) => Number(value.toPrecision(digits));

interface Upstream {
  /** The five-year death rates of everyone, women and men. */
  readonly periods: Readonly<Record<Population, PeriodRates>>;
  readonly forecasts: ReadonlyMap<number, Forecast>;
}

type Curves = Record<Population, readonly number[][]>;

/**
 * The curves of one economy at the tables' points in time. Those of the table's year lie between the five years around
 * it, which hold the deaths of a pandemic and of wars, and the five years after them: where everyone's life expectancy
 * at birth is the UN's for that year.
 * @param fitted the curves of the periods, as the UN has them
 */
function makeCurves(fitted: Curves, forecasts: ReadonlyMap<number, Forecast>, tableYear: number): Curves {
  const [before = [], after = []] = fitted.everyone;
  const { median } = forecastAt(forecasts, tableYear + 0.5);
  const weight = solve((x) => lifeExpectancyOf(blend(before, after, x)), median, [0, 1]);
  return forEachPopulation((population) => {
    const [first = [], ...later] = fitted[population];
    return [blend(first, later[0] ?? [], weight), ...later];
  });
}

/** The factors of everyone's rates at the ends of the forecast's interval, at each point in time. */
function intervalOf(
  curves: readonly number[][],
  forecasts: ReadonlyMap<number, Forecast>,
  points: readonly number[],
) {
  const factors = (end: 'low' | 'high') =>
    curves.map((rates, index) => {
      const forecast = forecastAt(forecasts, points[index] ?? 0);
      return round(factorFor(rates, lifeExpectancyOf(rates) + forecast[end] - forecast.median), DIGITS_LATER);
    });
  return { low: factors('low'), high: factors('high') };
}

interface Economy {
  readonly code: string;
  /** The year of the life expectancy. */
  readonly year: number;
  /** The life expectancy at birth, in years. */
  readonly lifeExpectancy: number;
}

/**
 * The tables of one economy, with all rates multiplied by one factor for its life expectancy at birth.
 * @throws Error if the curves do not agree with the UN's own life expectancy at birth
 */
function makeTables(
  { code, lifeExpectancy }: Economy,
  { periods, forecasts }: Upstream,
  tableYear: number,
): TablesOfEconomy {
  const fitted = forEachPopulation((population) => fitPeriods(periods[population]));
  const deviations = AFTER_WAR.has(code) ? [] : deviationsOf(fitted.everyone, forecasts);
  if (deviations.some((years) => years > GREATEST_DEVIATION))
    throw new Error(`${code} is off the UN's life expectancy by ${deviations.join(', ')} years`);
  const curves = makeCurves(fitted, forecasts, tableYear);
  const factor = factorFor(curves.everyone[0] ?? [], lifeExpectancy);
  const tables = forEachPopulation((population) => ({
    rates: curves[population].map((row, index) =>
      multiply(row, factor).map((rate) => round(rate, index === 0 ? DIGITS : DIGITS_LATER)),
    ),
  }));
  const interval = intervalOf(curves.everyone, forecasts, pointsInTime(tableYear));
  return { ...tables, everyone: { ...tables.everyone, interval } };
}

/** The mean of the forecast over a period from the middle of a year to the middle of another. */
function forecastOver(forecasts: ReadonlyMap<number, Forecast>, period: string): number {
  const [from = 0, to = 0] = period.split('-').map(Number);
  const years = Array.from(
    { length: to - from },
    (_, index) => forecastAt(forecasts, from + index + 1).median,
  );
  return years.reduce((sum, median) => sum + median, 0) / years.length;
}

/** How far the smooth curves of the later periods may be off the UN's own life expectancy at birth, in years. */
export const GREATEST_DEVIATION = 0.05;
/** Economies whose death rates fall too steeply after a war for the mean of a period to tell. */
const AFTER_WAR: ReadonlySet<string> = new Set(['LBY', 'PSE']);

/**
 * How far everyone's curves of the later periods are off the UN's own life expectancy at birth, in years. That figure
 * is used for nothing else here, so it checks the curves.
 * @param curves everyone's, of all periods
 */
export function deviationsOf(
  [, ...later]: readonly number[][],
  forecasts: ReadonlyMap<number, Forecast>,
): number[] {
  return LATER.map(({ period }, index) =>
    Math.abs(lifeExpectancyOf(later[index] ?? []) - forecastOver(forecasts, period)),
  );
}

/** Reads the UN's figures of every economy. */
export function readUpstream(): (code: string) => Upstream {
  const rates = forEachPopulation((population) => readDeathRates(population, PERIODS));
  const forecasts = readForecasts();
  return (code) => {
    const area = STAND_INS[code] ?? code;
    const missing = () => {
      throw new Error(`The UN has no tables of ${code}`);
    };
    return {
      periods: forEachPopulation((population) => rates[population].get(area) ?? missing()),
      forecasts: forecasts.get(area) ?? missing(),
    };
  };
}

/**
 * The life tables of the snapshot: everyone's, women's and men's. The death rates are the UN's; those of an economy are
 * all multiplied by one factor, so that everyone's life expectancy at birth is the World Bank's. The tables are of the
 * newest of its years.
 */
export function makeLifeTables(economies: readonly Economy[]) {
  const upstreamOf = readUpstream();
  const tableYear = Math.max(...economies.map(({ year }) => year));
  return {
    source: 'United Nations, World Population Prospects 2024',
    ages: CURVE_AGES,
    years: pointsInTime(tableYear),
    tables: Object.fromEntries(
      economies.map((economy) => [economy.code, makeTables(economy, upstreamOf(economy.code), tableYear)]),
    ),
  };
}
