import type { ChangeEvent } from 'react';
import { activityPaint } from '../../charts/paint.ts';
import { activityIcon } from '../../content/known-activities.ts';
import { MESSAGES } from '../../content/messages.ts';
import { PROBLEM_MESSAGES } from '../../content/problems.ts';
import { HOURS_LIMITS } from '../../life/input-limits.ts';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import type { ActivityDraft } from './draft.ts';
import type { ProblemOf } from './problem.ts';
import { readHours } from './read-hours.ts';

interface ActivityRowProps {
  readonly activity: ActivityDraft;
  /** From 1. */
  readonly position: number;
  readonly problemOf: ProblemOf;
  /** The id of what is wrong with all hours together. */
  readonly totalProblemId: string | undefined;
  readonly onChange: (change: Partial<Pick<ActivityDraft, 'name' | 'hours'>>) => void;
  /** Left out for activities that cannot be removed. */
  readonly onRemove: (() => void) | undefined;
}

const MAX_NAME_LENGTH = 200;

/** One activity: its picture, its name, its hours a day. */
export function ActivityRow({
  activity,
  position,
  problemOf,
  totalProblemId,
  onChange,
  onRemove,
}: ActivityRowProps) {
  const { name, hours, color } = activity;
  const read = readHours(hours);
  const typeHours = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    // An emptied field becomes 0, selected, so that the next digit takes its place; a number half typed is left alone.
    if (target.value === '' && !target.validity.badInput) {
      target.value = '0';
      target.select();
    }
    onChange({ hours: target.value });
  };
  return (
    <div className="activity">
      <span className="activity-icon">
        <Icon name={activityIcon(name)} color={activityPaint(color)} />
      </span>
      <Field
        id={`activity-${position}-name`}
        label={MESSAGES.form.activityName(position)}
        labelHidden
        problem={problemOf(`activity-${position}-name`)}
      >
        {(control) => (
          <input
            {...control}
            type="text"
            className="input"
            dir="auto"
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            placeholder={MESSAGES.form.activityNamePlaceholder}
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
      </Field>
      <Field
        id={`activity-${position}-hours`}
        label={MESSAGES.form.activityHours(position)}
        labelHidden
        problem={read === null ? PROBLEM_MESSAGES.hoursUnreadable : problemOf(`activity-${position}-hours`)}
      >
        {(control) => (
          <span className="input-with-unit">
            <NumberInput
              {...control}
              {...HOURS_LIMITS}
              aria-describedby={
                [control['aria-describedby'], totalProblemId].filter(Boolean).join(' ') || undefined
              }
              aria-invalid={control['aria-invalid'] || Boolean(totalProblemId)}
              className="input"
              value={hours}
              onChange={typeHours}
              onBlur={() => onChange({ hours: String(read ?? hours) })}
            />
            <span className="unit" aria-hidden>
              {MESSAGES.form.hoursUnit}
            </span>
          </span>
        )}
      </Field>
      {onRemove && (
        <button
          type="button"
          className="button button-remove"
          aria-label={MESSAGES.form.removeActivity(position)}
          onClick={onRemove}
        >
          <span aria-hidden>×</span>
        </button>
      )}
    </div>
  );
}
