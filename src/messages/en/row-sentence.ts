/** Things in a row, such as names with their figures, as one sentence. */
export const rowSentence = (items: readonly string[]): string => `${items.join(', ')}.`;
