import { useState } from 'react';
import { SCHEDULE_ENTRY_MESSAGES } from '#messages/schedule-entry-messages.ts';
import { describeEntry } from '../../../content/describe-schedule-entry.ts';
import type { Activity } from '../../../life/activity.ts';
import { Button } from '../../../ui/button.tsx';
import { lazySection } from '../../section-boundary.tsx';
import { useResults } from '../results-context.ts';

const Editor = lazySection(SCHEDULE_ENTRY_MESSAGES.set, () => import('../../schedule/schedule-editor.tsx'));

/** When an activity happens, with a button that opens the editor. Not in a life that cannot be changed. */
export function ScheduleEntry({ activity }: { readonly activity: Activity }) {
  const { id, name } = activity;
  const { shown, inForm, onApply, applied, format } = useResults();
  const [open, setOpen] = useState(false);
  const { life, dates } = shown;
  const isApplied = applied?.after.id === id && applied.before.hours === applied.after.hours;
  if (!inForm.includes(id)) return null;
  const { text, button, label } = describeEntry(activity);
  return (
    <div className="schedule-entry" id={`schedule-${id}`}>
      <p>
        {text && <span>{text}</span>}
        <Button look="text" aria-label={label} aria-expanded={open} onClick={() => setOpen(!open)}>
          {button}
        </Button>
        {isApplied && (
          <Button look="text" aria-label={SCHEDULE_ENTRY_MESSAGES.undoOf(name)} onClick={applied.onUndo}>
            {SCHEDULE_ENTRY_MESSAGES.undo}
          </Button>
        )}
      </p>
      {open && (
        <Editor
          activity={activity}
          activities={life.activities}
          ages={life}
          birthYear={dates && dates.birthdate.year}
          format={format}
          onApply={(schedule) => {
            setOpen(false);
            onApply(id, { schedule });
          }}
          onCancel={() => {
            setOpen(false);
            document.querySelector<HTMLElement>(`#schedule-${id} button`)?.focus();
          }}
        />
      )}
    </div>
  );
}
