import { API } from './load-json.ts';
import { type Figures, findCountryFacts, findLifeExpectancy, listCountries } from './snapshot.ts';

/** Pages of earlier versions request the same without a file extension. */
const API_PATH = /^(life-expectancy|countries)(?:\/([^/.]+))?(?:\.json)?$/;

function findContent(path: string, figures: Figures): object | undefined {
  const [, kind, code] = API_PATH.exec(path.slice(API.length)) ?? [];
  if (code === undefined) return kind === 'countries' ? listCountries(figures.snapshot) : undefined;
  const find = kind === 'countries' ? findCountryFacts : findLifeExpectancy;
  return find(figures, code.toUpperCase());
}

/** The API's response, from the figures that the build stores in one file. @param path such as `/api/countries/JPN.json` */
export function respondOffline(path: string, figures: Figures): Response {
  const content = findContent(path, figures);
  return content
    ? Response.json(content)
    : Response.json({ error: 'Nothing is known for this country code.' }, { status: 404 });
}
