import { useMemo } from 'react';
import { LANGUAGE, TYPED_TIME_WORDS } from '#words/form.ts';
import { createTimeGrammar } from '../document/typed-life/time-grammar.ts';
import { useVisitorLocale } from '../platform/use-locale.ts';
import type { TimeContext } from './describe-event-times.ts';
import type { TimeReader } from './parse-event.ts';
import { useResults } from './results-context.ts';

/** The words for times in the life of the results depend on these. */
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
        parseTime: createTimeGrammar([visitorLocale, LANGUAGE.tag], TYPED_TIME_WORDS).parseTime,
      }
    );
  }, [context, visitorLocale]);
}
