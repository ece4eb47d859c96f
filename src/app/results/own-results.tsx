import { type Dispatch, useCallback, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FORM, SECTIONS } from '#words/form.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import type { Basis } from '../../life/life-expectancies.ts';
import type { Population } from '../../life/life-table.ts';
import { useLeaveQuestion } from '../../platform/carried-state.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import { useEventCallback } from '../../platform/use-event-callback.ts';
import { openSchedule } from '../../sections/form/activity-row.tsx';
import { losesEntries, type SaveState } from '../../sections/save-state.ts';
import type { Undo } from '../../sections/undo-button.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import type { Action, State, TableChoice, Visualization } from '../state.ts';
import { Results } from './results.tsx';

const SCROLL_AFTER_MS = 100;

/** Moves the focus to the results, so that a screen reader continues there, and scrolls to them. */
function showResults(results: HTMLElement): void {
  results.focus({ preventScroll: true });
  setTimeout(() => scrollSmoothly(results), SCROLL_AFTER_MS);
}

/** The first button of a place: the one that makes the change, or the one that undoes it. */
const findButton = (place: string) => document.querySelector<HTMLElement>(`#${place} button`);
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** Keeps the button of a change at its place in the window, even if the height of the content above it changes. */
function useKeptPlace() {
  const kept = useRef<{ placeId: string; top: number } | null>(null);
  const note = useCallback((placeId: string) => {
    kept.current = { placeId, top: topOf(findButton(placeId)) };
  }, []);
  const keep = useCallback(() => {
    // Results that follow a change of the keyboard have no button of their own.
    if (!kept.current) return;
    const { placeId, top } = kept.current;
    kept.current = null;
    const button = findButton(placeId);
    scrollBy({ top: topOf(button) - top, behavior: 'instant' });
    // A pressed button is no longer in the page; a changed field still is.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  }, []);
  return { note, keep };
}

/** The results that the page has led to. */
const wasShown = new WeakSet<Visualization>();

interface OwnResultsProps {
  readonly state: State;
  readonly visualization: Visualization;
  /** Whether the form has changed since. */
  readonly changed: boolean;
  readonly save: SaveState;
  readonly undo: Undo;
  readonly dispatch: Dispatch<Action>;
  /** Changes the form and submits it, while the page stays where it is. */
  readonly onChange: (action: Action) => void;
  /** Opens the dialog of a backup. */
  readonly onBackup: () => void;
}

/** The submitted life, with the life expectancy at birth or as entered. */
function useOwnLife(
  { profile, asOf, life, country, figure }: Visualization,
  basis: Basis,
  population: Population,
): ShownLife {
  return useMemo(() => {
    const { birthdate, lifeExpectancy: atBirth } = profile;
    const dates = { birthdate, asOf };
    return { life, dates, country, figure, basis, population, tableYear: null, atBirth, example: false };
  }, [life, profile, asOf, country, figure, basis, population]);
}

/** The results of the visitor's own form, with the actions that change it. */
export function OwnResults(props: OwnResultsProps) {
  const { state, visualization, changed, save, undo, dispatch, onChange, onBackup } = props;
  const { draft, submits, basis, population } = state;
  const { activities } = draft;
  const inForm = useMemo(() => activities.map(({ id }) => id), [activities]);
  const shown = useOwnLife(visualization, basis, population);
  const { note, keep } = useKeptPlace();
  useLeaveQuestion(losesEntries(draft, save.status));
  const onChoose = useCallback(
    (choice: Partial<TableChoice>) => dispatch({ type: 'tableChosen', choice }),
    [dispatch],
  );
  const onApplyHours = useEventCallback((id: string, hours: string, placeId: string) => {
    note(placeId);
    onChange({ type: 'hoursApplied', id, hours, placeId });
  });
  const onOpenSchedule = useEventCallback((id: string) => {
    flushSync(() => dispatch({ type: 'formOpened' }));
    openSchedule(inForm.indexOf(id) + 1);
  });
  const { step, onUndo } = undo;
  const keptUndo = useMemo(
    () => ({
      step,
      onUndo: () => {
        if (step) note(step.place);
        onUndo();
      },
    }),
    [step, onUndo, note],
  );
  const onShown = useCallback(
    (results: HTMLElement) => {
      // They come into the page again after the example.
      if (wasShown.has(visualization)) return;
      wasShown.add(visualization);
      const { origin } = visualization;
      if (origin === 'results') keep();
      // Results that came back with the page leave it where it is.
      else if (origin !== 'restored') showResults(results);
    },
    [visualization, keep],
  );
  return (
    <SectionBoundary name={SECTIONS.results} resetKey={visualization}>
      {changed && <p className="notice outdated screen-only">{FORM.changed}</p>}
      <Results
        shown={shown}
        submitNumber={submits}
        title={SECTIONS.results}
        onChoose={onChoose}
        inForm={inForm}
        onApplyHours={onApplyHours}
        onOpenSchedule={onOpenSchedule}
        onBackup={onBackup}
        undo={keptUndo}
        events={draft.events}
        onChangeEvents={dispatch}
        save={save}
        onShown={onShown}
      />
    </SectionBoundary>
  );
}
