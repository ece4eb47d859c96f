import { useState } from 'react';
import { ROW } from '#words/form.ts';
import { SCHEDULE_ENTRY } from '#words/results.ts';
import { parseSchedule } from '../document/parse-schedule.ts';
import { EVERY_DAY, writeSchedule } from '../document/schedule-draft.ts';
import type { Activity } from '../life/activity.ts';
import { Button } from '../ui/button.tsx';
import { ScheduleInPlace } from '../ui/schedule/schedule-in-place.tsx';
import { describeScheduleChange } from '../words/describe-schedule-change.ts';
import { describeBriefly } from '../words/describe-scheduled-years.ts';
import { isolateName } from '../words/isolate-name.ts';
import { offerWorkingYears, type WorkingYears } from '../words/usual-schedules.ts';
import { type AppliedChange, useResults } from './results-context.ts';
import './schedule-line.css';

interface ScheduleLineProps {
  readonly activity: Activity;
  /** In the card, the line is always there; under the weeks, only with an offer, or with what was changed here. */
  readonly place: 'card' | 'weeks';
}

/** The change of when an activity happens that the results made last; `null` if they made another. */
const findChange = (applied: AppliedChange | null, id: string): AppliedChange | null =>
  applied?.after.id === id && applied.before.hours === applied.after.hours ? applied : null;

/** Says what a change did to the years of an activity. */
function useChangeInWords(change: AppliedChange | null) {
  const { shown, format } = useResults();
  if (!change) return null;
  const { life, dates } = shown;
  const [before, after] = [change.before, change.after].map(({ name, hours, schedule }) => {
    const { problems: _, ...scheduled } = parseSchedule(schedule ?? EVERY_DAY, dates && dates.birthdate.year);
    return { name, hours, ...scheduled };
  });
  return before && after ? describeScheduleChange(format, before, after, life) : null;
}

interface ChangeProps extends Pick<ScheduleLineProps, 'place'> {
  readonly change: AppliedChange;
  readonly onUndo: () => void;
}

function Change({ change, place, onUndo }: ChangeProps) {
  const words = useChangeInWords(change);
  const { undo, undoOf } = SCHEDULE_ENTRY;
  const label =
    place === 'card' || !words
      ? undoOf({ name: change.after.name })
      : ROW.labeled({ name: undo, text: words.aloud });
  return (
    <>
      {words && (
        <>
          <span aria-hidden>{words.shown}</span>
          <span className="visually-hidden">{words.aloud}</span>
        </>
      )}
      <Button look="text" aria-label={label} onClick={onUndo}>
        {undo}
      </Button>
    </>
  );
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

/** When an activity happens: what can be set, what that changed, and fields. Not in a life that cannot be changed. */
export function ScheduleLine({ activity, place }: ScheduleLineProps) {
  const { id } = activity;
  const { shown, inForm, onApply, applied, format } = useResults();
  const [opened, setOpened] = useState<'by-opener' | 'by-offer' | null>(null);
  const { life, dates } = shown;
  const change = findChange(applied, id);
  const offered = offerWorkingYears(activity, life);
  const isNeeded = place === 'card' || change || offered || opened;
  if (!isNeeded || !inForm.includes(id)) return null;
  const placeId = `${place}-schedule-${id}`;
  const undo = ({ onUndo }: AppliedChange) => {
    setOpened(null);
    onUndo(placeId);
  };
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
        {change && <Change change={change} place={place} onUndo={() => undo(change)} />}
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
