import { type Dispatch, useCallback, useMemo, useRef } from 'react';
import { FORM, SECTIONS } from '#words/form.ts';
import { RESULTS } from '#words/results.ts';
import type { DocumentAction } from '../document/history.ts';
import { parseHours } from '../document/parse-hours.ts';
import type { EventAction } from '../document/reduce-document.ts';
import { type EventRestored, toDocumentAction, withRemoved } from '../document/removed-events.ts';
import type { ShownLife } from '../document/shown-life.ts';
import { createLife } from '../life/life.ts';
import type { Basis } from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import { scrollSmoothly } from '../platform/scroll.ts';
import { asksForToday, TODAY } from '../platform/today-anchor.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useLeaveQuestion } from '../platform/use-leave-question.ts';
import type { ActivityChange, AppliedChange } from '../sections/results-context.ts';
import { losesEntries, type SaveState } from '../sections/save-state.ts';
import { SectionBoundary } from '../ui/section-boundary.tsx';
import { joinSentences } from '../words/join-sentences.ts';
import { Results } from './results/results.tsx';
import { useServices } from './services-context.ts';
import { type Action, ownDraft, type State, type Visualization } from './state.ts';
import { HistoryContext } from './undo.tsx';
import { useShownCountry } from './use-shown-country.ts';
import './own-results.css';

const SCROLL_AFTER_MS = 100;

/** Moves the focus to the results, so that a screen reader continues there, and scrolls to them. */
function showResults(results: HTMLElement): void {
  results.focus({ preventScroll: true });
  setTimeout(() => scrollSmoothly(results), SCROLL_AFTER_MS);
}

/** Scrolls to the weeks of results that came back with the page, if its address asks for them. */
function showToday(results: HTMLElement): void {
  if (asksForToday()) results.querySelector(`#${TODAY}`)?.scrollIntoView({ block: 'start' });
}

/** The first button of a place: the one that makes the change, or the one that undoes it. */
const findButton = (place: string) => document.querySelector<HTMLElement>(`#${place} button`);
const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** Keeps the button of a change at its place in the window, even if the height of the content above it changes. */
function useKeptPlace({ dispatch, onChange }: Pick<OwnResultsProps, 'dispatch' | 'onChange'>) {
  const kept = useRef<{ place: string; top: number } | null>(null);
  const change = useEventCallback((place: string, action: Action, hasResults = false) => {
    kept.current = { place, top: topOf(findButton(place)) };
    if (hasResults) dispatch(action);
    else onChange(action);
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

interface OwnResultsProps {
  readonly state: State;
  readonly visualization: Visualization;
  /** Whether the form has changed since. */
  readonly changed: boolean;
  readonly save: SaveState;
  readonly dispatch: Dispatch<Action>;
  /** Changes the form and submits it, while the page stays where it is. */
  readonly onChange: (action: Action) => void;
}

/** The submitted life, with the life expectancy at birth or as entered. */
function useOwnLife(
  { profile, asOf, country, figure, example }: Visualization,
  basis: Basis,
  population: Population,
): ShownLife {
  const life = useMemo(() => createLife(profile, asOf), [profile, asOf]);
  return useMemo(() => {
    const { birthdate, lifeExpectancy: atBirth } = profile;
    const dates = { birthdate, asOf };
    return { life, dates, country, figure, basis, population, tableYear: null, atBirth, example };
  }, [life, profile, asOf, country, figure, basis, population, example]);
}

/** The change that the results have made since the form was submitted before. */
function useApplied(
  state: State,
  visualization: Visualization,
  onChange: (place: string, action: Action, hasResults: boolean) => void,
): AppliedChange | null {
  const { activities } = visualization.draft;
  const isShown = state.draft.activities === activities;
  const { past } = state;
  return useMemo(() => {
    const index = past.findLastIndex(({ change }) => change.what === 'applied' && !change.undone);
    const [step, next] = past.slice(index);
    if (index < 0 || !step || !isShown || (next && next.snapshot.draft.activities !== activities))
      return null;
    const entered = step.snapshot.draft.activities;
    const changed = activities.findIndex((activity, each) => activity !== entered[each]);
    const [before, after] = [entered[changed], activities[changed]].map(
      (activity) => activity && { ...activity, hours: parseHours(activity.hours) ?? 0 },
    );
    if (!before || !after) return null;
    // The latest step has its results in the history.
    const isKnown = next === undefined;
    return { before, after, onUndo: (placeId) => onChange(placeId, { type: 'undone', step }, isKnown) };
  }, [past, isShown, activities, onChange]);
}

/** The chapters, moments and people of the life in the results, which change while its form is on screen. */
function useOwnEvents(
  { draft, past, fromExample, ofExample }: State,
  visualization: Visualization,
  dispatch: Dispatch<DocumentAction>,
) {
  const isOfForm = fromExample === ofExample;
  const { events } = isOfForm ? draft : visualization.draft;
  const eventsAndRemoved = useMemo(() => events && withRemoved(events, past), [events, past]);
  const onChangeEvents = useEventCallback((action: EventAction | EventRestored) =>
    dispatch(toDocumentAction(draft.events, past, action)),
  );
  return isOfForm
    ? { events, eventsAndRemoved, onChangeEvents }
    : { events, eventsAndRemoved: events, onChangeEvents: null };
}

/** The results of the visitor's own form, with the actions that change it. */
export function OwnResults({ state, visualization, changed, save, dispatch, onChange }: OwnResultsProps) {
  const { countryFacts, showToast, onReload } = useServices();
  const { draft, past, future } = state;
  const { activities } = draft;
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
  const shown = useOwnLife(visualization, basis, population);
  const { change, keep } = useKeptPlace({ dispatch, onChange });
  useLeaveQuestion(losesEntries(ownDraft(state), save.status));
  const onApply = useEventCallback((id: string, applied: ActivityChange, placeId: string) =>
    change(placeId, { type: 'applied', id, change: applied }),
  );
  const applied = useApplied(state, visualization, change);
  const events = useOwnEvents(state, visualization, dispatch);
  const history = useMemo(() => ({ draft, past, future, dispatch }), [draft, past, future, dispatch]);
  const { example, ownInstead } = RESULTS;
  const onShown = { form: showResults, backup: showResults, results: keep, restored: showToday };
  return (
    <SectionBoundary name={SECTIONS.results} resetKey={visualization}>
      {changed && <p className="notice outdated">{FORM.changed}</p>}
      <HistoryContext value={history}>
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
          save={state.fromExample ? null : save}
          countryFacts={countryFacts}
          shownCountry={shownCountry}
          showToast={showToast}
          onReload={onReload}
          onShown={onShown[visualization.origin]}
        />
      </HistoryContext>
    </SectionBoundary>
  );
}
