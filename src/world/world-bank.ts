import * as v from 'valibot';
import { type Country, type LifeExpectancy, PLAUSIBLE_YEARS } from './life-expectancy.ts';
import { loadJson } from './load-json.ts';

const WORLD_BANK = 'World Bank';
/** Life expectancy at birth, total, years. */
const INDICATOR = 'SP.DYN.LE00.IN';
const COUNTRIES_PER_PAGE = 300;
/** The region of aggregates such as "World" or "Euro area". */
const AGGREGATES_REGION = 'NA';

/** ISO 3166-1 alpha-3, without the codes that start with X. */
const COUNTRY_ID = /^[A-WYZ][A-Z]{2}$/;

const CountryItem = v.object({
  id: v.string(),
  name: v.pipe(v.string(), v.nonEmpty()),
  region: v.object({ id: v.string() }),
});
const CountryAnswer = v.looseTuple([v.unknown(), v.pipe(v.array(CountryItem), v.nonEmpty())]);

/** The years as a figure, or `null` where the newest year is not yet known. */
const IndicatorItem = v.object({
  value: v.nullable(v.pipe(v.number(), v.minValue(PLAUSIBLE_YEARS.min), v.maxValue(PLAUSIBLE_YEARS.max))),
  date: v.pipe(v.string(), v.regex(/^\d{4}$/)),
});
/** A valid query without data has `null` for its second element. */
const IndicatorAnswer = v.looseTuple([v.unknown(), v.nullable(v.array(IndicatorItem))]);

/**
 * The countries in a World Bank answer, without aggregates and without ids that start with X (Kosovo alone).
 * @throws ValiError where the answer is not of the recorded shape
 */
export function parseWorldBankCountries(answer: unknown): Country[] {
  const [, items] = v.parse(CountryAnswer, answer);
  return items
    .filter(({ id, region }) => region.id.trim() !== AGGREGATES_REGION && COUNTRY_ID.test(id))
    .map(({ id, name }) => ({ code: id, name: name.trim(), lifeExpectancy: 0 }));
}

/**
 * The most recent figure in a World Bank answer, or `null` where the World Bank has none.
 * @throws ValiError where the answer is not of the recorded shape
 */
export function parseWorldBankLifeExpectancy(code: string, answer: unknown): LifeExpectancy | null {
  const [, items] = v.parse(IndicatorAnswer, answer);
  const newest = items?.[0];
  if (newest?.value == null) return null;
  return { code, lifeExpectancy: newest.value, year: Number(newest.date), source: WORLD_BANK };
}

/** The API allows any origin, which a browser refuses to a request with credentials. */
const REQUEST = { credentials: 'omit' } as const;

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
