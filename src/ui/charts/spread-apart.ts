/**
 * Moves positions along a line apart so that labels do not overlap, each as little as possible.
 * @param positions in ascending order
 * @param gap the minimum distance between two positions
 * @param end the maximum of the last position
 * @example spreadApart([10, 12, 40], 8, 44) // [10, 18, 40]
 */
export function spreadApart(positions: readonly number[], gap: number, end: number): number[] {
  const spread: number[] = [];
  for (const position of positions)
    spread.push(Math.max(position, (spread.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  let limit = end;
  for (let index = spread.length - 1; index >= 0; index--) {
    spread[index] = Math.min(spread[index] ?? limit, limit);
    limit -= gap;
  }
  return spread;
}
