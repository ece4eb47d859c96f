import { existsSync, readFileSync } from 'node:fs';
import type { Quote } from '../src/world/pick-quote.ts';

const ENGLISH = 'en';

function readQuotes(path: string): readonly Quote[] {
  const { quotes }: { quotes: Quote[] } = JSON.parse(readFileSync(path, 'utf8'));
  return quotes;
}

/**
 * Fills a language's own quotes up with English ones, which are marked as such and spread over the month.
 * @returns as many as there are English ones
 */
export function fillUp(own: readonly Quote[], english: readonly Quote[]): Quote[] {
  const count = english.length;
  return english.map((each, index) => {
    const before = Math.floor((index * own.length) / count);
    const isOwn = Math.floor(((index + 1) * own.length) / count) > before;
    return (isOwn ? own[before] : undefined) ?? { ...each, lang: ENGLISH };
  });
}

/** The quotes of the page in a language. @param language a folder of `src/messages` */
export function pageQuotes(language: string): readonly Quote[] {
  const english = readQuotes('public/quotes.json');
  const path = `data/quotes/${language}.json`;
  return language === ENGLISH ? english : fillUp(existsSync(path) ? readQuotes(path) : [], english);
}
