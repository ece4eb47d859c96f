import * as v from 'valibot';
import { readTable } from './read-upstream.ts';

const QuoteRow = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  author: v.pipe(v.string(), v.nonEmpty()),
  work: v.pipe(v.string(), v.nonEmpty()),
  locus: v.string(),
  translation: v.string(),
});

/** The quotes as the page shows them, in the order of their table, which also says where in a work each stands. */
export const makeQuotes = () => ({
  quotes: readTable('quotes.csv', QuoteRow).map(({ text, author, work }) => ({ text, author, work })),
});
