/** The figures and life tables of all countries, in the file that the build makes. */
export interface Figures {
  readonly snapshot: {
    readonly source: string;
    readonly economies: readonly {
      readonly code: string;
      readonly name: string;
      readonly lifeExpectancy: number;
      readonly year: number;
    }[];
  };
  readonly lifeTables: {
    readonly source: string;
    readonly year: number;
    readonly ages: readonly number[];
    readonly tables: Readonly<Record<string, object>>;
  };
}

function findBody(path: string, { snapshot, lifeTables }: Figures): object | undefined {
  if (path === '/api/countries') {
    return snapshot.economies.map(({ code, name }) => ({ code, name, lifeExpectancy: 0 }));
  }
  const [, route, code = ''] = /^\/api\/(life-expectancy|life-table)\/([a-z]{3})$/i.exec(path) ?? [];
  const economy = snapshot.economies.find((each) => each.code === code.toUpperCase());
  if (!economy) return undefined;
  if (route === 'life-expectancy') return { ...economy, source: snapshot.source };
  const { source, year, ages, tables } = lifeTables;
  const found = tables[economy.code];
  return found && { code: economy.code, name: economy.name, year, source, ages, ...found };
}

/** The response that the server's API would give from the same figures. @param path such as `/api/life-expectancy/JPN` */
export function respondOffline(path: string, figures: Figures): Response {
  const found = findBody(path, figures);
  return found
    ? Response.json(found)
    : Response.json({ error: 'Nothing is known for this country code.' }, { status: 404 });
}
