import { useMemo } from 'react';
import { LANGUAGE, TYPED_TIME_WORDS } from '#words/form.ts';
import type { TimeReader } from '../events/check-event.ts';
import type { TimeContext } from '../events/describe-events.ts';
import { createTimeGrammar } from '../events/typed-life/time-grammar.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { placeMarks } from '../life/place-events.ts';
import { useVisitorLocale } from '../platform/locale.ts';
import { useResults } from './results-context.ts';

/** The life events in the results, and the chapters and moments in its weeks; `null` if there are none. */
export function useLifeEvents() {
  const { events, editing, shown } = useResults();
  const birthdate = shown.dates?.birthdate ?? null;
  const { presentWeek: now } = shown.life;
  const marks = useMemo(() => {
    const { chapters, moments } = events ?? NO_LIFE_EVENTS;
    return chapters.length + moments.length > 0
      ? placeMarks({ chapters, moments }, { birthdate, now })
      : null;
  }, [events, birthdate, now]);
  return { events: events ?? NO_LIFE_EVENTS, marks, onChange: editing?.onChangeEvents ?? null };
}

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
