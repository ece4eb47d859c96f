import * as v from 'valibot';
import { readTable } from './read-upstream.ts';

const QuoteRow = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  author: v.pipe(v.string(), v.nonEmpty()),
  work: v.pipe(v.string(), v.nonEmpty()),
  locus: v.string(),
  translation: v.string(),
});

/** The quotes, in the order of their table. */
export const makeQuotes = () => ({ quotes: readTable('quotes.csv', QuoteRow) });
