import * as v from 'valibot';
import { loadJson } from './load-json.ts';
import type { Quote } from './pick-quote.ts';

const Quotes = v.object({
  quotes: v.pipe(v.array(v.object({ text: v.string(), author: v.string(), work: v.string() })), v.nonEmpty()),
});

/** @throws Error if the file is missing or has another shape */
export async function fetchQuotes(signal: AbortSignal): Promise<Quote[]> {
  const file = v.parse(Quotes, await loadJson('/quotes.json', { signal }));
  return file.quotes;
}
