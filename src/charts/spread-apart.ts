/**
 * Moves places along a line apart, as little as it takes for labels not to lie on each other.
 * @param places in rising order
 * @param gap the least distance between two of them
 * @param end where the last may stand at the most
 * @example spreadApart([10, 12, 40], 8, 44) // [10, 18, 40]
 */
export function spreadApart(places: readonly number[], gap: number, end: number): number[] {
  const spread: number[] = [];
  for (const place of places) spread.push(Math.max(place, (spread.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  let limit = end;
  for (let index = spread.length - 1; index >= 0; index--) {
    spread[index] = Math.min(spread[index] ?? limit, limit);
    limit = (spread[index] ?? limit) - gap;
  }
  return spread;
}
