import type { KeyboardEvent } from 'react';
import { FORM, SCHEDULES } from '#words/form.ts';
import { activityFieldId, activityPosition } from '../../document/element-ids.ts';
import { EVERY_DAY, type ScheduleDraft, writeSchedule } from '../../document/schedule-draft.ts';
import { MAX_AGE_CHARACTERS } from '../../document/schema.ts';
import { completedAge } from '../../life/calendar-date.ts';
import { offerWorkingYears } from '../../life/known-activities.ts';
import { changeAndFocus } from '../../platform/focus.ts';
import { useFormat } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { LiveLine } from '../../ui/live-line.tsx';
import { findKnownActivity } from '../../words/activity-names.ts';
import { useFieldProblems } from './describe-problem.ts';
import { describeScheduledYears, suggestAges } from './describe-schedule.ts';
import { type ActivityProps, type FormModel, lifeExpectancyOf } from './form-model.ts';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'];

interface ActivityScheduleProps extends ActivityProps {
  readonly onFocus: () => void;
  readonly onClose: () => void;
}

/** The ages that years are counted between; `null` while one is missing. */
function agesOf(form: FormModel) {
  const { birthdate } = form.parsed;
  const lifeExpectancy = lifeExpectancyOf(form);
  return birthdate && lifeExpectancy ? { age: completedAge(birthdate, form.asOf), lifeExpectancy } : null;
}

/**
 * When one activity of the form happens: its days a week and its ages, and what they come to. What is entered is part of
 * the form, so Escape only closes it.
 */
export function ActivitySchedule(props: ActivityScheduleProps) {
  const { form, activity, position, onFocus, onClose } = props;
  const { parsed, dispatch } = form;
  const format = useFormat();
  const problemOf = useFieldProblems(form);
  const parsedActivity = parsed.activities[position - 1];
  if (!parsedActivity) return null;
  const { id } = activity;
  const label = FORM.activity({ position });
  const value = activity.schedule ?? EVERY_DAY;
  const change = (schedule: ScheduleDraft) => dispatch({ type: 'activityChanged', id, change: { schedule } });
  const ages = agesOf(form);
  const known = findKnownActivity(parsedActivity.name);
  const offered = ages && offerWorkingYears({ ...parsedActivity, known }, ages);
  const suggested = suggestAges(format, parsedActivity.name);
  const isWrong = parsed.problems.some(
    ({ code, field }) => code === 'schedule' && activityPosition(field) === position,
  );
  const closeWithEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  const fieldOf = (part: keyof ScheduleDraft) => {
    const fieldId = activityFieldId(position, part);
    return { id: fieldId, label: SCHEDULES.labels[part], problem: problemOf(fieldId) };
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="activity-schedule"
      onFocus={onFocus}
      onKeyDown={closeWithEscape}
    >
      <div className="activity-schedule-fields">
        <Field {...fieldOf('days')}>
          {(control) => (
            <Select
              {...control}
              aria-label={SCHEDULES.labelsOf.days({ name: label })}
              value={value.days}
              onChange={({ target }) => change({ ...value, days: target.value })}
            >
              {DAYS.map((days) => (
                <option key={days}>{days}</option>
              ))}
            </Select>
          )}
        </Field>
        {(['from', 'until'] as const).map((part) => (
          <TextField
            key={part}
            {...fieldOf(part)}
            inputMode="numeric"
            aria-label={SCHEDULES.labelsOf[part]({ name: label })}
            maxLength={MAX_AGE_CHARACTERS}
            placeholder={suggested[part]}
            value={value[part]}
            onChange={(text) => change({ ...value, [part]: text })}
          />
        ))}
      </div>
      <LiveLine text={isWrong ? '' : describeScheduledYears(format, parsedActivity, ages)} />
      {offered && (
        <Button
          onClick={() =>
            changeAndFocus(() => change(writeSchedule(offered)), activityFieldId(position, 'days'))
          }
        >
          {SCHEDULES.count(format, offered)}
        </Button>
      )}
    </div>
  );
}
