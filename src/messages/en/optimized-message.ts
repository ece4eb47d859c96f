import type { Format } from '../format.ts';

interface Hours {
  readonly before: number;
  readonly after: number;
}

/** What has changed with “Apply Optimization”, in hours a day. */
export const describeOptimized = (format: Format, name: string, { before, after }: Hours): string =>
  `${name} is now ${format.exact(after)} hours a day instead of ${format.exact(before)}.`;
