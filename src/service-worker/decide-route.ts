import { API } from '../world/load-json.ts';
import { HASHED } from './version-cache.ts';

/**
 * Answers a request: the cached page, a cached file, the server's API or else its cached figures; for any
 * other page the server or else the cache.
 */
type Route = 'page' | 'other-page' | 'file' | 'api' | 'network';

/** The paths of the page and of its view in each language, and of all cached files. */
type Paths = Readonly<Record<'pages' | 'files', Pick<ReadonlySet<string>, 'has'>>>;

/** Decides what answers a request. @param origin the page's own; other origins are always left to the network */
export function decideRoute(
  request: Readonly<Record<'method' | 'url' | 'mode', string>>,
  origin: string,
  { pages, files }: Paths,
): Route {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'network';
  const navigates = request.mode === 'navigate';
  if (url.pathname.startsWith(API)) return navigates ? 'network' : 'api';
  if (navigates) return pages.has(url.pathname) ? 'page' : 'other-page';
  // A page of another version may request files that are not on this worker's list.
  return files.has(url.pathname) || url.pathname.startsWith(HASHED) ? 'file' : 'network';
}
