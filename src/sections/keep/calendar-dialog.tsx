import { useMemo, useState } from 'react';
import { SHARE } from '#words/details.ts';
import { PICKER } from '#words/form.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { Moment } from '../../life/life-events.ts';
import { listRoundDaysToCome, type RoundDay } from '../../life/round-days.ts';
import { chunk } from '../../platform/chunk.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { withWords } from '../../words/load-words.ts';
import { useResults } from '../results-context.ts';
import { useLifeEvents } from '../use-life-events.ts';

const Choice = lazySection(
  () => SHARE.calendar.title,
  chunk(() => withWords(['entries'], import('./calendar-choice.tsx'))),
);

/** The events of a life for a calendar. */
export interface LifeCalendar {
  /** Those after birth. */
  readonly moments: readonly Moment[];
  readonly roundDays: readonly RoundDay[];
  readonly birthdate: CalendarDate;
}

/** `null` for a life that has nothing for a calendar, or no dates, such as that of a link. */
export function useCalendar(): LifeCalendar | null {
  const { dates } = useResults().shown;
  const { marks } = useLifeEvents();
  return useMemo(() => {
    if (!dates) return null;
    const moments = marks?.moments.map(({ moment }) => moment) ?? [];
    const roundDays = listRoundDaysToCome(dates);
    return moments.length + roundDays.length > 0 ? { moments, roundDays, birthdate: dates.birthdate } : null;
  }, [dates, marks]);
}

/** A button that opens a dialog to choose what a calendar file has. Its code is loaded on demand. */
export function CalendarDialog({ calendar }: { readonly calendar: LifeCalendar }) {
  const { onReload } = useResults();
  const [open, setOpen] = useState(false);
  const { title, open: label } = SHARE.calendar;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title} closeLabel={PICKER.close}>
        <Choice calendar={calendar} onReload={onReload} />
      </Dialog>
    </>
  );
}
