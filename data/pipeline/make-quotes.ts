/** Makes the quotes of each language, for index.ts. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import * as v from 'valibot';
import { readTable } from './read-upstream.ts';

const FOLDER = new URL('../quotes/', import.meta.url);

const QuoteRow = v.object({
  text: v.pipe(v.string(), v.nonEmpty()),
  author: v.pipe(v.string(), v.nonEmpty()),
  work: v.pipe(v.string(), v.nonEmpty()),
  locus: v.string(),
  translation: v.string(),
});

/** The languages with quotes of their own, each the name of a table and of a folder of `src/words`. */
export const quoteLanguages = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.csv'))
    .map((file) => basename(file, '.csv'));

/**
 * A language's quotes as the page shows them, in the order of their table, which also has the place of each in its
 * work.
 * @param language the name of its table
 */
export const makeQuotes = (language: string) => ({
  quotes: readTable(`quotes/${language}.csv`, QuoteRow).map(({ text, author, work }) => ({
    text,
    author,
    work,
  })),
});

/** Where a language's quotes are written to: the page asks for them below its own path. */
export const quotesPath = (language: string): string =>
  language === 'en' ? 'public/quotes.json' : `public/${language}/quotes.json`;
