import { type Ref, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FORM } from '#words/form.ts';
import { canAddActivity, canRemoveActivity } from '../../document/draft.ts';
import { isReplacement, type Offer } from '../../document/history.ts';
import { listFullestDay } from '../../document/schedule-rules.ts';
import { type Activity, hasSchedules } from '../../life/activity.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { Button } from '../../ui/button.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { cleanText } from '../../words/clean-text.ts';
import { describeFullestWeek } from '../../words/describe-scheduled-years.ts';
import { ActivityRow, type OpenedSchedule } from './activity-row.tsx';
import { DayBar } from './day-bar.tsx';
import { describeProblem, type FormProps } from './form-model.ts';
import { describeTotal, TotalHours } from './total-hours.tsx';
import { UndoLine } from './undo-line.tsx';
import './activity-list.css';

/** Says what was changed, if the form offers to undo or redo it; `null` for any other change. */
export function describeUndo({ step: { change }, type }: Offer): string | null {
  if (change.what === 'removed' && change.from === 'activities') {
    return FORM.activityRemoved({ name: cleanText(change.item.name) });
  }
  if (!isReplacement(change)) return null;
  const { done, undone } = FORM[change.what];
  return change.undone === (type === 'redone') ? done : undone;
}

/** The upper limit for hours in the chart, well above the hours of a day. */
const MAX_DRAWN_HOURS = 999;

/** Limits hours so that they can be drawn and added up even if a field holds an impossible value. */
const limitHours = (activities: readonly Activity[]): Activity[] =>
  activities.map((activity) => ({
    ...activity,
    hours: Math.min(Math.max(0, activity.hours), MAX_DRAWN_HOURS),
  }));

/** The activities as they are drawn and added up: those of the fullest day, if they differ from day to day. */
function listDrawn(activities: readonly Activity[]): Activity[] {
  const limited = limitHours(activities);
  return hasSchedules(activities) ? listFullestDay(limited) : limited;
}

/** Up to five activities with their hours, and their total. */
export function ActivityList({ form }: FormProps) {
  const { draft, parsed, dispatch } = form;
  const { activities } = draft;
  const problem = describeProblem(form, 'activities');
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (id: string) => {
    flushSync(() => dispatch({ type: 'activityRemoved', id }));
    // The focused button is removed with its row, so the focus moves to the button that adds activities.
    addButton.current?.focus();
  };
  const drawn = listDrawn(parsed.activities);
  const [opened, setOpened] = useState<{ readonly id: string; readonly how: OpenedSchedule }>();
  return (
    // Not a fieldset: nothing can be placed beside its legend.
    <div
      className="form-column activities"
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
          opened={opened?.id === activity.id ? opened.how : null}
          onOpen={(how) => setOpened({ id: activity.id, how })}
        />
      ))}
      <SectionBoundary name={FORM.dayBar} resetKey={activities}>
        <DayBar activities={drawn} />
      </SectionBoundary>
      <div className="form-line">
        <TotalHours
          activities={drawn}
          describe={hasSchedules(parsed.activities) ? describeFullestWeek : describeTotal}
        />
        <AddButton ref={addButton} form={form} />
      </div>
      <UndoEntries form={form} />
      {problem && (
        <p id="activities-problem" className="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}

interface AddButtonProps extends FormProps {
  readonly ref: Ref<HTMLButtonElement>;
}

function AddButton({ ref, form }: AddButtonProps) {
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
    <Button ref={ref} look="text" onClick={add}>
      <span aria-hidden>+ </span>
      <span>{FORM.addActivity}</span>
    </Button>
  );
}

function UndoEntries({ form: { undo, dispatch } }: FormProps) {
  const take = () => {
    if (!undo) return;
    const { type, step } = undo;
    const { change } = step;
    const place = change.what === 'removed' && change.list.findIndex(({ id }) => id === change.item.id) + 1;
    changeAndFocus(
      () => dispatch(type === 'undone' ? { type, step } : { type }),
      place ? `activity-${place}-name` : 'activities',
    );
  };
  const label = undo?.type === 'redone' ? FORM.redo : FORM.undo;
  return <UndoLine text={undo && describeUndo(undo)} label={label} onUndo={take} />;
}
