import type { Figures } from './snapshot.ts';

/** Reads the figures of the one-file edition, in the place of `load-figures.ts`. `open-file.ts` has unpacked them. */
export const loadFigures = async (): Promise<Figures> => JSON.parse(window.unpackedFigures ?? '');
