import { API } from './load-json.ts';
import { type Figures, findCountryFacts, findLifeExpectancy, listCountries } from './snapshot.ts';

const BY_CODE = /^(life-expectancy|country-facts)\/([^/]+)$/;

function findContent(path: string, figures: Figures): object | undefined {
  const name = path.slice(API.length);
  if (name === 'countries') return listCountries(figures.snapshot);
  const [, kind, code] = BY_CODE.exec(name) ?? [];
  if (code === undefined) return undefined;
  return (kind === 'country-facts' ? findCountryFacts : findLifeExpectancy)(figures, code.toUpperCase());
}

/** The API's response, from the figures that the build stores in one file. @param path such as `/api/country-facts/JPN` */
export function respondOffline(path: string, figures: Figures): Response {
  const content = findContent(path, figures);
  return content
    ? Response.json(content)
    : Response.json({ error: 'Nothing is known for this country code.' }, { status: 404 });
}
