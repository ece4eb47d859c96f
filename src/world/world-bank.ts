import * as v from 'valibot';
import { YearsAtBirth } from './api-schemas.ts';
import type { Country, LifeExpectancy } from './life-expectancy.ts';
import { loadJson } from './load-json.ts';

/** The name under which its figures are shown. */
export const WORLD_BANK = 'World Bank';
/** Life expectancy at birth, total, years. */
const INDICATOR = 'SP.DYN.LE00.IN';
const COUNTRIES_PER_PAGE = 300;
/** The region of aggregates such as "World" or "Euro area". */
const AGGREGATES_REGION = 'NA';

/** ISO 3166-1 alpha-3, without the codes that start with X. */
const COUNTRY_ID = /^[A-WYZ][A-Z]{2}$/;
/** ISO 3166-1 alpha-2, without the codes that start with X. */
const SHORT_COUNTRY_ID = /^[A-WYZ][A-Z]$/;

const CountryItem = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  region: v.object({ id: v.string() }),
});
const isCountry = ({ id, region }: v.InferOutput<typeof CountryItem>) =>
  region.id.trim() !== AGGREGATES_REGION && COUNTRY_ID.test(id);
/** Where there are other pages, the list lacks countries. Counts come as numbers and as strings. */
const OnlyPage = v.object({
  pages: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.maxValue(1))),
});
const CountryAnswer = v.looseTuple([
  OnlyPage,
  v.pipe(v.array(CountryItem), v.filterItems(isCountry), v.nonEmpty()),
]);

/** The years as a figure, or `null` where the newest year is not yet known. */
const IndicatorItem = v.object({
  /** Two letters; aggregates have many that start with an X or hold a digit. */
  country: v.optional(v.object({ id: v.string() })),
  /** Empty for some aggregates, such as "High income". */
  countryiso3code: v.optional(v.string(), ''),
  value: v.nullable(YearsAtBirth),
  /** The World Bank's series begin in 1960. */
  date: v.pipe(v.string(), v.regex(/^(?:19[6-9]|20\d)\d$/)),
});
type IndicatorItem = v.InferOutput<typeof IndicatorItem>;
/** A valid query without data has `null` for its second element. */
const IndicatorAnswer = v.looseTuple([v.unknown(), v.nullable(v.array(IndicatorItem))]);

/**
 * The countries in a World Bank answer, without aggregates and without ids that start with X (Kosovo alone).
 * @throws ValiError where the answer is not of the recorded shape, is one page of several, or has no country
 */
export function parseWorldBankCountries(answer: unknown): Country[] {
  const [, items] = v.parse(CountryAnswer, answer);
  return items.map(({ id, name }) => ({ code: id, name, lifeExpectancy: 0 }));
}

/** Whether a figure describes the country that was asked for, as far as its codes tell. */
function describesCountry(code: string, { country, countryiso3code }: IndicatorItem): boolean {
  if (countryiso3code !== '') return countryiso3code === code;
  return country === undefined || SHORT_COUNTRY_ID.test(country.id);
}

/**
 * The most recent figure in a World Bank answer, or `null` where the World Bank has none.
 * @param code ISO 3166-1 alpha-3, as it was asked for
 * @throws ValiError where the answer is not of the recorded shape, or the figure or its year cannot be
 * @throws Error where the figure is another country's or an aggregate's
 */
export function parseWorldBankLifeExpectancy(code: string, answer: unknown): LifeExpectancy | null {
  const [, items] = v.parse(IndicatorAnswer, answer);
  const newest = items?.[0];
  if (newest && !describesCountry(code, newest)) {
    throw new Error(`Not the figure of ${code} but of ${newest.countryiso3code || newest.country?.id}`);
  }
  if (newest?.value == null) return null;
  return { code, lifeExpectancy: newest.value, year: Number(newest.date), source: WORLD_BANK };
}

/**
 * The API allows any origin, which a browser refuses to a request with credentials. It answers where it is asked:
 * wherever else a redirect leads, there is no figure of the World Bank's.
 */
const REQUEST = { credentials: 'omit', redirect: 'error' } as const;

export async function fetchWorldBankCountries(baseUrl: string, signal: AbortSignal): Promise<Country[]> {
  const url = `${baseUrl}/country?format=json&per_page=${COUNTRIES_PER_PAGE}`;
  return parseWorldBankCountries(await loadJson(url, { ...REQUEST, signal }));
}

export async function fetchWorldBankLifeExpectancy(
  baseUrl: string,
  code: string,
  signal: AbortSignal,
): Promise<LifeExpectancy | null> {
  const url = `${baseUrl}/country/${encodeURIComponent(code)}/indicator/${INDICATOR}?format=json&per_page=1`;
  return parseWorldBankLifeExpectancy(code, await loadJson(url, { ...REQUEST, signal }));
}
