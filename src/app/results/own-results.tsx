import { type Dispatch, useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FORM, SECTIONS } from '#words/form.ts';
import type { ExpectancyChoice } from '../../document/draft.ts';
import { type ChangeOrigin, ORIGIN_IDS } from '../../document/element-ids.ts';
import { findExcess } from '../../document/parse-draft.ts';
import { losesEntries, type SaveState } from '../../document/save-state.ts';
import { useLeaveQuestion } from '../../platform/carried-state.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import type { Editing } from '../../results/results-context.ts';
import { openSchedule } from '../../sections/form/activity-row.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import type { Undo } from '../../ui/undo-button.tsx';
import type { Action, State, Visualization } from '../state.ts';
import { Results } from './results.tsx';
import type { ResultsMemory } from './results-memory.ts';

const SCROLL_AFTER_MS = 100;

/** Moves the focus to the results, so that a screen reader continues there, and scrolls to them. */
function showResults(results: HTMLElement): void {
  results.focus({ preventScroll: true });
  setTimeout(() => scrollSmoothly(results), SCROLL_AFTER_MS);
}

/** The first button where a change was made: the one that makes it, or the one that undoes it. */
const findButton = (origin: ChangeOrigin) =>
  document.querySelector<HTMLElement>(`#${ORIGIN_IDS[origin]} button`);
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** Keeps the button of a change where it is in the window, even if the height of the content above it changes. */
function useKeptPosition() {
  const kept = useRef<{ origin: ChangeOrigin; top: number } | null>(null);
  const note = useCallback((origin: ChangeOrigin) => {
    kept.current = { origin, top: topOf(findButton(origin)) };
  }, []);
  const keep = useCallback(() => {
    // Results that follow a change of the keyboard have no button of their own.
    if (!kept.current) return;
    const { origin, top } = kept.current;
    kept.current = null;
    const button = findButton(origin);
    scrollBy({ top: topOf(button) - top, behavior: 'instant' });
    // A pressed button is no longer in the page; a changed field still is.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  }, []);
  return { note, keep };
}

interface OwnResultsProps {
  readonly state: State;
  readonly visualization: Visualization;
  /** Whether the form has changed since. */
  readonly changed: boolean;
  readonly save: SaveState;
  readonly undo: Undo;
  readonly memory: ResultsMemory;
  readonly dispatch: Dispatch<Action>;
  /** Changes the form and submits it, while the page stays where it is. */
  readonly onChange: (action: Action) => void;
  readonly onBackup: () => void;
}

/** The functions and states that change the form from its results. They stay the same while they do. */
function useEditing(props: OwnResultsProps, note: (origin: ChangeOrigin) => void): Editing {
  const { save, undo, dispatch, onChange, onBackup } = props;
  const { draft } = props.state;
  const { activities } = draft;
  const inForm = useMemo(() => activities.map(({ id }) => id), [activities]);
  const onApplyHours = useEventCallback((id: string, hours: string) => {
    const excess = findExcess(draft, id, hours);
    if (excess) return excess;
    note('health');
    onChange({ type: 'hoursApplied', id, hours });
    return null;
  });
  const onOpenSchedule = useEventCallback((id: string) => {
    flushSync(() => dispatch({ type: 'formOpened' }));
    openSchedule(inForm.indexOf(id) + 1);
  });
  const { step, onUndo } = undo;
  const onUndoHere = useEventCallback(() => {
    if (step?.isSubmitted) note(step.origin);
    onUndo();
  });
  return useMemo(
    () => ({
      inForm,
      onApplyHours,
      onOpenSchedule,
      onBackup,
      undo: { step, onUndo: onUndoHere },
      onChangeEvents: dispatch,
      save,
    }),
    [inForm, onApplyHours, onOpenSchedule, onBackup, step, onUndoHere, dispatch, save],
  );
}

export function OwnResults(props: OwnResultsProps) {
  const { state, visualization, changed, save, memory, dispatch } = props;
  const { draft, submits, landing } = state;
  const { basis, population } = draft;
  const choice = useMemo(() => ({ basis, population }), [basis, population]);
  const { note, keep } = useKeptPosition();
  const editing = useEditing(props, note);
  useLeaveQuestion(losesEntries(draft, save.status));
  const onChoose = useCallback(
    (chosen: Partial<ExpectancyChoice>) => dispatch({ type: 'expectancyChosen', choice: chosen }),
    [dispatch],
  );
  const { origin } = visualization;
  const onShown = useCallback(
    (results: HTMLElement) => {
      // They come into the page again after the example.
      if (memory.leadTo(submits)) return;
      if (origin === 'results') keep();
      // Results that came back with the page leave it where it is.
      else if (origin !== 'restored') showResults(results);
    },
    [memory, submits, origin, keep],
  );
  return (
    <SectionBoundary name={SECTIONS.results} resetKey={visualization}>
      {changed && <p className="notice outdated screen-only">{FORM.changed}</p>}
      <Results
        submitted={visualization.submitted}
        choice={choice}
        submitNumber={submits}
        landing={landing}
        title={SECTIONS.results}
        memory={memory}
        onChoose={onChoose}
        editing={editing}
        events={draft.events}
        onShown={onShown}
      />
    </SectionBoundary>
  );
}
