import { useState } from 'react';
import { FORM } from '#words/form.ts';
import { canAddActivity, canRemoveActivity } from '../../document/draft.ts';
import { listFullestDay } from '../../document/schedule-rules.ts';
import { type Activity, hasSchedules } from '../../life/activity.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { Button } from '../../ui/button.tsx';
import { describeFullestWeek } from '../../words/describe-schedule.ts';
import { UNDO_ID } from '../undo-button.tsx';
import { ActivityRow } from './activity-row.tsx';
import { describeProblem, type FormProps } from './form-model.ts';
import { DayBar, describeTotal, TotalHours } from './total-hours.tsx';
import './activity-list.css';

/** Hours of a field that can be drawn and added up, well above the hours of a day. */
const MAX_DRAWN_HOURS = 999;

/** The activities as they are drawn and added up: those of the fullest day, if they differ from day to day. */
function listDrawn(activities: readonly Activity[]): Activity[] {
  const limited = activities.map((activity) => ({
    ...activity,
    hours: Math.min(activity.hours, MAX_DRAWN_HOURS),
  }));
  return hasSchedules(activities) ? listFullestDay(limited) : limited;
}

/** Up to five activities with their hours, and their total. */
export function ActivityList({ form }: FormProps) {
  const { draft, parsed, dispatch } = form;
  const { activities } = draft;
  const problem = describeProblem(form, 'activities');
  const remove = (id: string) => {
    // The focused button is removed with its row.
    changeAndFocus(() => dispatch({ type: 'activityRemoved', id }), UNDO_ID);
  };
  const drawn = listDrawn(parsed.activities);
  const [openedId, setOpenedId] = useState<string | null>(null);
  return (
    // Not a fieldset: nothing can be placed beside its legend.
    <div
      className="stack activities"
      id="activities"
      role="group"
      aria-labelledby="activities-label"
      tabIndex={-1}
    >
      <span id="activities-label" className="field-label">
        {FORM.activities}
      </span>
      {activities.map((activity, index) => (
        <ActivityRow
          key={activity.id}
          form={form}
          activity={activity}
          position={index + 1}
          totalProblemId={problem && 'activities-problem'}
          onRemove={canRemoveActivity(index) ? () => remove(activity.id) : undefined}
          offersNames={canRemoveActivity(index) && index === activities.length - 1 && activity.name === ''}
          isOpened={openedId === activity.id}
          onOpen={(isOpened) => setOpenedId(isOpened ? activity.id : null)}
        />
      ))}
      <DayBar activities={drawn} />
      <div className="between">
        <TotalHours
          activities={drawn}
          describe={hasSchedules(parsed.activities) ? describeFullestWeek : describeTotal}
        />
        <AddButton form={form} />
      </div>
      {problem && (
        <p id="activities-problem" className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

function AddButton({ form }: FormProps) {
  const { draft, dispatch, onTooManyActivities } = form;
  const { activities } = draft;
  const add = () => {
    if (!canAddActivity(activities)) return onTooManyActivities();
    const chance = { id: createId(), roll: Math.random() };
    changeAndFocus(
      () => dispatch({ type: 'activityAdded', chance }),
      `activity-${activities.length + 1}-name`,
    );
  };
  return (
    <Button look="text" onClick={add}>
      <span aria-hidden>+ </span>
      <span>{FORM.addActivity}</span>
    </Button>
  );
}
