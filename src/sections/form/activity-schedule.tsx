import { type KeyboardEvent, useEffect } from 'react';
import { FORM, SCHEDULES } from '#words/form.ts';
import { EVERY_DAY, writeSchedule } from '../../document/schedule-draft.ts';
import { changeAndFocus, focusElement } from '../../platform/focus.ts';
import { isComposing } from '../../platform/is-composing.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { type CountedAges, describeScheduledYears } from '../../words/describe-scheduled-years.ts';
import { formatFor } from '../../words/format.ts';
import { offerWorkingYears } from '../../words/usual-schedules.ts';
import './activity-schedule.css';
import { ageOf, describeProblem, type FormModel, type FormProps } from './form-model.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface ActivityScheduleProps extends FormProps {
  /** The position in the list, from 1. */
  readonly position: number;
  /** Whether the first field takes the focus. */
  readonly takesFocus: boolean;
  readonly onFocus: () => void;
  readonly onClose: () => void;
}

/** The ages that years are counted between; `null` while one is missing. */
function agesOf(form: FormModel): CountedAges | null {
  const age = ageOf(form);
  const { draft, parsed, countryChoice } = form;
  const lifeExpectancy = draft.manual ? parsed.lifeExpectancy : countryChoice.figure.value?.lifeExpectancy;
  return age === null || !lifeExpectancy ? null : { age, lifeExpectancy };
}

/** When one activity of the form happens. What is entered is part of the form, so Escape only closes it. */
export function ActivitySchedule(props: ActivityScheduleProps) {
  const { form, position, takesFocus, onFocus, onClose } = props;
  const { draft, parsed, dispatch } = form;
  const format = formatFor(useLocale());
  const idPrefix = `activity-${position}` as const;
  useEffect(() => {
    if (takesFocus) focusElement(`${idPrefix}-days`);
  }, [takesFocus, idPrefix]);
  const activity = parsed.activities[position - 1];
  if (!activity) return null;
  const { id, name } = activity;
  const label = FORM.activity({ position });
  const ages = agesOf(form);
  const offered = ages && offerWorkingYears(activity, ages);
  const isWrong = parsed.problems.some(({ field, text }) => text && field.startsWith(`${idPrefix}-`));
  const closeWithEscape = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing(nativeEvent)) onClose();
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="activity-schedule"
      onFocus={onFocus}
      onKeyDown={closeWithEscape}
    >
      <ScheduleFields
        idPrefix={idPrefix}
        labelName={label}
        name={name}
        value={draft.activities[position - 1]?.schedule ?? EVERY_DAY}
        onChange={(schedule) => dispatch({ type: 'activityChanged', id, change: { schedule } })}
        problemOf={(part) => describeProblem(form, `${idPrefix}-${part}`)}
        line={isWrong ? '' : describeScheduledYears(format, activity, ages)}
      />
      <Button look="text" onClick={onClose}>
        {SCHEDULES.close}
      </Button>
      {offered && (
        <Button
          onClick={() => {
            const change = { schedule: writeSchedule(offered) };
            changeAndFocus(() => dispatch({ type: 'activityChanged', id, change }), `${idPrefix}-days`);
          }}
        >
          {SCHEDULES.count(format, offered)}
        </Button>
      )}
    </div>
  );
}
