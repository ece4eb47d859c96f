import { useState } from 'react';
import { ROW } from '#words/form.ts';
import { SCHEDULE_ENTRY } from '#words/results.ts';
import { writeSchedule } from '../document/schedule-draft.ts';
import type { Activity } from '../life/activity.ts';
import { Button } from '../ui/button.tsx';
import { ScheduleInPlace } from '../ui/schedule/schedule-in-place.tsx';
import { describeBriefly } from '../words/describe-scheduled-years.ts';
import { isolateName } from '../words/isolate-name.ts';
import { offerWorkingYears, type WorkingYears } from '../words/usual-schedules.ts';
import { useResults } from './results-context.ts';
import './schedule-line.css';
import { UndoButton } from './undo-button.tsx';

interface ScheduleLineProps {
  readonly activity: Activity;
  /** In the card, the line is always there; under the weeks, only with an offer, or with what was changed here. */
  readonly place: 'card' | 'weeks';
}

interface OfferProps extends ScheduleLineProps {
  readonly offered: WorkingYears;
  readonly onTake: () => void;
}

function Offer({ activity: { name }, place, offered, onTake }: OfferProps) {
  const { format } = useResults();
  const text = SCHEDULE_ENTRY.count(format, offered);
  return (
    <>
      <span>{SCHEDULE_ENTRY.everyDay({ name: isolateName(name) })}</span>
      <Button
        look={place === 'card' ? 'text' : 'quiet'}
        aria-label={place === 'card' ? ROW.labeled({ name, text }) : text}
        onClick={onTake}
      >
        {text}
      </Button>
    </>
  );
}

interface OpenerProps extends ScheduleLineProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the fields. Under the weeks, where nothing else says it, with when the activity happens. */
function Opener({ activity: { name, schedule }, place, isOpen, onToggle }: OpenerProps) {
  const { format } = useResults();
  const { set, setOf, change, changeOf } = SCHEDULE_ENTRY;
  let [text, label] = schedule ? [change, changeOf({ name })] : [set, setOf({ name })];
  if (schedule && place === 'weeks') {
    text = describeBriefly(format, schedule);
    label = ROW.labeled({ name, text });
  }
  return (
    <Button look="text" aria-label={label} aria-expanded={isOpen} onClick={onToggle}>
      {text}
    </Button>
  );
}

/** When an activity happens: what can be set, its undo, and fields. Not in a life that cannot be changed. */
export function ScheduleLine({ activity, place }: ScheduleLineProps) {
  const { id } = activity;
  const { shown, inForm, onApply, undo, format } = useResults();
  const [opened, setOpened] = useState<'by-opener' | 'by-offer' | null>(null);
  const { life, dates } = shown;
  const offered = offerWorkingYears(activity, life);
  const placeId = `${place}-schedule-${id}`;
  const isNeeded = place === 'card' || undo.step?.place === placeId || offered || opened;
  if (!isNeeded || !inForm.includes(id)) return null;
  const take = (years: WorkingYears) => {
    setOpened('by-offer');
    onApply(id, { schedule: writeSchedule(years) }, placeId);
  };
  const close = () => {
    setOpened(null);
    document.querySelector<HTMLElement>(`#${placeId} [aria-expanded]`)?.focus();
  };
  return (
    <div className="schedule-line" id={placeId}>
      <p>
        <UndoButton undo={undo} place={placeId} />
        {offered ? (
          <Offer activity={activity} place={place} offered={offered} onTake={() => take(offered)} />
        ) : (
          <Opener
            activity={activity}
            place={place}
            isOpen={opened !== null}
            onToggle={() => setOpened(opened ? null : 'by-opener')}
          />
        )}
      </p>
      {opened && !offered && (
        <ScheduleInPlace
          idPrefix={`when-${placeId}`}
          activity={activity}
          activities={life.activities}
          ages={life}
          birthYear={dates && dates.birthdate.year}
          format={format}
          takesFocus={opened === 'by-opener'}
          onApply={(schedule) => onApply(id, { schedule }, placeId)}
          onClose={close}
        />
      )}
    </div>
  );
}
