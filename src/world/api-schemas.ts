import * as v from 'valibot';
import { COUNTRY_CODE, PLAUSIBLE_YEARS } from './life-expectancy.ts';

/** The responses of the project's own API, for the server, the page and the service worker. */

export const CountryCode = v.pipe(v.string(), v.regex(COUNTRY_CODE));

/** Life expectancy at birth, in years. */
export const YearsAtBirth = v.pipe(
  v.number(),
  v.minValue(PLAUSIBLE_YEARS.min),
  v.maxValue(PLAUSIBLE_YEARS.max),
);

/** `GET /api/countries`: a list carries no figures. */
export const CountriesResponse = v.pipe(
  v.array(v.object({ code: CountryCode, name: v.string(), lifeExpectancy: v.literal(0) })),
  v.nonEmpty(),
);

/** `GET /api/life-expectancy/{code}` */
export const LifeExpectancyResponse = v.object({
  code: CountryCode,
  name: v.string(),
  lifeExpectancy: YearsAtBirth,
  /** The year that the figure describes. */
  year: v.number(),
  /** The publisher. */
  source: v.string(),
});

const Ages = v.pipe(v.number(), v.minValue(0), v.maxValue(PLAUSIBLE_YEARS.max));
const BIRTHS = 100_000;
const LifeTableColumns = v.object({
  /** Remaining life expectancy at each age, in years. */
  remaining: v.array(Ages),
  /** How many of 100,000 births reach each age. */
  survivors: v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(BIRTHS))),
});

/** `GET /api/life-table/{code}`: each column has one entry for each age. */
export const LifeTableResponse = v.pipe(
  v.object({
    code: CountryCode,
    name: v.string(),
    year: v.number(),
    source: v.string(),
    ages: v.pipe(v.array(Ages), v.minLength(2)),
    everyone: LifeTableColumns,
    women: v.optional(LifeTableColumns),
    men: v.optional(LifeTableColumns),
  }),
  v.check(({ ages, everyone, women, men }) =>
    [everyone, women, men].every(
      (columns) =>
        !columns || (columns.remaining.length === ages.length && columns.survivors.length === ages.length),
    ),
  ),
);
