/** Reads the quotes of a language, for the builds and make-fonts.ts. */
import { existsSync, readFileSync } from 'node:fs';
import type { Quote } from '../../src/world/pick-quote.ts';

const ENGLISH = 'en';

function readQuotes(path: string): readonly Quote[] {
  const { quotes }: { quotes: Quote[] } = JSON.parse(readFileSync(path, 'utf8'));
  return quotes;
}

/**
 * The quotes of the page in a language; English ones, marked as such, in a language that has none of its own.
 * @param language a folder of `src/words`
 */
export function pageQuotes(language: string): readonly Quote[] {
  const path = `data/quotes/${language}.json`;
  if (existsSync(path)) return readQuotes(path);
  const english = readQuotes('public/quotes.json');
  return language === ENGLISH ? english : english.map((quote) => ({ ...quote, lang: ENGLISH }));
}
