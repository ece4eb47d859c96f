import type { InferOutput } from 'valibot';
import type { CountriesResponse, LifeExpectancyResponse, LifeTableResponse } from './api-schemas.ts';

type Economy = Omit<InferOutput<typeof LifeExpectancyResponse>, 'source'>;
type LifeTables = InferOutput<typeof LifeTableResponse>;

/** `data/snapshot.json`: the life expectancy of every economy. */
export interface Snapshot {
  readonly source: string;
  readonly economies: readonly Economy[];
}

/** The snapshot with `data/life-tables.json`: the life tables of every economy, by code. */
export interface Figures {
  readonly snapshot: Snapshot;
  readonly lifeTables: Pick<LifeTables, 'source' | 'year' | 'ages'> & {
    readonly tables: Readonly<Partial<Record<string, Pick<LifeTables, 'everyone' | 'women' | 'men'>>>>;
  };
}

/** The response to `GET /api/countries`. */
export const listCountries = ({ economies }: Snapshot): InferOutput<typeof CountriesResponse> =>
  economies.map(({ code, name }) => ({ code, name, lifeExpectancy: 0 }));

/**
 * The response to `GET /api/life-expectancy/{code}`.
 * @param code ISO 3166-1 alpha-3, upper case
 * @returns undefined for an economy that the snapshot lacks
 */
export function findLifeExpectancy(
  { snapshot: { source, economies } }: Figures,
  code: string,
): InferOutput<typeof LifeExpectancyResponse> | undefined {
  const economy = economies.find((each) => each.code === code);
  return economy && { ...economy, source };
}

/**
 * The response to `GET /api/life-table/{code}`.
 * @param code ISO 3166-1 alpha-3, upper case
 * @returns undefined for an economy that the snapshot or the life tables lack
 */
export function findLifeTable(figures: Figures, code: string): LifeTables | undefined {
  const economy = findLifeExpectancy(figures, code);
  const { source, year, ages, tables } = figures.lifeTables;
  const found = tables[code];
  return economy && found && { code, name: economy.name, year, source, ages, ...found };
}
