import { createElement, type ReactNode } from 'react';
import type Results from '../features/results/results.tsx';
import type { ResultsProps } from '../features/results/results.tsx';

let results: typeof Results | undefined;

/** Fetches the results, with their charts: a chunk of their own, which the first screen does not need. */
export async function loadResults(): Promise<void> {
  results = (await import('../features/results/results.tsx')).default;
}

export const hasResults = (): boolean => results !== undefined;

/** The results, once their chunk has come. Not React's `lazy`, which waits even for what is there. */
export function LoadedResults(props: ResultsProps): ReactNode {
  return results && createElement(results, props);
}
