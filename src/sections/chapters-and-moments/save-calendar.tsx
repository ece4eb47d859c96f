import { useState } from 'react';
import { CALENDAR, MOMENTS } from '#words/entries.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { Moment } from '../../life/life-events.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { chunk } from '../../platform/chunk.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { Button } from '../../ui/button.tsx';
import styles from './save-calendar.css?inline';

adoptStyles(styles);

const calendarFile = chunk(() => import('./calendar-file.ts'));
const TYPE = 'text/calendar;charset=utf-8';

interface SaveCalendarProps {
  readonly moments: readonly Moment[];
  readonly birthdate: CalendarDate;
}

/** A button that saves the moments for a calendar. The code that writes the file is loaded on demand. */
export function SaveCalendar({ moments, birthdate }: SaveCalendarProps) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { writeCalendarFile } = await calendarFile.load();
      const text = writeCalendarFile(moments, { birthdate, now: new Date() });
      downloadFile(new File([text], `${CALENDAR.file}.ics`, { type: TYPE }));
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="save-calendar">
      <Button onClick={() => void save()}>{MOMENTS.saveCalendar}</Button>
      {failed && (
        <p className="field-problem" role="alert">
          {MOMENTS.calendarFailed}
        </p>
      )}
    </div>
  );
}
