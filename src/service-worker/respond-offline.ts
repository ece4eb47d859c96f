import { type Figures, findCountryFacts, findLifeExpectancy, listCountries } from '../world/snapshot.ts';

function findContent(path: string, figures: Figures): object | undefined {
  if (path === '/api/countries') return listCountries(figures.snapshot);
  const [, kind, code = ''] = /^\/api\/(life-expectancy|countries)\/([^/]+)$/.exec(path) ?? [];
  const find = kind === 'countries' ? findCountryFacts : findLifeExpectancy;
  return find(figures, code.toUpperCase());
}

/** The API's response, from the figures that the build stores in one file. @param path such as `/api/countries/JPN` */
export function respondOffline(path: string, figures: Figures): Response {
  const content = findContent(path, figures);
  return content
    ? Response.json(content)
    : Response.json({ error: 'Nothing is known for this country code.' }, { status: 404 });
}
