import { useMemo } from 'react';
import { LANGUAGE } from '#messages/language.ts';
import { TYPED_TIME_WORDS } from '#messages/typed-time-words.ts';
import type { TimeContext } from '../../../content/describe-entry-times.ts';
import { readTimeWords } from '../../../content/read-time-words.ts';
import { useVisitorLocale } from '../../../platform/use-locale.ts';
import { useResults } from '../results-context.ts';
import type { TimeReader } from './parse-entry.ts';

/** What the words for the times of the life in the results depend on. */
export function useTimeContext(): TimeContext {
  const { format, shown } = useResults();
  const birthdate = shown.dates?.birthdate ?? null;
  return useMemo(() => ({ format, birthdate }), [format, birthdate]);
}

/** Reads times of the life in the results as the visitor types them; `null` without a birthdate. */
export function useTimeReader(): TimeReader | null {
  const context = useTimeContext();
  const visitorLocale = useVisitorLocale();
  return useMemo(() => {
    const { birthdate } = context;
    return (
      birthdate && {
        ...context,
        birthdate,
        words: readTimeWords([visitorLocale, LANGUAGE.tag], TYPED_TIME_WORDS),
      }
    );
  }, [context, visitorLocale]);
}
