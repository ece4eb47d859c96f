import type { CompressVariants, Resource } from './resource.ts';
import { countryList, findFigure, findLifeTable } from './snapshot.ts';

/** Figures change once a year: whoever has one asks again after a day, and may use it for a week meanwhile. */
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const COUNTRY_CODE = /^[a-z]{3}$/i;

const BY_CODE = { '/api/life-expectancy/': findFigure, '/api/life-table/': findLifeTable };
const BY_CODE_PATH = /^(\/api\/(?:life-expectancy|life-table)\/)([^/]+)$/;

/** Everything that the API can answer, by path. It is little enough to be made when the server starts. */
export function createApi(represent: CompressVariants): ReadonlyMap<string, Resource> {
  const resource = (route: string, content: object, effort: 'best' | 'quick'): Resource => ({
    route,
    type: 'application/json',
    cacheControl: A_DAY,
    representations: represent(new TextEncoder().encode(JSON.stringify(content)), effort),
  });
  const byCode = Object.entries(BY_CODE).flatMap(([prefix, find]) =>
    countryList.flatMap(({ code }): [string, Resource][] => {
      const found = find(code);
      return found ? [[prefix + code, resource(`${prefix}:code`, found, 'quick')]] : [];
    }),
  );
  return new Map([['/api/countries', resource('/api/countries', countryList, 'best')], ...byCode]);
}

export function isInApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address with a country code, in its parts. */
function splitPath(path: string) {
  const [, prefix, code] = BY_CODE_PATH.exec(path) ?? [];
  return prefix && code ? { prefix, code: decode(code) } : undefined;
}

/** The path under which `createApi` has what is asked for: a country code may be in any case. */
export function normalizeApiPath(path: string): string {
  const parts = splitPath(path);
  return parts && COUNTRY_CODE.test(parts.code) ? parts.prefix + parts.code.toUpperCase() : path;
}

/** Why the API has no answer: 400 for what is no code, 404 for one that nothing is known of and for other addresses. */
export function refuseApiPath(path: string) {
  const parts = splitPath(path);
  if (!parts) return { route: '/api/*', status: 404, error: 'There is nothing at this address.' };
  const route = `${parts.prefix}:code`;
  return COUNTRY_CODE.test(parts.code)
    ? { route, status: 404, error: 'Nothing is known for this country code.' }
    : { route, status: 400, error: 'A country code has three letters, such as JPN.' };
}
