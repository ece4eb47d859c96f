import { loadFigures } from './load-figures.ts';
import { respondOffline } from './respond-offline.ts';
import type { Figures } from './snapshot.ts';

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
