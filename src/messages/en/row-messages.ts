/** How names stand with their figures, and how such things make a sentence. */
export const ROW_MESSAGES = {
  /** In a row of several: `Sleep 33.3%`. */
  named: (name: string, figure: string) => `${name} ${figure}`,
  /** A name and what there is to say of it. */
  labeled: (name: string, text: string) => `${name}: ${text}`,
  /** Things one after the other, of which some have commas. */
  row: (items: readonly string[]) => items.join(', '),
  sentence: (items: readonly string[]) => `${items.join(', ')}.`,
} as const;
