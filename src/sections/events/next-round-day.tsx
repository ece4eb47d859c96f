import { ENTRY_LIST, MOMENTS, ROUND_DAYS } from '#words/results.ts';
import { listRoundDaysToCome, type RoundDay } from '../../life/round-days.ts';
import { createId } from '../../platform/id.ts';
import { Button } from '../../ui/button.tsx';
import type { Format } from '../../words/format.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';

/** A round day in a few words. @example '1,000 weeks old' */
export function describeRoundDay(format: Format, { unit, count }: Pick<RoundDay, 'unit' | 'count'>): string {
  return unit === 'seconds' ? ROUND_DAYS.billionSeconds : ROUND_DAYS[unit](format, { count });
}

/** Offers the next round day of the life as a moment, unless it is one. Not for a life that cannot be changed. */
export function NextRoundDay() {
  const { shown, format } = useResults();
  const { events, onChange } = useLifeEvents();
  const [day] = shown.dates ? listRoundDaysToCome(shown.dates) : [];
  if (!day || !onChange) return null;
  const text = describeRoundDay(format, day);
  if (events.moments.some((moment) => moment.text === text)) return null;
  const event = { id: createId(), text, when: { unit: 'day', date: day.date } } as const;
  return (
    <p className="event-time">
      <span>{MOMENTS.roundDay({ name: text, day: format.date(day.date) })}</span>
      <Button
        look="text"
        aria-label={MOMENTS.addRoundDay({ name: text })}
        onClick={() => onChange({ type: 'eventSaved', kind: 'moments', event })}
      >
        {ENTRY_LIST.add}
      </Button>
    </p>
  );
}
