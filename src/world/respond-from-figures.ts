import { API, HttpError, loadJson, RESPONSE_LIMIT_MS } from './load-json.ts';
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
export function respondFromFigures(path: string, figures: Figures): Response {
  const content = findContent(path, figures);
  return content
    ? Response.json(content)
    : Response.json({ error: 'Nothing is known for this country code.' }, { status: 404 });
}

/** The path of the file with the figures of all countries, below the site's. The build defines it. */
declare const FIGURES: string;

/** The file has 130 KB, which takes a slow connection longer than an answer. */
const LIMIT_MS = 4 * RESPONSE_LIMIT_MS;

/** Fetches the figures of all countries in one file, the one that the service worker caches. */
async function loadFigures(): Promise<Figures> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(import.meta.env.BASE_URL + FIGURES, { credentials: 'include', signal });
  if (!response.ok) throw new HttpError(response.status, response.statusText);
  return response.json();
}

let figures: Promise<Figures> | undefined;

async function askFigures(url: string): Promise<Response> {
  figures ??= loadFigures().catch((error: unknown) => {
    figures = undefined;
    throw error;
  });
  return respondFromFigures(url, await figures);
}

/**
 * Fetches from the site's API, or in its place from the figures of all countries, which are loaded once: so the site does
 * not learn either which country was chosen.
 * @param path below the API's, such as `country-facts/JPN`
 * @param worldBankUrl empty for the figures
 * @throws as `loadJson` does
 */
export const loadFromSite = (path: string, worldBankUrl: string, signal: AbortSignal | null) =>
  loadJson(API + path, { signal }, worldBankUrl === '' ? askFigures : undefined);
