import lifeTables from '../data/life-tables.json' with { type: 'json' };
import populations from '../data/populations.json' with { type: 'json' };
import snapshot from '../data/snapshot.json' with { type: 'json' };
import { COUNTRY_CODE } from '../src/world/life-expectancy.ts';
import { findCountryFacts, findLifeExpectancy, listCountries } from '../src/world/snapshot.ts';
import { type AppResponse, jsonResponse, type ResponseHeaders } from './app-response.ts';
import { compressVariants, type Resource } from './resource.ts';

/** Figures change once a year. They are fresh for a day, and may be used for a week more while they are refetched. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const BY_CODE = { '/api/life-expectancy/': findLifeExpectancy, '/api/country-facts/': findCountryFacts };
const BY_CODE_PATH = /^(\/api\/(?:life-expectancy|country-facts)\/)([^/]+)$/;
const CODE = new RegExp(COUNTRY_CODE, 'i');

const createResource = (route: string, content: object, effort: 'best' | 'quick'): Resource => ({
  route,
  type: 'application/json',
  cacheControl: ONE_DAY,
  representations: compressVariants(new TextEncoder().encode(JSON.stringify(content)), effort),
});

/** All resources of the API, by path, as the page requests them. There are few enough to make them when the server starts. */
export function createApiResources(): ReadonlyMap<string, Resource> {
  const resources = new Map([
    ['/api/countries', createResource('/api/countries', listCountries(snapshot), 'best')],
  ]);
  for (const [prefix, find] of Object.entries(BY_CODE)) {
    for (const { code } of snapshot.economies) {
      const content = find({ snapshot, lifeTables, populations }, code);
      if (content) resources.set(prefix + code, createResource(`${prefix}:code`, content, 'quick'));
    }
  }
  return resources;
}

export const isApiPath = (path: string): boolean => path === '/api' || path.startsWith('/api/');

/** The path of the resource that `createApiResources` makes: with the country code in upper case. */
export const normalizeApiPath = (path: string): string =>
  path.replace(BY_CODE_PATH, (_, prefix: string, code: string) => prefix + code.toUpperCase());

/**
 * The response to a path without a resource: 400 for a malformed country code, else 404.
 * @param common headers of every response
 */
export function apiErrorResponse(path: string, common: ResponseHeaders): AppResponse {
  const [, prefix, code = ''] = BY_CODE_PATH.exec(path) ?? [];
  if (!prefix) return jsonResponse('/api/*', 404, { error: 'There is nothing at this address.' }, common);
  const [status, error] = CODE.test(code)
    ? [404, 'Nothing is known for this country code.']
    : [400, 'A country code has three letters, such as JPN.'];
  return jsonResponse(`${prefix}:code`, status, { error }, common);
}
