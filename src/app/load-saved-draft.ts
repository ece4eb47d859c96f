type SavedDraftCode = typeof import('../features/form/saved-draft.ts');

let code: SavedDraftCode | undefined;

/** Loads what reads a saved form: a separate chunk, since most visitors have none. */
export async function loadSavedDraftCode(): Promise<SavedDraftCode> {
  code ??= await import('../features/form/saved-draft.ts');
  return code;
}

/** That code once it is loaded. */
export const loadedSavedDraftCode = () => code;
