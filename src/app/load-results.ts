let code: typeof import('./results-code.ts') | undefined;

/** Loads the results and their charts: a separate chunk, which the first screen does not need. */
export async function loadResults(): Promise<void> {
  code = await import('./results-code.ts');
}

/** Loads the results in advance. A failure is ignored here: a later `loadResults` reports it. */
export function prepareResults(): void {
  loadResults().catch(() => undefined);
}

/** The code of the results once it is loaded. Not React's `lazy`, which suspends even for a loaded module. */
export const loadedResults = () => code;
