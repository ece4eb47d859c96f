/**
 * What has changed with “Apply Optimization”.
 * @param before hours a day, as in the form
 * @param after hours a day, as in the form
 */
export const describeOptimized = (name: string, before: string, after: string): string =>
  `${name} is now ${after} hours a day instead of ${before}.`;
