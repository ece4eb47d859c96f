import * as v from 'valibot';
import { loadJson } from './load-json.ts';

const QuotesResponse = v.object({
  quotes: v.array(v.object({ text: v.string(), author: v.string(), work: v.optional(v.string()) })),
});

/** A short quotation about time, with the work that it is from, if its file names one. */
export type Quote = v.InferOutput<typeof QuotesResponse>['quotes'][number];

/**
 * Fetches the quotes of a language.
 * @param page the path of the page in the language: `/`, `/de/`
 * @throws Error if there is no response, or anything else in it
 */
export async function fetchQuotes(page: string): Promise<readonly Quote[]> {
  return v.parse(QuotesResponse, await loadJson(`${page}quotes.json`)).quotes;
}

/**
 * The quote of a day, at the index of the day of the month modulo the number of quotes.
 * @param dayOfMonth 1 to 31
 * @returns `undefined` without quotes
 */
export const pickQuote = (quotes: readonly Quote[], dayOfMonth: number): Quote | undefined =>
  quotes[dayOfMonth % quotes.length];
