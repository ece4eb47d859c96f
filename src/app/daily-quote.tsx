import { useState } from 'react';
import { LANGUAGE, QUOTE } from '#words/form.ts';
import { parseCalendarDate } from '../life/calendar-date.ts';
import { useToday } from '../platform/use-today.ts';
import { pickQuote, type Quote } from '../world/pick-quote.ts';
import { WRITTEN_ON } from './write-daily-quote.ts';
import './daily-quote.css';

/** The day of the month whose quote is in the page already; `undefined` when prerendered. */
const readWrittenDay = () =>
  import.meta.env.SSR
    ? undefined
    : Number(document.querySelector('.quote')?.getAttribute(WRITTEN_ON)) || undefined;

const languageOf = ({ lang }: Quote) => lang && { lang, dir: 'ltr' };

interface DailyQuoteProps {
  readonly quotes: readonly Quote[];
}

/** The quote of the day, which is in the page before it is hydrated (`write-daily-quote.ts`). */
export function DailyQuote({ quotes }: DailyQuoteProps) {
  const [writtenOn] = useState(readWrittenDay);
  const day = parseCalendarDate(useToday() ?? '')?.day ?? writtenOn;
  const quote = day && pickQuote(quotes, day);
  return (
    <figure
      className="quote"
      data-day={writtenOn}
      data-comma={LANGUAGE.comma}
      data-in-english={QUOTE.inEnglish}
    >
      {quote && (
        <>
          <blockquote {...languageOf(quote)}>{quote.text}</blockquote>{' '}
          <figcaption>
            <span {...languageOf(quote)}>
              {quote.author + (quote.lang ? ', ' : LANGUAGE.comma)}
              <cite>{quote.work}</cite>
            </span>
            {quote.lang && ` ${QUOTE.inEnglish}`}
          </figcaption>
        </>
      )}
    </figure>
  );
}
