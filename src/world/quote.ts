import * as v from 'valibot';
import { loadJson } from './load-json.ts';

/** A short quotation about time. */
export interface Quote {
  readonly text: string;
  readonly author: string;
  /** The work that the quotation is from. */
  readonly work: string;
}

const Quotes = v.object({
  quotes: v.pipe(v.array(v.object({ text: v.string(), author: v.string(), work: v.string() })), v.nonEmpty()),
});

/**
 * The quote of a day, at the index of the day of the month modulo the number of quotes.
 * @param quotes at least one
 * @param dayOfMonth 1 to 31
 */
export function pickQuote(quotes: readonly Quote[], dayOfMonth: number): Quote | undefined {
  return quotes[dayOfMonth % quotes.length];
}

/** @throws Error if the file is missing or has another shape */
export async function fetchQuotes(signal: AbortSignal): Promise<Quote[]> {
  const file = v.parse(Quotes, await loadJson('/quotes.json', { signal }));
  return file.quotes;
}
