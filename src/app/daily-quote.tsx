import { useEffect } from 'react';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { useToday } from '../platform/use-today.ts';
import { pickQuote, type Quote } from '../world/pick-quote.ts';
import type { QueryState } from './query-cache.ts';

/** The quote of the day. Its space is reserved from the first paint, so nothing moves when it arrives. */
export function DailyQuote({ value, error }: QueryState<readonly Quote[]>) {
  const today = parseCalendarDate(useToday() ?? '');
  const quote = value && today && pickQuote(value, today.day);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for a log entry and no message
    if (error) console.info('The daily quote could not be loaded.', error);
  }, [error]);
  return (
    <figure className="quote">
      {quote && (
        <>
          <blockquote>{quote.text}</blockquote>{' '}
          <figcaption>
            {quote.author}, <cite>{quote.work}</cite>
          </figcaption>
        </>
      )}
    </figure>
  );
}
