import { respondOffline } from './respond-offline.ts';
import type { Figures } from './snapshot.ts';

/** The path of the API in the one-file edition. */
const API = `${import.meta.env.BASE_URL}api/`;

let figures: Figures | undefined;

/** `open-file.ts` has unpacked them. */
const readFigures = (): Figures => JSON.parse(window.unpackedFigures ?? '');

/**
 * Answers for the site from the figures in the one-file edition, in the place of `ask.ts`. Nobody else is asked: the
 * World Bank counts as out of reach.
 */
export async function ask(url: string): Promise<Response> {
  if (!url.startsWith(API)) throw new TypeError('This edition of the page asks nobody.');
  figures ??= readFigures();
  return respondOffline(url, figures);
}
