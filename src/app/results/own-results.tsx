import { type Dispatch, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FORM, SECTIONS } from '#words/form.ts';
import { changeActivity } from '../../document/changes.ts';
import type { ExpectancyChoice } from '../../document/draft.ts';
import { type ActivityField, activityField, type Target } from '../../document/field.ts';
import type { Step } from '../../document/history.ts';
import { findExcess, findScheduleProblems, isExcess, isOfSchedule } from '../../document/parse-draft.ts';
import type { ScheduleDraft } from '../../document/schedule-draft.ts';
import { hasCarriedState, useLeaveQuestion } from '../../platform/carried-state.ts';
import { scrollToGrowing } from '../../platform/scroll.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { useSame } from '../../platform/use-same.ts';
import type { Editing } from '../../results/results-context.ts';
import { losesEvents } from '../../results/save-state.ts';
import type { FormModel } from '../../sections/form/form-model.ts';
import { ScheduleDialog } from '../../sections/form/lazy-dialogs.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { idOf } from '../../ui/target-ids.ts';
import type { Undo } from '../../ui/undo-button.tsx';
import type { Action, State, Visualization } from '../state.ts';
import { returnTo, takePlace, useKeptPlace } from './kept-place.ts';
import { Results } from './results.tsx';

const SCROLL_AFTER_MS = 100;

/**
 * Moves the focus to the results, so that a screen reader continues there, and scrolls to them, unless the visitor has
 * gone to a field or a dialog by then.
 */
function showResults(results: HTMLElement): void {
  results.focus({ preventScroll: true });
  setTimeout(() => {
    if (!document.activeElement?.matches('input, select, textarea, dialog *')) scrollToGrowing(results);
  }, SCROLL_AFTER_MS);
}

/** The first button in the element where a change was made: the one that makes it, or the one that undoes it. */
const findButton = (target: Target) => document.getElementById(idOf(target))?.querySelector('button') ?? null;
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** Keeps the button of a change where it is in the window, even if the height of the content above it changes. */
function useKeptPosition() {
  const kept = useRef<{ target: Target; top: number } | null>(null);
  const note = (target: Target) => {
    kept.current = { target, top: topOf(findButton(target)) };
  };
  const keep = () => {
    // Results that follow a change of the keyboard have no button of their own.
    if (!kept.current) return;
    const { target, top } = kept.current;
    kept.current = null;
    const button = findButton(target);
    scrollBy({ top: topOf(button) - top, behavior: 'instant' });
    // A pressed button is no longer in the page; a changed field still is.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  };
  return { note, keep };
}

/** What the form can do as well. */
interface OwnActions extends Pick<Editing, 'save' | 'undo' | 'onBackup'> {
  readonly dispatch: Dispatch<Action>;
  /** Changes the form and submits it, while the page stays where it is. */
  readonly onChange: (action: Action) => void;
}

interface OwnResultsProps {
  readonly form: FormModel;
  readonly state: State;
  readonly visualization: Visualization;
  /** Whether the form has changed since. */
  readonly changed: boolean;
  readonly actions: OwnActions;
}

/** Undo and redo that remember where the button of the change is that they are about. */
function useUndoHere({ step, undone, ...undo }: Undo, note: (target: Target) => void): Undo {
  const noteStep = (moved: Step | null) => {
    if (moved?.resubmits) note(moved.target);
  };
  const onUndo = useEventCallback(() => {
    noteStep(step);
    undo.onUndo();
  });
  const onRedo = useEventCallback(() => {
    noteStep(undone);
    undo.onRedo();
  });
  return useSame({ step, undone, onUndo, onRedo });
}

/**
 * The functions and states that change the form from its results. They stay the same while they do.
 * @param note remembers where the button of a change is
 * @param onOpen opens the days and ages of an activity; `null` closes them
 */
function useEditing(
  { form, state, actions }: OwnResultsProps,
  note: (target: Target) => void,
  onOpen: (field: ActivityField | null) => void,
): Editing {
  const { save, undo, dispatch, onChange, onBackup } = actions;
  const { draft, landing, submits: submitNumber } = state;
  const { activities } = draft;
  const inForm = useMemo(() => activities.map(({ id }) => id), [activities]);
  const onApplyHours = useEventCallback((id: string, hours: string) => {
    const excess = findExcess(draft, id, hours);
    if (excess) return excess;
    note({ of: 'health' });
    onChange(changeActivity(id, { hours }, 'health'));
    return null;
  });
  const onApplySchedule = useEventCallback((id: string, schedule: ScheduleDraft) => {
    const problems = findScheduleProblems(draft, id, schedule);
    if (problems.length > 0) return problems;
    // Of what else is wrong in the form, its summary tells.
    const position = inForm.indexOf(id) + 1;
    if (form.parsed.problems.some((each) => !isExcess(each) && !isOfSchedule(each, position))) onOpen(null);
    note({ of: 'card', id });
    onChange(changeActivity(id, { schedule }, 'cards'));
    return [];
  });
  const onOpenSchedule = useEventCallback((id: string) =>
    onOpen(activityField(inForm.indexOf(id) + 1, 'days')),
  );
  return useSame({
    submitNumber,
    landing,
    inForm,
    onApplyHours,
    onApplySchedule,
    onOpenSchedule,
    onBackup,
    undo: useUndoHere(undo, note),
    onChangeEvents: dispatch,
    save,
  });
}

/** Those that the page has led to. After the example, they come into the page again. */
const LED_TO = new WeakSet<Visualization>();

/** Leads the page to the results of a submit, once they are in it. @param keep of `useKeptPosition` */
function Lead({ visualization, keep }: Pick<OwnResultsProps, 'visualization'> & { keep: () => void }) {
  const lead = useEffectEvent(() => {
    const results = document.getElementById('results');
    if (!results || LED_TO.has(visualization)) return;
    LED_TO.add(visualization);
    const place = takePlace();
    if (visualization.origin === 'results') keep();
    else if (visualization.origin !== 'restored') showResults(results);
    else if (place !== null) returnTo(place);
  });
  useLayoutEffect(() => lead(), [visualization]);
  return null;
}

export function OwnResults(props: OwnResultsProps) {
  const { form, state, visualization, changed, actions } = props;
  const { draft } = state;
  const { save, dispatch } = actions;
  const { basis, population } = draft;
  const choice = useSame({ basis, population });
  const { note, keep } = useKeptPosition();
  const [scheduleField, setScheduleField] = useState<ActivityField | null>(null);
  const editing = useEditing(props, note, setScheduleField);
  useKeptPlace();
  useLeaveQuestion(losesEvents(draft, save.status), hasCarriedState);
  const onChoose = useEventCallback((chosen: Partial<ExpectancyChoice>) =>
    dispatch({ type: 'expectancyChosen', choice: chosen }),
  );
  return (
    <SectionBoundary name={SECTIONS.results} resetKey={visualization}>
      {changed && <p className="notice outdated screen-only">{FORM.changed}</p>}
      <Results
        submitted={visualization.submitted}
        choice={choice}
        events={draft.events}
        editing={editing}
        onChoose={onChoose}
      />
      <Lead visualization={visualization} keep={keep} />
      <ScheduleDialog
        form={form}
        field={scheduleField}
        onClose={() => setScheduleField(null)}
        onApply={editing.onApplySchedule}
      />
    </SectionBoundary>
  );
}
