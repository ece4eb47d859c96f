import { useState } from 'react';
import { MESSAGES } from '#messages/messages.ts';
import { describeEntry, SCHEDULE_ENTRY_MESSAGES } from '../../../content/schedule-entry-messages.ts';
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
  const { text, button, aboutButton } = describeEntry(activity);
  return (
    <div className="schedule-entry" id={`schedule-${id}`}>
      <p>
        {text && <span>{text}</span>}
        <Button look="text" aria-expanded={open} onClick={() => setOpen(!open)}>
          <span>
            {button}
            <span className="visually-hidden">{aboutButton}</span>
          </span>
        </Button>
        {isApplied && (
          <Button look="text" onClick={applied.onUndo}>
            <span>
              {MESSAGES.form.undo}
              <span className="visually-hidden">{SCHEDULE_ENTRY_MESSAGES.changeAbout(name)}</span>
            </span>
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
