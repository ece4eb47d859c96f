import lifeTables from '../data/life-tables.json' with { type: 'json' };
import populations from '../data/populations.json' with { type: 'json' };
import snapshot from '../data/snapshot.json' with { type: 'json' };
import timeUse from '../data/time-use.json' with { type: 'json' };
import { COUNTRY_CODE } from '../src/world/life-expectancy.ts';
import { findCountryFacts, findLifeExpectancy, listCountries } from '../src/world/snapshot.ts';
import { type AppResponse, jsonResponse, type ResponseHeaders } from './app-response.ts';
import { compressVariants } from './compress-variants.ts';
import type { Resource } from './resource.ts';

/** Figures change once a year. They are fresh for a day, and may be used for a week more while they are refetched. */
const ONE_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const BY_CODE = { '/api/life-expectancy/': findLifeExpectancy, '/api/countries/': findCountryFacts };
const BY_CODE_PATH = /^(\/api\/(?:life-expectancy|countries)\/)([^/]+)$/;
/** A host of files cannot have a file and a folder of one name, so the resources are named like files. */
const ENDING = '.json';
const COUNTRY_CODE_IN_ANY_CASE = new RegExp(COUNTRY_CODE, 'i');

const createResource = (route: string, content: object, effort: 'best' | 'quick'): Resource => ({
  route,
  type: 'application/json',
  cacheControl: ONE_DAY,
  representations: compressVariants(new TextEncoder().encode(JSON.stringify(content)), effort),
});

/** All resources of the API, by path, as the page requests them. There are few enough to make them when the server starts. */
export function createApiResources(): ReadonlyMap<string, Resource> {
  const resources = new Map([
    [`/api/countries${ENDING}`, createResource('/api/countries', listCountries(snapshot), 'best')],
  ]);
  for (const [prefix, find] of Object.entries(BY_CODE)) {
    for (const { code } of snapshot.economies) {
      const content = find({ snapshot, lifeTables, populations, timeUse }, code);
      if (content) resources.set(prefix + code + ENDING, createResource(`${prefix}:code`, content, 'quick'));
    }
  }
  return resources;
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const withoutEnding = (path: string) => (path.endsWith(ENDING) ? path.slice(0, -ENDING.length) : path);

/** Splits a path that ends in a country code. @returns no code if it is malformed */
function splitPath(path: string) {
  const [, prefix, segment] = BY_CODE_PATH.exec(withoutEnding(path)) ?? [];
  if (!prefix || !segment) return undefined;
  const code = decode(segment);
  return { prefix, code: COUNTRY_CODE_IN_ANY_CASE.test(code) ? code.toUpperCase() : undefined };
}

/**
 * The path of the resource that `createApiResources` makes: decoded, with the country code in upper case. The file
 * extension is optional: pages of earlier versions request figures without it.
 */
export function normalizeApiPath(path: string): string {
  const parts = splitPath(path);
  return (parts?.code ? parts.prefix + parts.code : withoutEnding(path)) + ENDING;
}

/**
 * The response to a path without a resource: 400 for a malformed country code, else 404.
 * @param common headers of every response
 */
export function apiErrorResponse(path: string, common: ResponseHeaders): AppResponse {
  const parts = splitPath(path);
  if (!parts) return jsonResponse('/api/*', 404, { error: 'There is nothing at this address.' }, common);
  const route = `${parts.prefix}:code`;
  return parts.code
    ? jsonResponse(route, 404, { error: 'Nothing is known for this country code.' }, common)
    : jsonResponse(route, 400, { error: 'A country code has three letters, such as JPN.' }, common);
}
