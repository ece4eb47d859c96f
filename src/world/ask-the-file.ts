import { respondOffline } from './respond-offline.ts';
import type { Figures } from './snapshot.ts';

/** The path of the API in the one-file edition. */
const API = `${import.meta.env.BASE_URL}api/`;

declare global {
  interface Window {
    /** Reads a packed part of the one-file edition: defined in that file by `open-file.ts`. */
    readonly unpack: (id: string) => Promise<string>;
  }
}

let figures: Promise<Figures> | undefined;

const readFigures = async (): Promise<Figures> => JSON.parse(await window.unpack('figures'));

/**
 * Answers for the site from the figures in the one-file edition, in the place of `ask.ts`. Nobody else is asked: the
 * World Bank counts as out of reach.
 */
export async function ask(url: string): Promise<Response> {
  if (!url.startsWith(API)) throw new TypeError('This edition of the page asks nobody.');
  figures ??= readFigures();
  return respondOffline(url, await figures);
}
