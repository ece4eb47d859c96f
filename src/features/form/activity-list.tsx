import { type Dispatch, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DayBar } from '../../charts/day-bar.tsx';
import type { AverageDay } from '../../content/average-days.ts';
import { cleanText } from '../../content/clean-text.ts';
import { formatFor } from '../../content/format.ts';
import { MESSAGES } from '../../content/messages.ts';
import { describeTotal } from '../../content/total-hours.ts';
import { dayLoad, totalHours } from '../../life/activity.ts';
import { createId } from '../../platform/id.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { SectionBoundary } from '../section-boundary.tsx';
import { ActivityRow } from './activity-row.tsx';
import { AverageDayDialog } from './average-day-dialog.tsx';
import {
  type ActivityDraft,
  canAddActivity,
  canRemoveActivity,
  type DraftAction,
  parseDrawnActivities,
} from './draft.ts';
import type { ProblemOf } from './problem.ts';
import type { Undo } from './undo.ts';
import { UndoLine } from './undo-line.tsx';

interface ActivityListProps {
  readonly activities: readonly ActivityDraft[];
  readonly dispatch: Dispatch<DraftAction>;
  readonly problemOf: ProblemOf;
  readonly onTooManyActivities: () => void;
  readonly onUseDay: (day: AverageDay) => void;
  /** What can be brought back here. */
  readonly undo: Undo | null;
  /** @param focus the id of what the focus goes to afterwards */
  readonly onUndo: (focus: string) => void;
}

function describeUndo(undo: Undo): string {
  if (undo.what === 'activity') return MESSAGES.form.activityRemoved(cleanText(undo.activity.name));
  const words = MESSAGES.form[undo.what];
  return undo.undone ? words.undone : words.done;
}

/** Up to five activities with their hours, and how much of a day they take together. */
export function ActivityList(props: ActivityListProps) {
  const { activities, dispatch, problemOf, onTooManyActivities, onUseDay, undo, onUndo } = props;
  const problem = problemOf('activities');
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    if (!canAddActivity(activities)) return onTooManyActivities();
    flushSync(() => dispatch({ type: 'activityAdded', chance: { id: createId(), roll: Math.random() } }));
    document.getElementById(`activity-${activities.length + 1}-name`)?.focus();
  };
  const remove = (id: string) => {
    flushSync(() => dispatch({ type: 'activityRemoved', id }));
    // The button that had the focus is gone: it goes to the one that adds.
    addButton.current?.focus();
  };
  return (
    <fieldset className="form-column activities" id="activities" tabIndex={-1}>
      <legend className="field-label">{MESSAGES.form.activities}</legend>
      {activities.map((activity, index) => (
        <ActivityRow
          key={activity.id}
          activity={activity}
          position={index + 1}
          problemOf={problemOf}
          totalProblemId={problem && 'activities-problem'}
          onChange={(change) => dispatch({ type: 'activityChanged', id: activity.id, change })}
          onRemove={canRemoveActivity(index) ? () => remove(activity.id) : undefined}
        />
      ))}
      <SectionBoundary name={MESSAGES.form.dayBar} resetKey={activities}>
        <DayBar activities={parseDrawnActivities(activities)} />
      </SectionBoundary>
      <div className="activities-end">
        <TotalHours activities={activities} />
        <div className="activities-more">
          <Button ref={addButton} look="text" onClick={add}>
            <span aria-hidden>+ </span>
            {MESSAGES.form.addActivity}
          </Button>
          <AverageDayDialog onUse={onUseDay} />
        </div>
      </div>
      <UndoLine
        text={undo && describeUndo(undo)}
        label={MESSAGES.form.undo}
        onUndo={() => onUndo(undo?.what === 'activity' ? `activity-${undo.index + 1}-name` : 'activities')}
      />
      {problem && (
        <p id="activities-problem" className="field-problem">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function TotalHours({ activities }: { readonly activities: readonly ActivityDraft[] }) {
  const format = formatFor(useLocale());
  const total = totalHours(parseDrawnActivities(activities));
  const load = dayLoad(total);
  return (
    <output id="total-hours" className="total-hours" data-load={load}>
      {load === 'over' && (
        <svg
          className="warning"
          width="1rem"
          height="1rem"
          viewBox="0 0 16 16"
          aria-hidden
          data-icon="warning"
        >
          <path
            d="M8 1.5 15 14H1Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <path d="M8 6v4M8 11.4v1" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      )}
      {describeTotal(format, total)}
    </output>
  );
}
