import { useState } from 'react';
import { CALENDAR_MESSAGES } from '#messages/calendar-messages.ts';
import { MOMENT_MESSAGES } from '#messages/moment-messages.ts';
import type { CalendarDate } from '../../../life/calendar-date.ts';
import type { Moment } from '../../../life/personal-entries.ts';
import { downloadFile } from '../../../platform/download-file.ts';
import { Button } from '../../../ui/button.tsx';

const TYPE = 'text/calendar;charset=utf-8';

interface SaveCalendarProps {
  readonly moments: readonly Moment[];
  readonly birthdate: CalendarDate;
}

/** A button that saves the moments for a calendar. What writes the file is loaded then. */
export function SaveCalendar({ moments, birthdate }: SaveCalendarProps) {
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const { writeCalendarFile } = await import('./calendar-file.ts');
      const text = writeCalendarFile(moments, { birthdate, now: new Date() });
      downloadFile(new Blob([text], { type: TYPE }), `${CALENDAR_MESSAGES.file}.ics`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="save-calendar">
      <Button onClick={() => void save()}>{MOMENT_MESSAGES.saveCalendar}</Button>
      {failed && (
        <p className="field-problem" role="alert">
          {MOMENT_MESSAGES.calendarFailed}
        </p>
      )}
    </div>
  );
}
