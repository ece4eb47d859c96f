import { useState } from 'react';
import { LANGUAGE } from '#messages/language.ts';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { useToday } from '../platform/use-today.ts';
import { pickQuote, type Quote } from '../world/pick-quote.ts';
import { WRITTEN_ON } from './write-daily-quote.ts';

/** The day of the month whose quote is in the page already; `undefined` when prerendered. */
const readWrittenDay = () =>
  import.meta.env.SSR
    ? undefined
    : Number(document.querySelector('.quote')?.getAttribute(WRITTEN_ON)) || undefined;

interface DailyQuoteProps {
  readonly quotes: readonly Quote[];
}

/** The quote of the day, which is in the page before it is hydrated (`write-daily-quote.ts`). */
export function DailyQuote({ quotes }: DailyQuoteProps) {
  const [writtenOn] = useState(readWrittenDay);
  const day = parseCalendarDate(useToday() ?? '')?.day ?? writtenOn;
  const quote = day && pickQuote(quotes, day);
  return (
    <figure className="quote" data-day={writtenOn} data-comma={LANGUAGE.comma}>
      {quote && (
        <>
          <blockquote>{quote.text}</blockquote>{' '}
          <figcaption>
            {`${quote.author}${LANGUAGE.comma}`}
            <cite>{quote.work}</cite>
          </figcaption>
        </>
      )}
    </figure>
  );
}
