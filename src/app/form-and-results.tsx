import { type Dispatch, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import type { AverageDay } from '../content/average-days.ts';
import { MESSAGES } from '../content/messages.ts';
import { TOASTS, type ToastMessage } from '../content/toasts.ts';
import { fillDay, sameEntries } from '../features/form/draft.ts';
import { createExample, isExample } from '../features/form/example.ts';
import { findProblems } from '../features/form/find-problems.ts';
import { LifeForm } from '../features/form/life-form.tsx';
import { readHydratedValues } from '../features/form/read-hydrated-values.ts';
import type { SaveState } from '../features/form/save-option.tsx';
import { canUndo } from '../features/form/undo.ts';
import type { ShareOutcome } from '../features/results/sharing/share-results.tsx';
import { ErrorFallback, SectionBoundary } from '../features/section-boundary.tsx';
import type { Population } from '../life/life-table.ts';
import { today } from '../platform/clock.ts';
import { createId } from '../platform/id.ts';
import { scrollSmoothly } from '../platform/scroll.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { placeName } from '../world/country-names.ts';
import { JumpButtons } from './jump-buttons.tsx';
import { LoadedResults, prepareResults } from './loaded-results.tsx';
import type { Queries } from './queries.ts';
import type { Action, State } from './state.ts';
import { useCountryChoice } from './use-country-choice.ts';
import { useQuery } from './use-query.ts';
import { useVisualize } from './use-visualize.ts';

const SCROLL_AFTER_MS = 100;

/** Scrolls to the results once they are in the page, and lets a screen reader go on from there. */
function showResults(results: HTMLElement): void {
  results.focus({ preventScroll: true });
  setTimeout(() => scrollSmoothly(results), SCROLL_AFTER_MS);
}

interface OwnLifeProps {
  readonly state: State;
  readonly dispatch: Dispatch<Action>;
  readonly lookUps: Queries;
  readonly remembering: SaveState;
  /** What is to be said before the form. */
  readonly notice: string | null;
  readonly showToast: (message: ToastMessage) => void;
  readonly clearToasts: () => void;
  readonly onShared: (outcome: ShareOutcome) => void;
  /** Loads the page anew, with what is typed. */
  readonly onReload: () => void;
}

/** The form, and the results once there are some. */
export function FormAndResults(props: OwnLifeProps) {
  const { state, dispatch, lookUps, remembering, notice, showToast, clearToasts, onShared, onReload } = props;
  const { draft, visualization, offsetWeeks, undos, fromExample } = state;
  const hasAside = state.aside !== null;
  const { country } = visualization ?? {};
  const lifeTables = useQuery(lookUps.lifeTables, country?.code);
  const { figures } = lookUps;
  const { calculating, failed, visualize } = useVisualize({
    draft,
    figures,
    dispatch,
    showToast,
    clearToasts,
  });

  useEffect(() => {
    // Back in the page, a browser puts what was typed into its fields once all has loaded: later than the page listens.
    const takeOver = ({ persisted }: PageTransitionEvent) => {
      // A page that was only put aside still knows what is in its fields.
      if (!persisted) dispatch({ type: 'typedBefore', typed: readHydratedValues(document), kept: null });
    };
    addEventListener('pageshow', takeOver);
    return () => removeEventListener('pageshow', takeOver);
  }, [dispatch]);

  const changeAndVisualize = useEventCallback((action: Action) => {
    // The submit reads the form as it is once the change is in it.
    flushSync(() => dispatch(action));
    visualize();
  });
  const undo = undos.at(-1);
  const takeBack = useEventCallback(() => dispatch({ type: 'undone' }));
  const toggleExample = useEventCallback(() => {
    const toggle = { type: 'exampleToggled', example: createExample(createId) } as const;
    if (fromExample) dispatch(toggle);
    else changeAndVisualize(toggle);
  });
  const useDay = useEventCallback((day: AverageDay) =>
    dispatch({ type: 'dayUsed', activities: fillDay(draft, day.activities, createId).activities }),
  );
  const submit = useEventCallback(visualize);
  const optimize = useEventCallback((id: string, hours: number) =>
    changeAndVisualize({ type: 'activityChanged', id, change: { hours: String(hours) } }),
  );
  const inForm = useMemo(() => draft.activities.map(({ id }) => id), [draft.activities]);
  const { choice, figureFailed, begin } = useCountryChoice({
    draft,
    lookUps,
    dispatch,
    showToast,
    onReload,
  });
  const beginForm = useEventCallback(() => {
    begin();
    prepareResults();
  });
  const tables = useMemo(
    () =>
      country
        ? {
            country,
            place: placeName(country),
            found: lifeTables.value,
            failed: lifeTables.error !== undefined,
            population: state.population,
            onChoosePopulation: (population: Population) =>
              dispatch({ type: 'populationChosen', population }),
            onUse: (years: number) =>
              changeAndVisualize({ type: 'tableFigureTaken', lifeExpectancy: String(years) }),
            onUndo: state.beforeTable ? () => changeAndVisualize({ type: 'tableFigureUndone' }) : undefined,
          }
        : null,
    [country, lifeTables, state.population, state.beforeTable, dispatch, changeAndVisualize],
  );
  const example = visualization !== null && isExample(visualization.draft);
  const changed = visualization !== null && !sameEntries(draft, visualization.draft);
  const { banner: calculatingNow } = MESSAGES.calculating;
  const banner = choice.lookingUp === 'late' ? `${calculatingNow} ${MESSAGES.form.late}` : calculatingNow;
  // The form stays as it is while the slider is moved, forty times a second.
  const form = useMemo(
    () => (
      <LifeForm
        draft={draft}
        dispatch={dispatch}
        problems={state.refused ? findProblems(draft, today(), figureFailed, state.refused) : []}
        countryChoice={choice}
        calculating={calculating}
        changed={changed}
        remembering={remembering}
        undo={undo && canUndo(draft, undo) ? undo : null}
        onUndo={takeBack}
        fromExample={fromExample}
        hasAside={hasAside}
        onExample={toggleExample}
        onUseDay={useDay}
        onSubmit={submit}
        onTooManyActivities={() => showToast(TOASTS.tooManyActivities)}
        onBegin={beginForm}
      />
    ),
    [
      draft,
      dispatch,
      state.refused,
      figureFailed,
      choice,
      calculating,
      changed,
      remembering,
      undo,
      takeBack,
      fromExample,
      hasAside,
      toggleExample,
      useDay,
      submit,
      beginForm,
      showToast,
    ],
  );

  return (
    <>
      {notice && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      <p className="banner" role="status">
        {calculating && banner}
      </p>
      <SectionBoundary name={MESSAGES.form.title}>{form}</SectionBoundary>
      {failed && <ErrorFallback name={MESSAGES.results.title} onRetry={visualize} onReload={onReload} />}
      {visualization && (
        <>
          <SectionBoundary name={MESSAGES.results.title} resetKey={visualization}>
            <LoadedResults
              {...visualization}
              fromTable={state.beforeTable !== null}
              title={MESSAGES.results.title}
              example={example}
              about={example ? `${MESSAGES.results.example} ${MESSAGES.results.ownInstead}` : null}
              offsetWeeks={offsetWeeks}
              onSlide={(weeks) =>
                dispatch({ type: 'sliderMoved', life: visualization.life, offsetWeeks: weeks })
              }
              inForm={inForm}
              onOptimize={optimize}
              tables={tables}
              onShared={onShared}
              onReload={onReload}
              onShown={showResults}
            />
          </SectionBoundary>
          {/* Whoever misses them scrolls. */}
          <ErrorBoundary renderFallback={() => null}>
            <JumpButtons />
          </ErrorBoundary>
        </>
      )}
    </>
  );
}
