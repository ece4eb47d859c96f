import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseSchedule } from '../../document/parse-schedule.ts';
import { EVERY_DAY, type ScheduleDraft, writeSchedule } from '../../document/schedule-draft.ts';
import { findWeekProblem } from '../../document/schedule-rules.ts';
import type { Activity } from '../../life/activity.ts';
import { focusElement } from '../../platform/focus.ts';
import { isComposing } from '../../platform/is-composing.ts';
import { type CountedAges, describeScheduledYears } from '../../words/describe-scheduled-years.ts';
import type { Format } from '../../words/format.ts';
import { ScheduleFields } from './schedule-fields.tsx';

interface ScheduleInPlaceProps {
  /** The beginning of the fields' ids. */
  readonly idPrefix: string;
  readonly activity: Activity;
  /** All activities, among them this one. */
  readonly activities: readonly Activity[];
  readonly ages: CountedAges;
  /** The calendar year of birth; `null` if it is unknown. */
  readonly birthYear: number | null;
  readonly format: Format;
  /** Whether the first field takes the focus. */
  readonly takesFocus: boolean;
  /** @param schedule `null` for every day from birth on */
  readonly onApply: (schedule: ScheduleDraft | null) => void;
  /** Called for Escape. What was not applied is dropped. */
  readonly onClose: () => void;
}

/** Finds problems of the fields first, and of the whole week only if there are none. */
function check({ activity, activities, birthYear }: ScheduleInPlaceProps, draft: ScheduleDraft) {
  const { problems, ...scheduled } = parseSchedule(draft, birthYear);
  const { schedule: _, ...rest } = activity;
  const changed: Activity = { ...rest, ...scheduled };
  const week = activities.map((each) => (each.id === changed.id ? changed : each));
  return { changed, problems, weekProblem: problems.length > 0 ? null : findWeekProblem(week) };
}

const write = ({ schedule }: Activity) => (schedule ? writeSchedule(schedule) : EVERY_DAY);
const isSame = (one: ScheduleDraft, other: ScheduleDraft) =>
  one.days === other.days && one.from === other.from && one.until === other.until;

interface Typed {
  /** The activity as it was then. */
  readonly of: Activity;
  readonly draft: ScheduleDraft;
  /** The schedule that the activity has, or will have once the results follow. */
  readonly applied: ScheduleDraft;
}

/** When one activity happens, changed in place: days at once, ages once the focus leaves their field or with Enter. */
export function ScheduleInPlace(props: ScheduleInPlaceProps) {
  const { idPrefix, activity, ages, format, takesFocus, onApply, onClose } = props;
  const [typed, setTyped] = useState<Typed | null>(null);
  const [refused, setRefused] = useState(false);
  const has = write(activity);
  // After an undo, the fields hold what the activity has again.
  const isCurrent = typed !== null && (typed.of === activity || isSame(typed.applied, has));
  const { draft, applied } = isCurrent ? typed : { draft: has, applied: has };
  const { changed, problems, weekProblem } = check(props, draft);
  const firstField = `${idPrefix}-days`;
  useEffect(() => {
    if (takesFocus) focusElement(firstField);
  }, [takesFocus, firstField]);
  const apply = (next: ScheduleDraft) => {
    const found = check(props, next);
    const isRefused = found.problems.length > 0 || found.weekProblem !== null;
    const written = write(found.changed);
    const isNew = !isRefused && !isSame(written, applied);
    setRefused(isRefused);
    setTyped({ of: activity, draft: next, applied: isNew ? written : applied });
    if (isNew) onApply(found.changed.schedule ? next : null);
  };
  const change = (next: ScheduleDraft) => {
    if (next.days === draft.days) setTyped({ of: activity, draft: next, applied });
    else apply(next);
  };
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    if (key === 'Enter') apply(draft);
    if (key !== 'Escape') return;
    // The field must not apply its text when it loses the focus.
    flushSync(() => setTyped(null));
    onClose();
  };
  const leave = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) apply(draft);
  };
  return (
    <div role="group" aria-label={activity.name} onKeyDown={press} onBlur={leave}>
      <ScheduleFields
        idPrefix={idPrefix}
        labelName={activity.name}
        name={activity.name}
        value={draft}
        onChange={change}
        problemOf={(part) => (refused ? problems.find((problem) => problem.part === part)?.text : undefined)}
        line={problems.length > 0 ? '' : describeScheduledYears(format, changed, ages)}
      />
      {refused && weekProblem !== null && (
        <p className="field-problem" role="alert">
          {weekProblem}
        </p>
      )}
    </div>
  );
}
