import { HttpError, RESPONSE_LIMIT_MS } from './load-json.ts';
import { respondOffline } from './respond-offline.ts';
import type { Figures } from './snapshot.ts';

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

/**
 * Answers in the place of the site's API, from the figures of all countries, which are loaded once: so the site does not
 * learn either which country was chosen.
 */
export async function askFigures(url: string): Promise<Response> {
  figures ??= loadFigures().catch((error: unknown) => {
    figures = undefined;
    throw error;
  });
  return respondOffline(url, await figures);
}
