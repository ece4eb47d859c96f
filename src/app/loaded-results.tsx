import { createElement, type ReactNode } from 'react';
import type Results from '../features/results/results.tsx';
import type { ResultsProps } from '../features/results/results.tsx';
import { fetchIcons } from '../ui/icon.tsx';

let results: typeof Results | undefined;

/** Fetches the results, with their charts and icons: chunks of their own, which the first screen does not need. */
export async function loadResults(): Promise<void> {
  fetchIcons();
  results = (await import('../features/results/results.tsx')).default;
}

/** The same beforehand: whoever waits for them hears of a failure. */
export function prepareResults(): void {
  loadResults().catch(() => undefined);
}

export const hasResults = (): boolean => results !== undefined;

/** The results, once their chunk has come. Not React's `lazy`, which waits even for what is there. */
export function LoadedResults(props: ResultsProps): ReactNode {
  return results && createElement(results, props);
}
