import { type Dispatch, useCallback, useMemo, useRef } from 'react';
import { FORM, SECTIONS } from '#words/form.ts';
import { RESULTS } from '#words/results.ts';
import { parseHours } from '../document/parse-hours.ts';
import { type EventAction, latestUndo } from '../document/reduce-document.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import { scrollSmoothly } from '../platform/scroll.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import type { ActivityChange, AppliedChange } from '../sections/results-context.ts';
import { SectionBoundary } from '../ui/section-boundary.tsx';
import { joinSentences } from '../words/join-sentences.ts';
import Results from './results/results.tsx';
import { useServices } from './services-context.ts';
import type { Action, State, Visualization } from './state.ts';
import { useShownCountry } from './use-shown-country.ts';
import './own-results.css';

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
function useKeptPlace(onChange: (action: Action) => void) {
  const kept = useRef<{ place: string; top: number } | null>(null);
  const change = useEventCallback((place: string, action: Action) => {
    kept.current = { place, top: topOf(findButton(place)) };
    onChange(action);
  });
  const keep = useCallback(() => {
    // Results that are restored with their form have no button of their own.
    if (!kept.current) return;
    const { place, top } = kept.current;
    kept.current = null;
    const button = findButton(place);
    scrollBy({ top: topOf(button) - top, behavior: 'instant' });
    // A pressed button is no longer in the page; a changed field still is.
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  }, []);
  return { change, keep };
}

const NONE: readonly never[] = [];

interface OwnResultsProps {
  readonly state: State;
  readonly visualization: Visualization;
  /** Whether the form has changed since. */
  readonly changed: boolean;
  readonly dispatch: Dispatch<Action>;
  /** Changes the form and submits it, while the page stays where it is. */
  readonly onChange: (action: Action) => void;
}

/** The change that the results have made since the form was submitted before. */
function useApplied(
  state: State,
  visualization: Visualization,
  onChange: (place: string, action: Action) => void,
): AppliedChange | null {
  const undo = latestUndo(state.undos);
  const { activities } = visualization.draft;
  return useMemo(() => {
    if (undo?.what !== 'applied' || undo.undone || undo.after !== activities) return null;
    const index = activities.findIndex((activity, each) => activity !== undo.before[each]);
    const [before, after] = [undo.before[index], activities[index]].map(
      (activity) => activity && { ...activity, hours: parseHours(activity.hours) ?? 0 },
    );
    if (!before || !after) return null;
    return { before, after, onUndo: (placeId) => onChange(placeId, { type: 'undone' }) };
  }, [undo, activities, onChange]);
}

/** The chapters, moments and people of the life in the results, which change while its form is on screen. */
function useOwnEvents(
  { draft, undos, fromExample, ofExample }: State,
  visualization: Visualization,
  dispatch: Dispatch<EventAction>,
) {
  const eventsUndos = useMemo(() => undos.filter((undo) => undo.what === 'events'), [undos]);
  return fromExample === ofExample
    ? { events: draft.events, eventsUndos, onChangeEvents: dispatch }
    : { events: visualization.draft.events, eventsUndos: NONE, onChangeEvents: null };
}

/** The results of the visitor's own form, with the actions that change it. */
export function OwnResults({ state, visualization, changed, dispatch, onChange }: OwnResultsProps) {
  const { queries, showToast, onReload } = useServices();
  const { activities } = state.draft;
  const inForm = useMemo(() => activities.map(({ id }) => id), [activities]);
  const { submitNumber, basis, population } = state;
  const choices = useMemo(
    () => ({
      population,
      onChoosePopulation: (chosen: Population) => dispatch({ type: 'populationChosen', population: chosen }),
      onChooseBasis: (chosen: Basis) => dispatch({ type: 'basisChosen', basis: chosen }),
    }),
    [population, dispatch],
  );
  const shownCountry = useShownCountry(visualization.country, choices);
  const shown = useMemo(
    () => ({ ...visualization, basis, population, tableYear: null }),
    [visualization, basis, population],
  );
  const { change, keep } = useKeptPlace(onChange);
  const onApply = useEventCallback((id: string, applied: ActivityChange, placeId: string) =>
    change(placeId, { type: 'applied', id, change: applied }),
  );
  const applied = useApplied(state, visualization, change);
  const events = useOwnEvents(state, visualization, dispatch);
  const { example, ownInstead } = RESULTS;
  return (
    <SectionBoundary name={SECTIONS.results} resetKey={visualization}>
      {changed && <p className="notice outdated">{FORM.changed}</p>}
      <Results
        shown={shown}
        submitNumber={submitNumber}
        title={SECTIONS.results}
        about={visualization.example ? joinSentences(example, ownInstead) : null}
        offsetWeeks={state.offsetWeeks}
        onSlide={(offsetWeeks) => dispatch({ type: 'sliderMoved', submitNumber, offsetWeeks })}
        inForm={inForm}
        onApply={onApply}
        applied={applied}
        {...events}
        countryFacts={queries.countryFacts}
        shownCountry={shownCountry}
        showToast={showToast}
        onReload={onReload}
        onShown={visualization.inPlace ? keep : showResults}
      />
    </SectionBoundary>
  );
}
