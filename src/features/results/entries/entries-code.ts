export type EntriesCode = typeof import('./entries.tsx');

let loaded: EntriesCode | null = null;

/** Loads the code of chapters and moments: a chunk of its own, which lives without them do not need. */
export async function loadEntriesCode(): Promise<EntriesCode> {
  loaded ??= await import('./entries.tsx');
  return loaded;
}

/** That code; `null` while it is not loaded. */
export const loadedEntriesCode = (): EntriesCode | null => loaded;
