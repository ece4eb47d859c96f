import * as v from 'valibot';
import { COUNTRY_CODE, type Country } from './life-expectancy.ts';

/** The responses of the project's own API, for the server, the page and the service worker. */

export const CountryCode = v.pipe(v.string(), v.regex(COUNTRY_CODE));

/** Life expectancy at birth, in years. Outside this range, it is treated as an error of the source. */
export const YearsAtBirth = v.pipe(v.number(), v.minValue(10), v.maxValue(120));

/** `GET /api/countries`: a list has no figures, so each is 0 there, and none is read. */
export const CountriesResponse = v.pipe(
  v.array(
    v.pipe(
      v.object({ code: CountryCode, name: v.string(), lifeExpectancy: v.literal(0) }),
      v.transform(({ code, name }): Country => ({ code, name })),
    ),
  ),
  v.nonEmpty(),
);

/** `GET /api/life-expectancy/{code}` */
export const LifeExpectancyResponse = v.object({
  code: CountryCode,
  name: v.string(),
  lifeExpectancy: YearsAtBirth,
  year: v.number(),
  /** The publisher. */
  source: v.string(),
});
