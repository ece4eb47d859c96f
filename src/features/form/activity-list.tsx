import { type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MESSAGES } from '#messages/messages.ts';
import { DayBar } from '../../charts/day-bar.tsx';
import type { AverageDay } from '../../content/average-days.ts';
import { describeTotal } from '../../content/total-hours.ts';
import type { Activity } from '../../life/activity.ts';
import { cleanText } from '../../messages/clean-text.ts';
import { createId } from '../../platform/id.ts';
import { Button } from '../../ui/button.tsx';
import { fetchIcons } from '../../ui/icon.tsx';
import { lazySection, SectionBoundary } from '../section-boundary.tsx';
import { ActivityRow, loadOffer } from './activity-row.tsx';
import { AverageDayDialog } from './average-day-dialog.tsx';
import {
  type ActivityDraft,
  canAddActivity,
  canRemoveActivity,
  createActivities,
  hasSchedules,
} from './draft.ts';
import { describeProblem, type FormProps } from './form-model.ts';
import type { Undo } from './form-state.ts';
import { TotalHours } from './total-hours.tsx';
import { UndoLine } from './undo-line.tsx';

function describeUndo(undo: Undo): string {
  if (undo.what === 'activity') return MESSAGES.form.activityRemoved(cleanText(undo.activity.name));
  const words = MESSAGES.form[undo.what];
  return undo.undone ? words.undone : words.done;
}

/** The upper limit for hours in the chart, well above the hours of a day. */
const MAX_DRAWN_HOURS = 999;

/** Limits hours so that they can be drawn and added up even if a field holds an impossible value. */
const limitHours = (activities: readonly Activity[]): Activity[] =>
  activities.map((activity) => ({
    ...activity,
    hours: Math.min(Math.max(0, activity.hours), MAX_DRAWN_HOURS),
  }));

/** Loaded on demand: most visitors leave it alone. */
const Schedules = lazySection(MESSAGES.form.setWhen, () => import('./schedules.tsx'));

/** Loads the icons once other activities are shown than the prerendered ones. */
function useIcons(activities: readonly ActivityDraft[]): void {
  const names = activities.map(({ name }) => name).join();
  const prerendered = useRef(names);
  useEffect(() => {
    if (names !== prerendered.current) fetchIcons();
  }, [names]);
}

/** Up to five activities with their hours, and their total. */
export function ActivityList({ form }: FormProps) {
  const { draft, parsed, dispatch } = form;
  const { activities } = draft;
  const problem = describeProblem(form, 'activities');
  useIcons(activities);
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (id: string) => {
    flushSync(() => dispatch({ type: 'activityRemoved', id }));
    // The focused button is removed with its row, so the focus moves to the button that adds activities.
    addButton.current?.focus();
  };
  const applyDay = (day: AverageDay) =>
    dispatch({ type: 'dayUsed', activities: createActivities(day.activities, createId) });
  const limited = limitHours(parsed.activities);
  const { rules } = parsed;
  const drawn = rules ? rules.listFullestDay(limited) : limited;
  const [isOpened, setOpened] = useState(false);
  const showsSchedules = isOpened || hasSchedules(activities);
  return (
    // Not a fieldset: nothing can stand beside its legend.
    <div
      className="form-column activities"
      id="activities"
      role="group"
      aria-labelledby="activities-label"
      tabIndex={-1}
      onFocus={fetchIcons}
    >
      <div className="activities-head">
        <span id="activities-label" className="field-label">
          {MESSAGES.form.activities}
        </span>
        {!showsSchedules && (
          <Button look="text" onClick={() => setOpened(true)}>
            {MESSAGES.form.setWhen}
          </Button>
        )}
      </div>
      {activities.map((activity, index) => (
        <ActivityRow
          key={activity.id}
          form={form}
          activity={activity}
          position={index + 1}
          totalProblemId={problem && 'activities-problem'}
          onRemove={canRemoveActivity(index) ? () => remove(activity.id) : undefined}
          offersNames={canRemoveActivity(index) && index === activities.length - 1 && activity.name === ''}
        />
      ))}
      <SectionBoundary name={MESSAGES.form.dayBar} resetKey={activities}>
        <DayBar activities={drawn} />
      </SectionBoundary>
      <div className="form-line">
        <TotalHours activities={drawn} describe={rules ? rules.describeFullestWeek : describeTotal} />
        <div className="activities-more">
          <AddButton ref={addButton} form={form} />
          <AverageDayDialog form={form} onUse={applyDay} />
        </div>
      </div>
      {showsSchedules && <Schedules form={form} takesFocus={isOpened} onClose={() => setOpened(false)} />}
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
    flushSync(() => dispatch({ type: 'activityAdded', chance: { id: createId(), roll: Math.random() } }));
    document.getElementById(`activity-${activities.length + 1}-name`)?.focus();
  };
  return (
    <Button ref={ref} look="text" onFocus={loadOffer} onClick={add}>
      <span aria-hidden>+ </span>
      {MESSAGES.form.addActivity}
    </Button>
  );
}

function UndoEntries({ form: { undo, dispatch } }: FormProps) {
  const undoLatest = () => {
    flushSync(() => dispatch({ type: 'undone' }));
    // The focused button is no longer in the page.
    const focus = undo?.what === 'activity' ? `activity-${undo.index + 1}-name` : 'activities';
    document.getElementById(focus)?.focus();
  };
  return <UndoLine text={undo && describeUndo(undo)} label={MESSAGES.form.undo} onUndo={undoLatest} />;
}
