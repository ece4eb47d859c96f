import { useMemo } from 'react';
import { LANGUAGE, TYPED_TIME_WORDS } from '#words/form.ts';
import { TYPED_LIFE_WORDS } from '#words/results.ts';
import { type TimeContext, writeTypedTime } from '../events/describe-events.ts';
import type { EntryContext } from '../events/kind.ts';
import { createRelationFinder } from '../events/typed-life/find-people.ts';
import { createTimeGrammar } from '../events/typed-life/time-grammar.ts';
import { NO_LIFE_EVENTS } from '../life/life-events.ts';
import { type Marks, placeChapters, placeMoments } from '../life/place-events.ts';
import { useFormat, useVisitorLocale } from '../platform/locale.ts';
import { useSame } from '../platform/use-same.ts';
import { lazily } from '../words/lazily.ts';
import { useEditing, useLife } from './results-context.ts';

/** The life events in the results, and the chapters and moments in its weeks; `null` if there are none. */
export function useLifeEvents() {
  const { events, shown } = useLife();
  const editing = useEditing();
  const birthdate = shown.dates?.birthdate ?? null;
  const { presentWeek: now } = shown.life;
  const marks = useMemo((): Marks | null => {
    const { chapters, moments } = events ?? NO_LIFE_EVENTS;
    return chapters.length + moments.length > 0
      ? { chapters: placeChapters(chapters, { birthdate, now }), moments: placeMoments(moments, birthdate) }
      : null;
  }, [events, birthdate, now]);
  return { events: events ?? NO_LIFE_EVENTS, marks, onChange: editing?.onChangeEvents ?? null };
}

/** The words for times in the life of the results depend on these. */
export function useTimeContext(): TimeContext {
  const { shown } = useLife();
  const format = useFormat();
  const birthdate = shown.dates?.birthdate ?? null;
  return useSame({ format, birthdate });
}

/** Finds the relation that a name says. */
export const relationFinder = lazily(() => createRelationFinder(TYPED_LIFE_WORDS));

/** What the rules of life events know of the life in the results; `null` without a birthdate. */
export function useEntryContext(): EntryContext | null {
  const times = useTimeContext();
  const { dates } = useLife().shown;
  const visitorLocale = useVisitorLocale();
  const grammar = useMemo(
    () => createTimeGrammar([visitorLocale, LANGUAGE.tag], TYPED_TIME_WORDS),
    [visitorLocale],
  );
  return useMemo(
    () =>
      dates && {
        birthdate: dates.birthdate,
        today: dates.asOf,
        readTime: grammar.parseTime,
        writeTime: (when) => writeTypedTime(times, when),
        findRelation: relationFinder(),
      },
    [times, dates, grammar],
  );
}
