import { fetchIcons } from '../../ui/icon.tsx';

export type Details = typeof import('./details.tsx');

let loaded: Details | null = null;

/** Loads the code of what does not belong to the first results, a chunk of its own, and the icons in it. */
export async function loadDetails(): Promise<Details> {
  fetchIcons();
  loaded ??= await import('./details.tsx');
  return loaded;
}

/** That code; `null` while it is not loaded. */
export const loadedDetails = (): Details | null => loaded;
