/** Japanese has no space between a figure and its unit. */
export const UNIT_WORDS: readonly string[] = [];
