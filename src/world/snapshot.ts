import type { InferInput, InferOutput } from 'valibot';
import type { CountriesResponse, LifeExpectancyResponse } from './api-schemas.ts';
import type { CountryFactsResponse } from './country-facts-schema.ts';

type Economy = Omit<InferOutput<typeof LifeExpectancyResponse>, 'source'>;
type CountryFacts = InferOutput<typeof CountryFactsResponse>;
type LifeTables = CountryFacts['lifeTables'];
type Population = NonNullable<CountryFacts['population']>;

/** `data/snapshot.json`: the life expectancy of every economy. */
interface Snapshot {
  readonly source: string;
  readonly economies: readonly Economy[];
}

/** The snapshot with what else `data` has of each economy, by code. */
export interface Figures {
  readonly snapshot: Snapshot;
  /** `data/life-tables.json` */
  readonly lifeTables: Pick<LifeTables, 'source' | 'ages' | 'years'> & {
    readonly tables: Readonly<Partial<Record<string, Pick<LifeTables, 'everyone' | 'women' | 'men'>>>>;
  };
  /** `data/populations.json` */
  readonly populations: Pick<Population, 'source' | 'year'> & {
    readonly populations: Readonly<Partial<Record<string, Pick<Population, 'women' | 'men'>>>>;
  };
}

/** The response to `GET /api/countries`. */
export const listCountries = ({ economies }: Snapshot): InferInput<typeof CountriesResponse> =>
  economies.map(({ code, name }) => ({ code, name, lifeExpectancy: 0 }));

/**
 * The response to `GET /api/life-expectancy/{code}`.
 * @param code ISO 3166-1 alpha-3, upper case
 * @returns undefined for an economy that the snapshot lacks
 */
export function findLifeExpectancy({ snapshot: { source, economies } }: Figures, code: string) {
  const economy = economies.find((each) => each.code === code);
  return economy && { ...economy, source };
}

/**
 * The response to `GET /api/country-facts/{code}`.
 * @param code ISO 3166-1 alpha-3, upper case
 * @returns undefined for an economy that the snapshot or the life tables lack
 */
export function findCountryFacts(figures: Figures, code: string): CountryFacts | undefined {
  const economy = findLifeExpectancy(figures, code);
  const { tables, ...lifeTables } = figures.lifeTables;
  const { populations, ...population } = figures.populations;
  const [table, people] = [tables[code], populations[code]];
  return (
    economy &&
    table && {
      code,
      name: economy.name,
      lifeTables: { ...lifeTables, ...table },
      ...(people && { population: { ...population, ...people } }),
    }
  );
}
