import { useState } from 'react';
import { SCHEDULE_ENTRY } from '#words/details.ts';
import type { Activity } from '../../life/activity.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { chunk } from '../../platform/chunk.ts';
import { Button } from '../../ui/button.tsx';
import { lazySection } from '../../ui/section-boundary.tsx';
import { findKnownActivity } from '../../words/known-activities.ts';
import { withWords } from '../../words/load-words.ts';
import { useResults } from '../results-context.ts';
import styles from './schedule-line.css?inline';

adoptStyles(styles);

interface EntryWords {
  /** `null` if there is nothing to say. */
  readonly text: string | null;
  readonly button: string;
  /** The button's name in full, for assistive technology. */
  readonly label: string;
}

/** The words of an activity's card about setting when it happens. */
export function describeLine({ name, schedule }: Pick<Activity, 'name' | 'schedule'>): EntryWords {
  const { everyDay, work, set, setOf, change, changeOf } = SCHEDULE_ENTRY;
  if (schedule) return { text: null, button: change, label: changeOf({ name }) };
  if (findKnownActivity(name) === 'work') return { text: everyDay, button: work, label: work };
  return { text: null, button: set, label: setOf({ name }) };
}

const Editor = lazySection(
  () => SCHEDULE_ENTRY.set,
  chunk(() => withWords(['results', 'entries'], import('../../ui/schedule/schedule-editor.tsx'))),
);

/** When an activity happens, with a button that opens the editor. Not in a life that cannot be changed. */
export function ScheduleLine({ activity }: { readonly activity: Activity }) {
  const { id, name } = activity;
  const { shown, inForm, onApply, applied, format } = useResults();
  const [open, setOpen] = useState(false);
  const { life, dates } = shown;
  const isApplied = applied?.after.id === id && applied.before.hours === applied.after.hours;
  if (!inForm.includes(id)) return null;
  const { text, button, label } = describeLine(activity);
  return (
    <div className="schedule-line" id={`schedule-${id}`}>
      <p>
        {text && <span>{text}</span>}
        <Button look="text" aria-label={label} aria-expanded={open} onClick={() => setOpen(!open)}>
          {button}
        </Button>
        {isApplied && (
          <Button look="text" aria-label={SCHEDULE_ENTRY.undoOf({ name })} onClick={applied.onUndo}>
            {SCHEDULE_ENTRY.undo}
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
