import * as v from 'valibot';
import { type Country, type LifeExpectancy, PLAUSIBLE_YEARS } from './life-expectancy.ts';
import { HttpError, loadJson } from './load-json.ts';

const Countries = v.pipe(
  v.array(v.object({ code: v.string(), name: v.string(), lifeExpectancy: v.literal(0) })),
  v.nonEmpty(),
);
const Figure = v.object({
  code: v.string(),
  lifeExpectancy: v.pipe(v.number(), v.minValue(PLAUSIBLE_YEARS.min), v.maxValue(PLAUSIBLE_YEARS.max)),
  year: v.number(),
  source: v.string(),
});

/** @throws Error 'Failed to fetch countries from server', with the original error as its cause */
export async function fetchServerCountries(signal: AbortSignal): Promise<Country[]> {
  try {
    return v.parse(Countries, await loadJson('/api/countries', { signal }));
  } catch (cause) {
    throw new Error('Failed to fetch countries from server', { cause });
  }
}

/**
 * Fetches the figure of the project's snapshot; `null` for a country that it does not have.
 * @throws Error 'Failed to fetch life expectancy from server', with the original error as its cause
 */
export async function fetchServerLifeExpectancy(
  code: string,
  signal: AbortSignal,
): Promise<LifeExpectancy | null> {
  try {
    const figure = v.parse(
      Figure,
      await loadJson(`/api/life-expectancy/${encodeURIComponent(code)}`, { signal }),
    );
    return { ...figure, fromSnapshot: true };
  } catch (cause) {
    if (cause instanceof HttpError && cause.status === 404) return null;
    throw new Error('Failed to fetch life expectancy from server', { cause });
  }
}
