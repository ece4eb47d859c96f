import { type FormEvent, useEffect, useState } from 'react';
import { ROW, SCHEDULE, SCHEDULE_DAYS, SCHEDULED_YEARS, SCHEDULES } from '#words/form.ts';
import { changeActivity } from '../../document/changes.ts';
import { type ActivityField, activityField, isSameField } from '../../document/field.ts';
import { isExcess, isOfSchedule, type Problem } from '../../document/parse-draft.ts';
import { EVERY_DAY, type ScheduleDraft, writeSchedule } from '../../document/schedule-draft.ts';
import { MAX_AGE_CHARACTERS } from '../../document/schema.ts';
import type { Activity } from '../../life/activity.ts';
import { completedAge } from '../../life/calendar-date.ts';
import { offerWorkingYears, USUAL_AGES } from '../../life/known-activities.ts';
import type { Life } from '../../life/life.ts';
import { roundToTenth } from '../../life/round.ts';
import { beginsBeyond, divideLife, yearsBetween } from '../../life/schedule.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { useFormat } from '../../platform/locale.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Select, TextField } from '../../ui/field.tsx';
import { LiveLine } from '../../ui/live-line.tsx';
import { idOf } from '../../ui/target-ids.ts';
import { findKnownActivity } from '../../words/activity-names.ts';
import { withAges } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';
import { describeProblem } from './describe-problem.ts';
import { type ActivityProps, lifeExpectancyOf } from './form-model.ts';
import './activity-schedule.css';

const DAYS = ['1', '2', '3', '4', '5', '6', '7'];

/** Changes the form and the results. @returns the problems for which nothing changes */
export type ApplySchedule = (activityId: string, schedule: ScheduleDraft) => readonly Problem[];

interface ActivityScheduleProps extends ActivityProps {
  readonly field: ActivityField;
  readonly onApply: ApplySchedule | undefined;
  readonly onDone: () => void;
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
    if (!onApply) return dispatch(changeActivity(id, { schedule }));
    const found = onApply(id, schedule);
    setMisfit(found.length > 0 ? { schedule, problems: found } : null);
  };
  const wrong = misfit?.problems ?? parsed.problems.filter((problem) => isOfSchedule(problem, position));
  return {
    value: misfit?.schedule ?? activity.schedule ?? EVERY_DAY,
    // Hours that are too many for the form as a whole are said where they are after a submit.
    shown: isTyping ? [] : wrong.concat(misfit ? [] : problems.filter(isExcess)),
    isWrong: wrong.length > 0,
    change,
    /** @returns the first of what keeps it from being done */
    leave: () => {
      setTyping(false);
      return wrong[0];
    },
  };
}

/** When one activity happens: its days a week and its ages, and what they come to. */
export default function ActivitySchedule(props: ActivityScheduleProps) {
  const { form, position, field, onDone } = props;
  const format = useFormat();
  const { isWrong, change, leave, ...entered } = useEntered(props);
  // The dialog may have opened before this code was loaded.
  const fieldId = idOf(field);
  useEffect(() => void focusElement(fieldId), [fieldId]);
  const parsedActivity = form.parsed.activities[position - 1];
  if (!parsedActivity) return null;
  const { name } = parsedActivity;
  const { birthdate } = form.parsed;
  const lifeExpectancy = lifeExpectancyOf(form);
  /** That years are counted between; `null` while one is missing. */
  const ages =
    birthdate && lifeExpectancy ? { age: completedAge(birthdate, form.asOf), lifeExpectancy } : null;
  const offered = ages && offerWorkingYears({ ...parsedActivity, known: findKnownActivity(name) }, ages);
  const close = (event: FormEvent) => {
    event.preventDefault();
    const problem = leave();
    if (!problem) onDone();
    else focusElement(idOf(isExcess(problem) ? activityField(position, 'days') : problem.at));
  };
  return (
    <form className="stack activity-schedule" noValidate onBlur={leave} onSubmit={close}>
      <ScheduleFields {...entered} field={field} name={name} onChange={change} />
      <LiveLine text={isWrong ? '' : describeScheduledYears(format, parsedActivity, ages)} />
      <div className="row activity-schedule-buttons">
        {offered && (
          <Button
            onClick={() =>
              changeAndFocus(() => change(writeSchedule(offered)), idOf(activityField(position, 'days')))
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

type Entered = ReturnType<typeof useEntered>;

interface ScheduleFieldsProps extends Pick<Entered, 'value' | 'shown'>, Pick<ActivityScheduleProps, 'field'> {
  /** The activity's, for the ages that are suggested. */
  readonly name: string;
  readonly onChange: Entered['change'];
}

function ScheduleFields({ value, shown, field, name, onChange }: ScheduleFieldsProps) {
  const format = useFormat();
  const suggested = suggestAges(format, name);
  const fieldOf = (part: keyof ScheduleDraft) => {
    const own = activityField(field.position, part);
    const problem = shown.find((each) => isSameField(each.at, own) || (part === 'days' && isExcess(each)));
    return {
      id: idOf(own),
      label: SCHEDULES.labels[part],
      problem: problem && describeProblem(format, problem),
    };
  };
  return (
    <div className="activity-schedule-fields">
      <Field {...fieldOf('days')}>
        {(control) => (
          <Select
            {...control}
            data-initial-focus={field.part === 'days' || undefined}
            value={value.days}
            onChange={({ target }) => onChange({ ...value, days: target.value })}
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
          data-initial-focus={field.part === part || undefined}
          inputMode="numeric"
          maxLength={MAX_AGE_CHARACTERS}
          placeholder={suggested[part]}
          value={value[part]}
          onChange={(text) => onChange({ ...value, [part]: text }, true)}
        />
      ))}
    </div>
  );
}

export function suggestAges(format: Format, name: string): { from: string; until: string } {
  const known = findKnownActivity(name);
  const usual = known && USUAL_AGES[known];
  if (!usual) return { from: SCHEDULES.birth, until: SCHEDULES.noEnd };
  const { suggestion } = SCHEDULES;
  return { from: suggestion(format, { age: usual.from }), until: suggestion(format, { age: usual.until }) };
}

/**
 * When an activity happens, and the years that makes.
 * @param ages that years are counted between; `null` while they are unknown
 * @example '8 hours × 5 days, 22 to 65: 3.3 years so far, 6.9 ahead'
 */
export function describeScheduledYears(
  format: Format,
  activity: Pick<Activity, 'hours' | 'schedule'>,
  ages: Pick<Life, 'age' | 'lifeExpectancy'> | null,
): string {
  const { hours, schedule = { days: DAYS_PER_WEEK, from: 0, until: null } } = activity;
  const days = SCHEDULE_DAYS.short(format, { hours: format.hours(hours), count: schedule.days });
  const when = withAges(format, days, schedule);
  if (!ages) return when;
  if (beginsBeyond(activity, ages)) return ROW.labeled({ name: when, text: SCHEDULE.beyond });
  const { age, lifeExpectancy } = ages;
  const spans = divideLife([activity], Math.max(age, lifeExpectancy));
  const years = (from: number, until: number) => yearsBetween(spans, 0, from, until);
  const soFar = years(0, age);
  const ahead = years(age, lifeExpectancy);
  return roundToTenth(ahead) === 0
    ? SCHEDULED_YEARS.soFar(format, { when, soFar })
    : SCHEDULED_YEARS.soFarAndAhead(format, { when, soFar, ahead });
}
