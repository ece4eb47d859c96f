import type { ReactNode } from 'react';
import { FORM, FULLEST } from '#words/form.ts';
import { addActivity } from '../../document/changes.ts';
import { canAddActivity } from '../../document/draft.ts';
import { activityField } from '../../document/field.ts';
import { type Activity, dayLoad, HOURS_PER_DAY, hasSchedules, totalHours } from '../../life/activity.ts';
import { HOURS_PER_WEEK, listFullestDay, toWeeklyHours } from '../../life/schedule.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { createId } from '../../platform/id.ts';
import { useFormat } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { FieldProblem } from '../../ui/field.tsx';
import { idOf } from '../../ui/target-ids.ts';
import type { Format } from '../../words/format.ts';
import { ActivityRow, type ActivityRowProps, TOTAL_PROBLEM_ID } from './activity-row.tsx';
import { useFieldProblem } from './describe-problem.ts';
import type { FormProps } from './form-model.ts';
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

type ActivityListProps = FormProps &
  Pick<ActivityRowProps, 'onOpenSchedule'> & {
    /** A button beside its label, which has room for one line. */
    readonly children: ReactNode;
  };

export function ActivityList({ form, onOpenSchedule, children }: ActivityListProps) {
  const { draft, parsed, dispatch, onTooManyActivities } = form;
  const { activities } = draft;
  const problem = useFieldProblem(form, { of: 'activities' });
  const drawn = listDrawn(parsed.activities);
  const add = () => {
    if (!canAddActivity(activities)) return onTooManyActivities();
    changeAndFocus(
      () => dispatch(addActivity(createId(), Math.random())),
      idOf(activityField(activities.length + 1, 'name')),
    );
  };
  return (
    // Not a fieldset: nothing can be placed beside its legend.
    <div
      className="stack activity-list"
      id={idOf({ of: 'activities' })}
      role="group"
      aria-labelledby="activities-label"
      tabIndex={-1}
    >
      <div className="between activity-list-head">
        <span id="activities-label" className="field-label">
          {FORM.activities}
        </span>
        {children}
      </div>
      {activities.map((activity, index) => (
        <ActivityRow
          key={activity.id}
          form={form}
          activity={activity}
          position={index + 1}
          onOpenSchedule={onOpenSchedule}
        />
      ))}
      <DayBar activities={drawn} />
      <div className="between">
        <TotalHours
          activities={drawn}
          describe={hasSchedules(parsed.activities) ? describeFullestWeek : describeTotal}
        />
        <Button look="flush" onClick={add}>
          <span aria-hidden>+ </span>
          <span>{FORM.addActivity}</span>
        </Button>
      </div>
      <FieldProblem id={TOTAL_PROBLEM_ID}>{problem}</FieldProblem>
    </div>
  );
}

/**
 * The used and the free hours of a day, with all decimals that were entered: it is the sum that decides what is accepted.
 * @param total hours a day, 0 or more
 */
export function describeTotal(format: Format, total: number): string {
  if (total === HOURS_PER_DAY) return FORM.totalFull;
  const written = format.exact(total);
  const rest = format.exact(Math.abs(HOURS_PER_DAY - total));
  return dayLoad(total) === 'over'
    ? FORM.totalOver({ total: written, over: rest })
    : FORM.total({ total: written, free: rest });
}

/** @param dailyHours on average over that week @example 'Fullest week: 121 of 168 hours' */
export function describeFullestWeek(format: Format, dailyHours: number): string {
  return FULLEST.week({
    hours: format.exact(toWeeklyHours(dailyHours)),
    most: format.number(HOURS_PER_WEEK),
  });
}

interface TotalHoursProps {
  readonly activities: readonly Activity[];
  readonly describe: typeof describeTotal;
}

function TotalHours({ activities, describe }: TotalHoursProps) {
  const format = useFormat();
  const total = totalHours(activities);
  const load = dayLoad(total);
  return (
    <output id="total-hours" className="row activity-total-hours" data-load={load}>
      {load === 'over' && (
        <svg width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden data-icon="warning">
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="M8 1.5 15 14H1Z" strokeLinejoin="round" />
            <path d="M8 6v4M8 11.4v1" />
          </g>
        </svg>
      )}
      <span>{describe(format, total)}</span>
    </output>
  );
}

const BAR_HEIGHT = 10;

function DayBar({ activities }: { readonly activities: readonly Activity[] }) {
  const scale = 100 / Math.max(HOURS_PER_DAY, totalHours(activities));
  return (
    <svg className="chart activity-day-bar" width="100%" height={BAR_HEIGHT} aria-hidden>
      <rect width="100%" height={BAR_HEIGHT} fill="var(--track)" />
      {activities.map(({ id, hours, color }, index) => (
        <rect
          key={id}
          x={`${totalHours(activities.slice(0, index)) * scale}%`}
          width={`${hours * scale}%`}
          height={BAR_HEIGHT}
          fill={activityPaint(color)}
          // A line in the card's background color separates neighbors.
          stroke="var(--raise)"
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}
