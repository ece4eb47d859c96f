import * as v from 'valibot';
import { YearsAtBirth } from './api-schemas.ts';
import type { Country, LifeExpectancy } from './life-expectancy.ts';
import { loadJson } from './load-json.ts';

/** The publisher, as responses and links name it. The page has its name in each language. */
export const WORLD_BANK = 'World Bank';
/** Life expectancy at birth, total, years. */
const INDICATOR = 'SP.DYN.LE00.IN';
const COUNTRIES_PER_PAGE = 300;
/** The region id of aggregates such as "World" or "Euro area". */
const AGGREGATES_REGION = 'NA';

/** ISO 3166-1 alpha-3, without the codes that start with X. */
const COUNTRY_ID = /^[A-WYZ][A-Z]{2}$/;

const CountryItem = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  region: v.object({ id: v.string() }),
});
const isCountry = ({ id, region }: v.InferOutput<typeof CountryItem>) =>
  region.id.trim() !== AGGREGATES_REGION && COUNTRY_ID.test(id);
/** With more than one page, the list would be incomplete. Counts may be numbers or strings. */
const OnlyPage = v.object({
  pages: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.maxValue(1))),
});
const CountryResponse = v.looseTuple([
  OnlyPage,
  v.pipe(v.array(CountryItem), v.filterItems(isCountry), v.nonEmpty()),
]);

/** A figure in years, or `null` if it is not yet known for the newest year. */
const IndicatorItem = v.object({
  /** ISO 3166-1 alpha-3; it may be empty. */
  countryiso3code: v.optional(v.string(), ''),
  value: v.nullable(YearsAtBirth),
  /** The World Bank's series begin in 1960. */
  date: v.pipe(v.string(), v.regex(/^(?:19[6-9]|20\d)\d$/)),
});
/** A valid query without data has `null` for its second element. */
const IndicatorResponse = v.looseTuple([v.unknown(), v.nullable(v.array(IndicatorItem))]);

/**
 * Parses the countries of a World Bank response, without aggregates and ids that start with X (only Kosovo).
 * @throws ValiError if the response has another shape, more than one page, or no country
 */
export function parseWorldBankCountries(response: unknown): Country[] {
  const [, items] = v.parse(CountryResponse, response);
  return items.map(({ id, name }) => ({ code: id, name }));
}

/**
 * Parses the most recent figure of a World Bank response; `null` if there is none.
 * @param code the requested country, ISO 3166-1 alpha-3
 * @throws ValiError if the response has another shape, or an implausible figure or year
 * @throws Error if the figure is of another country
 */
export function parseWorldBankLifeExpectancy(code: string, response: unknown): LifeExpectancy | null {
  const [, items] = v.parse(IndicatorResponse, response);
  const newest = items?.[0];
  if (newest?.countryiso3code && newest.countryiso3code !== code)
    throw new Error(`Not the figure of ${code} but of ${newest.countryiso3code}`);
  if (newest?.value == null) return null;
  return { code, lifeExpectancy: newest.value, year: Number(newest.date), source: WORLD_BANK };
}

/**
 * The API allows any origin with `*`, which browsers reject for requests with credentials. It never redirects, so a
 * redirect does not lead to the World Bank's data.
 */
const REQUEST = { credentials: 'omit', redirect: 'error' } as const;

export async function fetchWorldBankCountries(baseUrl: string, signal: AbortSignal): Promise<Country[]> {
  const url = `${baseUrl}/country?format=json&per_page=${COUNTRIES_PER_PAGE}`;
  return parseWorldBankCountries(await loadJson(url, { ...REQUEST, signal }));
}

export async function fetchWorldBankLifeExpectancy(baseUrl: string, code: string, signal: AbortSignal) {
  const url = `${baseUrl}/country/${encodeURIComponent(code)}/indicator/${INDICATOR}?format=json&per_page=1`;
  return parseWorldBankLifeExpectancy(code, await loadJson(url, { ...REQUEST, signal }));
}
