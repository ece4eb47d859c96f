/** A calculation, a measure or a title in Latin letters within a sentence: its parts stay in their order. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
