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
