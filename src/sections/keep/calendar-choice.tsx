import { useState } from 'react';
import { CALENDAR, MOMENTS } from '#words/entries.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { Moment } from '../../life/life-events.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { chunk } from '../../platform/chunk.ts';
import { downloadFile } from '../../platform/download-file.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { Format } from '../../words/format.ts';
import { describeRoundDay } from '../describe-event-times.ts';
import { useResults } from '../results-context.ts';
import styles from './calendar-choice.css?inline';
import type { LifeCalendar } from './calendar-dialog.tsx';

adoptStyles(styles);

const calendarFile = chunk(() => import('./calendar-file.ts'));
const TYPE = 'text/calendar;charset=utf-8';

/** @returns whether it could be made */
async function saveFile(moments: readonly Moment[], birthdate: CalendarDate): Promise<boolean> {
  try {
    const { writeCalendarFile } = await calendarFile.load();
    const text = writeCalendarFile(moments, { birthdate, now: new Date() });
    downloadFile(new File([text], `${CALENDAR.file}.ics`, { type: TYPE }));
    return true;
  } catch {
    return false;
  }
}

/** The round days to come as moments, but for those that the visitor has as moments already. */
function listMilestones(format: Format, { moments, roundDays }: LifeCalendar) {
  return roundDays
    .map(({ unit, count, date }) => {
      const text = describeRoundDay(format, { unit, count });
      // The id is the same each time, so that a calendar updates its events.
      const moment: Moment = { id: `${unit}-${count}`, text, when: { unit: 'day', date } };
      return { moment, label: CALENDAR.roundDay({ name: text, day: format.date(date) }) };
    })
    .filter(({ moment }) => moments.every(({ text }) => text !== moment.text));
}

/** Chooses what a calendar file has, and saves it. Round days are in it only if the visitor ticks them or has no moments. */
export default function CalendarChoice({ calendar }: { readonly calendar: LifeCalendar }) {
  const { format } = useResults();
  const { moments, birthdate } = calendar;
  const [hasMoments, setHasMoments] = useState(moments.length > 0);
  const [hasMilestones, setHasMilestones] = useState(moments.length === 0);
  const [failed, setFailed] = useState(false);
  const milestones = listMilestones(format, calendar);
  const chosen = [
    ...(hasMoments ? moments : []),
    ...(hasMilestones ? milestones.map(({ moment }) => moment) : []),
  ];
  const save = async () => {
    setFailed(false);
    setFailed(!(await saveFile(chosen, birthdate)));
  };
  return (
    <div className="calendar-choice">
      {moments.length > 0 && <Checkbox label={MOMENTS.title} checked={hasMoments} onChange={setHasMoments} />}
      {milestones.length > 0 && (
        <Checkbox
          label={CALENDAR.roundDays}
          hint={milestones.map(({ label }) => label).join(' · ')}
          checked={hasMilestones}
          onChange={setHasMilestones}
        />
      )}
      <Button disabled={chosen.length === 0} onClick={() => void save()}>
        {CALENDAR.save}
      </Button>
      {failed && (
        <p className="field-problem" role="alert">
          {CALENDAR.failed}
        </p>
      )}
    </div>
  );
}
