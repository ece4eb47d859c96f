import * as v from 'valibot';
import lifeTablesFile from '../data/life-tables.json' with { type: 'json' };
import snapshotFile from '../data/snapshot.json' with { type: 'json' };

const Column = v.array(v.number());
const Table = v.object({ remaining: Column, survivors: Column });
const LifeTables = v.object({
  source: v.string(),
  year: v.number(),
  ages: Column,
  tables: v.record(
    v.string(),
    v.object({ everyone: Table, women: v.optional(Table), men: v.optional(Table) }),
  ),
});
const lifeTables = v.parse(LifeTables, lifeTablesFile);

const Snapshot = v.object({
  source: v.string(),
  economies: v.array(
    v.object({ code: v.string(), name: v.string(), lifeExpectancy: v.number(), year: v.number() }),
  ),
});

const { source, economies } = v.parse(Snapshot, snapshotFile);

/** What `GET /api/countries` answers: every economy by name, without figures. */
export const countryList = economies.map(({ code, name }) => ({ code, name, lifeExpectancy: 0 }));

const figuresByCode = new Map(economies.map((economy) => [economy.code, { ...economy, source }]));

/**
 * What `GET /api/life-expectancy/{code}` answers.
 * @param code ISO 3166-1 alpha-3, upper case
 */
export function findFigure(code: string) {
  return figuresByCode.get(code);
}

/**
 * What `GET /api/life-table/{code}` answers: the period life tables of one economy.
 * @param code ISO 3166-1 alpha-3, upper case
 */
export function findLifeTable(code: string) {
  const tables = lifeTables.tables[code];
  const economy = figuresByCode.get(code);
  if (!tables || !economy) return undefined;
  const { year, source: publisher, ages } = lifeTables;
  return { code, name: economy.name, year, source: publisher, ages, ...tables };
}
