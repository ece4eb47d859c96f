import * as v from 'valibot';
import snapshotFile from '../data/snapshot.json' with { type: 'json' };

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
