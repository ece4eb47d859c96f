/** A short quotation about time. */
export interface Quote {
  readonly text: string;
  readonly author: string;
  /** The work that the quotation is from. */
  readonly work: string;
  /** Its language as a BCP 47 tag, unless it is the page's. */
  readonly lang?: string;
}

/**
 * The quote of a day, at the index of the day of the month modulo the number of quotes.
 * @param quotes at least one
 * @param dayOfMonth 1 to 31
 */
export function pickQuote(quotes: readonly Quote[], dayOfMonth: number): Quote | undefined {
  return quotes[dayOfMonth % quotes.length];
}
