import { type FormEvent, useEffect, useState } from 'react';
import { SCHEDULES } from '#words/form.ts';
import { activityFieldId, type FieldId } from '../../document/element-ids.ts';
import { isExcess, isOfSchedule, type Problem } from '../../document/parse-draft.ts';
import { EVERY_DAY, type ScheduleDraft, writeSchedule } from '../../document/schedule-draft.ts';
import { MAX_AGE_CHARACTERS } from '../../document/schema.ts';
import { completedAge } from '../../life/calendar-date.ts';
import { offerWorkingYears } from '../../life/known-activities.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { useFormat } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { LiveLine } from '../../ui/live-line.tsx';
import { findKnownActivity } from '../../words/activity-names.ts';
import './activity-schedule.css';
import { describeProblem } from './describe-problem.ts';
import { describeScheduledYears, suggestAges } from './describe-scheduled-years.ts';
import { type ActivityProps, type FormModel, lifeExpectancyOf } from './form-model.ts';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'];

/** Changes the form and the results. @returns the problems for which nothing changes */
export type ApplySchedule = (activityId: string, schedule: ScheduleDraft) => readonly Problem[];

interface ActivityScheduleProps extends ActivityProps {
  /** The field in which the focus begins. */
  readonly field: FieldId;
  readonly onApply: ApplySchedule | undefined;
}

/** The ages that years are counted between; `null` while one is missing. */
function agesOf(form: FormModel) {
  const { birthdate } = form.parsed;
  const lifeExpectancy = lifeExpectancyOf(form);
  return birthdate && lifeExpectancy ? { age: completedAge(birthdate, form.asOf), lifeExpectancy } : null;
}

/** What is entered, and what is wrong with it. What does not fit stays here if the results would follow it. */
function useEntered({ form, activity, position, onApply }: ActivityScheduleProps) {
  const { parsed, problems, dispatch } = form;
  const { id } = activity;
  const [misfit, setMisfit] = useState<{ schedule: ScheduleDraft; problems: readonly Problem[] } | null>(
    null,
  );
  /** While an age is typed, it is often none yet. */
  const [isTyping, setTyping] = useState(false);
  const change = (schedule: ScheduleDraft, typed = false) => {
    setTyping(typed);
    if (!onApply) return dispatch({ type: 'activityChanged', id, change: { schedule } });
    const found = onApply(id, schedule);
    setMisfit(found.length > 0 ? { schedule, problems: found } : null);
  };
  const unfit = misfit && !isTyping ? misfit.problems : [];
  return {
    value: misfit?.schedule ?? activity.schedule ?? EVERY_DAY,
    shown: misfit ? unfit : problems,
    isWrong: misfit !== null || parsed.problems.some((problem) => isOfSchedule(problem, position)),
    change,
    /** @returns whether all of it is in the form */
    leave: () => {
      setTyping(false);
      return misfit === null;
    },
  };
}

/** When one activity happens: its days a week and its ages, and what they come to. */
export default function ActivitySchedule(props: ActivityScheduleProps) {
  const { form, position, field } = props;
  const format = useFormat();
  const { value, shown, isWrong, change, leave } = useEntered(props);
  // The dialog may have opened before this code was loaded.
  useEffect(() => void focusElement(field), [field]);
  const parsedActivity = form.parsed.activities[position - 1];
  if (!parsedActivity) return null;
  const { name } = parsedActivity;
  const ages = agesOf(form);
  const offered = ages && offerWorkingYears({ ...parsedActivity, known: findKnownActivity(name) }, ages);
  const suggested = suggestAges(format, name);
  const close = (event: FormEvent) => {
    if (!leave()) event.preventDefault();
  };
  const fieldOf = (part: keyof ScheduleDraft) => {
    const id = activityFieldId(position, part);
    const problem = shown.find((each) => each.field === id || (part === 'days' && isExcess(each)));
    return { id, label: SCHEDULES.labels[part], problem: problem && describeProblem(format, problem) };
  };
  return (
    <form className="stack activity-schedule" method="dialog" noValidate onBlur={leave} onSubmit={close}>
      <div className="activity-schedule-fields">
        <Field {...fieldOf('days')}>
          {(control) => (
            <Select
              {...control}
              data-initial-focus={control.id === field || undefined}
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
            data-initial-focus={activityFieldId(position, part) === field || undefined}
            inputMode="numeric"
            maxLength={MAX_AGE_CHARACTERS}
            placeholder={suggested[part]}
            value={value[part]}
            onChange={(text) => change({ ...value, [part]: text }, true)}
          />
        ))}
      </div>
      <LiveLine text={isWrong ? '' : describeScheduledYears(format, parsedActivity, ages)} />
      <div className="row activity-schedule-buttons">
        {offered && (
          <Button
            onClick={() =>
              changeAndFocus(() => change(writeSchedule(offered)), activityFieldId(position, 'days'))
            }
          >
            {SCHEDULES.count(format, offered)}
          </Button>
        )}
        <Button type="submit">{SCHEDULES.done}</Button>
      </div>
    </form>
  );
}
