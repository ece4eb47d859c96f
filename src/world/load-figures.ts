import { HttpError, RESPONSE_LIMIT_MS } from './load-json.ts';
import type { Figures } from './snapshot.ts';

/** The path of the file with the figures of all countries, below the site's. The build defines it. */
declare const FIGURES: string;

/** The file has 130 KB, which takes a slow connection longer than an answer. */
const LIMIT_MS = 4 * RESPONSE_LIMIT_MS;

/** Fetches the figures of all countries in one file, the one that the service worker caches. */
export async function loadFigures(): Promise<Figures> {
  const signal = AbortSignal.timeout(LIMIT_MS);
  const response = await fetch(import.meta.env.BASE_URL + FIGURES, { credentials: 'include', signal });
  if (!response.ok) throw new HttpError(response.status, response.statusText);
  return response.json();
}
