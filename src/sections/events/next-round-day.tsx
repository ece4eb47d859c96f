import { ENTRY_LIST, MOMENTS } from '#words/results.ts';
import type { Moment } from '../../life/life-events.ts';
import { listRoundDaysToCome } from '../../life/round-days.ts';
import { createId } from '../../platform/id.ts';
import { Button } from '../../ui/button.tsx';
import { describeRoundDay } from '../describe-event-times.ts';
import { useResults } from '../results-context.ts';

interface NextRoundDayProps {
  readonly moments: readonly Moment[];
  readonly onAdd: (moment: Moment) => void;
}

/** Offers the next round day of the life as a moment, unless it is one. */
export function NextRoundDay({ moments, onAdd }: NextRoundDayProps) {
  const { shown, format } = useResults();
  const [day] = shown.dates ? listRoundDaysToCome(shown.dates) : [];
  if (!day) return null;
  const text = describeRoundDay(format, day);
  if (moments.some((moment) => moment.text === text)) return null;
  const moment = { id: createId(), text, when: { unit: 'day', date: day.date } } as const;
  return (
    <p className="event-time">
      <span>{MOMENTS.roundDay({ name: text, day: format.date(day.date) })}</span>
      <Button look="text" aria-label={MOMENTS.addRoundDay({ name: text })} onClick={() => onAdd(moment)}>
        {ENTRY_LIST.add}
      </Button>
    </p>
  );
}
