import type { Series } from './series.ts';

/** An activity's series, by its share of the day and its years so far and to come. */
export function sampleSeries(
  id: string,
  { percentage = 50, soFar = 0, toCome = 0 }: { percentage?: number; soFar?: number; toCome?: number },
): Series {
  return { id, activity: id, color: '#4E84F0', percentage, yearsSoFar: soFar, yearsRemaining: toCome };
}
