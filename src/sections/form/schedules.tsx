import { useEffect, useRef } from 'react';
import { SCHEDULES } from '#words/entries.ts';
import { FORM } from '#words/form.ts';
import { parseSchedule } from '../../document/parse-schedule.ts';
import { EVERY_DAY, type ScheduleDraft } from '../../document/schedule-draft.ts';
import type { Activity } from '../../life/activity.ts';
import { isNearAverage } from '../../life/life-expectancies.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { focusElement } from '../../platform/focus.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { ScheduleFields } from '../../ui/schedule/schedule-fields.tsx';
import { cleanText } from '../../words/clean-text.ts';
import { type CountedAges, describeScheduledYears } from '../../words/describe-scheduled-years.ts';
import { formatFor } from '../../words/format.ts';
import { ageOf, describeProblem, type FormModel, type FormProps } from './form-model.ts';
import styles from './schedules.css?inline';

adoptStyles(styles);

interface SchedulesProps extends FormProps {
  /** Whether the visitor has just opened the schedules. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/**
 * The ages that years are counted between; `null` while one is missing, and near life expectancy or past it: the
 * results then look further ahead, and how far is only known with them.
 */
function agesOf(form: FormModel): CountedAges | null {
  const age = ageOf(form);
  const { draft, parsed, countryChoice } = form;
  const lifeExpectancy = draft.manual ? parsed.lifeExpectancy : countryChoice.figure?.lifeExpectancy;
  if (age === null || !lifeExpectancy || isNearAverage(age, lifeExpectancy)) return null;
  return { age, lifeExpectancy };
}

/** When each activity of the form happens. */
export default function Schedules({ form, takesFocus, onClose }: SchedulesProps) {
  const { draft, parsed, dispatch } = form;
  const list = useRef<HTMLDivElement>(null);
  // This code is loaded after the visitor presses a button, which is no longer in the page.
  useEffect(() => {
    if (takesFocus) list.current?.focus();
  }, [takesFocus]);
  const close = () => {
    for (const { id } of draft.activities) {
      dispatch({ type: 'activityChanged', id, change: { schedule: null } });
    }
    onClose();
    focusElement('activities');
  };
  const birthYear = parsed.birthdate && parsed.birthdate.year;
  const isSet = draft.activities.some(({ schedule }) => schedule && isAnything(schedule, birthYear));
  return (
    <div ref={list} className="schedules" role="group" aria-label={SCHEDULES.title} tabIndex={-1}>
      {parsed.activities.map((activity, index) => (
        <ActivitySchedule key={activity.id} form={form} activity={activity} position={index + 1} />
      ))}
      {!isSet && (
        <Button look="text" onClick={close}>
          {SCHEDULES.close}
        </Button>
      )}
    </div>
  );
}

/** Whether a schedule says more than every day from birth on. */
function isAnything(draft: ScheduleDraft, birthYear: number | null): boolean {
  const { schedule, problems } = parseSchedule(draft, birthYear);
  return schedule !== undefined || problems.length > 0;
}

interface ActivityScheduleProps extends FormProps {
  readonly activity: Activity;
  /** The position in the list, from 1. */
  readonly position: number;
}

function ActivitySchedule({ form, activity, position }: ActivityScheduleProps) {
  const { draft, parsed, dispatch } = form;
  const format = formatFor(useLocale());
  const { id, name } = activity;
  const idPrefix = `activity-${position}` as const;
  const isWrong = parsed.problems.some(({ field, text }) => text && field.startsWith(`${idPrefix}-`));
  const label = FORM.activity({ position });
  return (
    <div>
      <p className="schedules-name">{cleanText(name) || label}</p>
      <ScheduleFields
        idPrefix={idPrefix}
        labelName={label}
        name={name}
        value={draft.activities[position - 1]?.schedule ?? EVERY_DAY}
        onChange={(schedule) => dispatch({ type: 'activityChanged', id, change: { schedule } })}
        problemOf={(part) => describeProblem(form, `${idPrefix}-${part}`)}
        line={isWrong ? '' : describeScheduledYears(format, activity, agesOf(form))}
      />
    </div>
  );
}
