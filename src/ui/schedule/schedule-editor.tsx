import { useState } from 'react';
import { SCHEDULES } from '#words/entries.ts';
import { parseSchedule } from '../../document/parse-schedule.ts';
import { EVERY_DAY, type ScheduleDraft, writeSchedule } from '../../document/schedule-draft.ts';
import { findWeekProblem } from '../../document/schedule-rules.ts';
import { scheduleRules } from '../../document/schedule-rules-chunk.ts';
import type { Activity } from '../../life/activity.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { type CountedAges, describeScheduledYears } from '../../words/describe-scheduled-years.ts';
import type { Format } from '../../words/format.ts';
import { EditorForm, useEditor } from '../editor-form.tsx';
import styles from './schedule-editor.css?inline';
import { ScheduleFields } from './schedule-fields.tsx';

adoptStyles(styles);

// The form needs the rules at once when a change is applied. They are imported here, so that loading them cannot fail.
scheduleRules.preload();

export interface ScheduleEditorProps {
  readonly activity: Activity;
  /** All activities, among them this one. */
  readonly activities: readonly Activity[];
  readonly ages: CountedAges;
  /** The calendar year of birth; `null` if it is unknown. */
  readonly birthYear: number | null;
  readonly format: Format;
  /** @param schedule `null` for every day from birth on */
  readonly onApply: (schedule: ScheduleDraft | null) => void;
  readonly onCancel: () => void;
}

/** Finds problems of the fields first, and of the whole week only if there are none. */
function findProblems(props: ScheduleEditorProps, draft: ScheduleDraft) {
  const { problems, ...scheduled } = parseSchedule(draft, props.birthYear);
  const { schedule: _, ...activity } = props.activity;
  const changed: Activity = { ...activity, ...scheduled };
  const activities = props.activities.map((each) => (each.id === changed.id ? changed : each));
  return { changed, problems, weekProblem: problems.length > 0 ? null : findWeekProblem(activities) };
}

/** Sets when one activity happens, beside its figures. */
export default function ScheduleEditor(props: ScheduleEditorProps) {
  const { activity, ages, format, onApply, onCancel } = props;
  const { id, name, schedule } = activity;
  const [draft, setDraft] = useState(schedule ? writeSchedule(schedule) : EVERY_DAY);
  const { changed, problems, weekProblem } = findProblems(props, draft);
  const idPrefix = `when-${id}`;
  const { problemOf, refused, form } = useEditor({
    result: problems.length === 0 && weekProblem === null ? { schedule: changed.schedule && draft } : null,
    problems,
    fieldId: (part) => `${idPrefix}-${part}`,
    first: 'days',
    onSave: (result) => onApply(result.schedule ?? null),
  });
  return (
    <EditorForm
      className="schedule-editor"
      buttonsClassName="schedule-buttons"
      {...form}
      submit={SCHEDULES.apply}
      cancel={SCHEDULES.cancel}
      onCancel={onCancel}
    >
      <div>
        <ScheduleFields
          idPrefix={idPrefix}
          labelName={name}
          name={name}
          value={draft}
          onChange={setDraft}
          problemOf={problemOf}
          line={problems.length > 0 ? '' : describeScheduledYears(format, changed, ages)}
        />
        {refused && weekProblem !== null && (
          <p className="field-problem" role="alert">
            {weekProblem}
          </p>
        )}
      </div>
    </EditorForm>
  );
}
