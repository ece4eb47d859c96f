/** The memory of a process at one moment, in bytes. */
export interface Memory {
  /** The memory of JavaScript objects after a garbage collection. */
  readonly heap: number;
  /** The memory of JavaScript objects outside the heap, such as the page's files. */
  readonly external: number;
  /** The memory that the operating system has given to the process. */
  readonly rss: number;
}

/**
 * By how much a value grows, as the least squares of its samples have it.
 * @param samples at equal distances; of 1, 3, 5 and 7 the slope is 2
 * @returns for each distance
 */
export function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2;
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  let [product, square] = [0, 0];
  for (const [index, value] of samples.entries()) {
    product += (index - middle) * (value - mean);
    square += (index - middle) ** 2;
  }
  return square === 0 ? 0 : product / square;
}
