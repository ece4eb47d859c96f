import { pickQuote, type Quote } from '../world/pick-quote.ts';

/** The id of the element with all quotes, in the page. */
const QUOTES_ID = 'quotes';
/** The attribute of the quote's element with the day of the month on which it was written. */
export const WRITTEN_ON = 'data-day';

/** The quotes in the page; none when prerendered. */
export function readQuotes(): readonly Quote[] {
  if (import.meta.env.SSR) return [];
  const quotes: readonly Quote[] = JSON.parse(document.getElementById(QUOTES_ID)?.textContent ?? '[]');
  return quotes;
}

/**
 * Writes the quote of the visitor's day into the page before the first paint, exactly as `DailyQuote` renders it.
 *
 * The page contains the text of this function, so it cannot use anything from outside. The language’s own words are in the page.
 */
function writeDailyQuote(pick: typeof pickQuote, quotesId: string, writtenOn: string): void {
  const figure = document.querySelector<HTMLElement>('.quote');
  const day = new Date().getDate();
  const quote = pick(JSON.parse(document.getElementById(quotesId)?.textContent ?? '[]'), day);
  if (!figure || !quote) return;
  const { lang } = quote;
  const create = (name: string, ...children: (string | Element)[]) => {
    const element = document.createElement(name);
    element.append(...children);
    return element;
  };
  const inItsLanguage = (element: HTMLElement) =>
    lang ? Object.assign(element, { lang, dir: 'ltr' }) : element;
  const source = create(
    'span',
    quote.author + (lang ? ', ' : figure.dataset['comma']),
    create('cite', quote.work),
  );
  const caption = create('figcaption', inItsLanguage(source));
  if (lang) caption.append(` ${figure.dataset['inEnglish']}`);
  figure.append(inItsLanguage(create('blockquote', quote.text)), ' ', caption);
  figure.setAttribute(writtenOn, String(day));
}

/** A `<` in a quote could end the script element around it. */
const escapeMarkup = (json: string) => json.replaceAll('<', String.raw`\u003c`);

/** The quotes and the script that writes one of them, for the end of the page. @param minify a script */
export function quoteElements(quotes: readonly Quote[], minify: (script: string) => string): string {
  const values = [pickQuote.toString(), JSON.stringify(QUOTES_ID), JSON.stringify(WRITTEN_ON)];
  const script = minify(`(${writeDailyQuote.toString()})(${values.join()})`);
  return `<script type="application/json" id="${QUOTES_ID}">${escapeMarkup(JSON.stringify(quotes))}</script><script>${script}</script>`;
}
