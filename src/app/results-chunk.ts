/** The results, with their charts: a chunk of their own, which the first screen does not need. */
export const loadResults = () => import('../features/results/results.tsx');
