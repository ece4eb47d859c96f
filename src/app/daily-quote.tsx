import { useEffect } from 'react';
import { LANGUAGE } from '#words/form.ts';
import { useToday } from '../platform/clock.ts';
import { type LookUps, useLookUp } from '../platform/look-ups.ts';
import { pagePath } from '../platform/page-path.ts';
import { pickQuote, type Quote } from '../world/quotes.ts';
import './daily-quote.css';

/** The quote of the day. Until it is there, and without one, its place is empty. */
export function DailyQuote({ quotes }: { readonly quotes: LookUps<readonly Quote[]> }) {
  const { value = [], error } = useLookUp(quotes, pagePath());
  const today = useToday();
  const quote = today && pickQuote(value, today.day);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the page needs no quote; this says why there is none
    if (error) console.error('The quotes could not be loaded:', error);
  }, [error]);
  return (
    <figure className="quiet quote">
      {quote && (
        <>
          <blockquote>{quote.text}</blockquote>{' '}
          <figcaption>
            <span>{quote.work ? quote.author + LANGUAGE.comma : quote.author}</span>
            {quote.work && <cite>{quote.work}</cite>}
          </figcaption>
        </>
      )}
    </figure>
  );
}
