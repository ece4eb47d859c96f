/** The results of many runs: the median and the quartiles. */
export interface Spread {
  readonly median: number;
  readonly lower: number;
  readonly upper: number;
}

/** @param share 0 to 1; interpolated linearly. @throws if there is no value */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (below === undefined || above === undefined) throw new Error('Nothing was measured');
  return below + (above - below) * (place % 1);
}

/** The median and the quartiles of at least one value: of 1, 2, 3, 4, 5 they are 3, 2 and 4. */
export function spreadOf(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), lower: quantile(values, 0.25), upper: quantile(values, 0.75) };
}
