import { createElement, type ReactNode } from 'react';
import type Results from '../features/results/results.tsx';
import type { ResultsProps } from '../features/results/results.tsx';
import { fetchIcons } from '../ui/icon.tsx';

let results: typeof Results | undefined;

/** Loads the results, their charts and the icons: separate chunks, which the first screen does not need. */
export async function loadResults(): Promise<void> {
  fetchIcons();
  results = (await import('../features/results/results.tsx')).default;
}

/** Loads the results in advance. A failure is ignored here: a later `loadResults` reports it. */
export function prepareResults(): void {
  loadResults().catch(() => undefined);
}

export const hasResults = (): boolean => results !== undefined;

/** The results once their chunk is loaded. Not React's `lazy`, which suspends even for a loaded module. */
export function LoadedResults(props: ResultsProps): ReactNode {
  return results && createElement(results, props);
}
