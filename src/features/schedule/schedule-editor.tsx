import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { SCHEDULE_MESSAGES } from '#messages/schedule-editor-messages.ts';
import { type CountedAges, describeScheduledYears } from '../../content/describe-scheduled-years.ts';
import type { Activity } from '../../life/activity.ts';
import type { Format } from '../../messages/format.ts';
import { Button } from '../../ui/button.tsx';
import { loadScheduleRules } from './load-schedule-rules.ts';
import { parseSchedule, type ScheduleProblem } from './parse-schedule.ts';
import { EVERY_DAY, type ScheduleDraft, writeSchedule } from './schedule-draft.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { findWeekProblem } from './schedule-rules.ts';

const words = SCHEDULE_MESSAGES;

// The form needs them at once when a change is applied. They are here, so that this cannot fail.
void loadScheduleRules();

export interface ScheduleEditorProps {
  readonly activity: Activity;
  /** All activities, among them this one. */
  readonly activities: readonly Activity[];
  readonly ages: CountedAges;
  /** The calendar year of birth; `null` if it is unknown. */
  readonly birthYear: number | null;
  readonly format: Format;
  /** @param schedule `undefined` for every day from birth on */
  readonly onApply: (schedule: ScheduleDraft | undefined) => void;
  readonly onCancel: () => void;
}

/** What is wrong with the entries, and then with the week that they make. */
function findProblems(props: ScheduleEditorProps, draft: ScheduleDraft) {
  const { problems, ...scheduled } = parseSchedule(draft, props.birthYear);
  const { schedule: _, ...activity } = props.activity;
  const changed: Activity = { ...activity, ...scheduled };
  const activities = props.activities.map((each) => (each.id === changed.id ? changed : each));
  return { changed, problems, weekProblem: problems.length > 0 ? null : findWeekProblem(activities) };
}

/** Sets when one activity happens, where its figures stand. */
export default function ScheduleEditor(props: ScheduleEditorProps) {
  const { activity, ages, format, onApply, onCancel } = props;
  const { id, name, schedule } = activity;
  const [draft, setDraft] = useState(schedule ? writeSchedule(schedule) : EVERY_DAY);
  const [refused, setRefused] = useState(false);
  const { changed, problems, weekProblem } = findProblems(props, draft);
  const shown: readonly ScheduleProblem[] = refused ? problems : [];
  const idPrefix = `when-${id}`;
  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (problems.length === 0 && weekProblem === null) return onApply(changed.schedule && draft);
    flushSync(() => setRefused(true));
    document.getElementById(`${idPrefix}-${problems[0]?.part ?? 'days'}`)?.focus();
  };
  return (
    <form className="schedule-editor" method="dialog" noValidate onSubmit={apply}>
      <div>
        <ScheduleFields
          idPrefix={idPrefix}
          labelName={name}
          name={name}
          value={draft}
          onChange={setDraft}
          problemOf={(part) => shown.find((problem) => problem.part === part)?.text}
          line={problems.length > 0 ? '' : describeScheduledYears(format, changed, ages)}
        />
        {refused && weekProblem !== null && (
          <p className="field-problem" role="alert">
            {weekProblem}
          </p>
        )}
      </div>
      <p className="field-hint">{words.hint}</p>
      <div className="schedule-buttons">
        <Button type="submit">{words.apply}</Button>
        <Button look="text" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
