import { useEffect, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { TOASTS } from '../content/toasts.ts';
import { WORDS } from '../content/words.ts';
import { findProblems } from '../features/form/find-problems.ts';
import { LifeForm } from '../features/form/life-form.tsx';
import { readTyped } from '../features/form/read-typed.ts';
import type { ShareOutcome } from '../features/results/share-results.tsx';
import type { Population } from '../life/life-table.ts';
import { newId } from '../platform/chance.ts';
import { today } from '../platform/clock.ts';
import { scrollSmoothly } from '../platform/scroll.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { useStable } from '../platform/use-stable.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { placeName } from '../world/country-names.ts';
import { NoLifeExpectancyError } from '../world/look-up.ts';
import { DailyQuote } from './daily-quote.tsx';
import { JumpButtons } from './jump-buttons.tsx';
import { LoadedResults, loadResults } from './loaded-results.tsx';
import { createLookUps, ONLY } from './look-ups.ts';
import { type Action, createState, reduce } from './state.ts';
import { Toasts } from './toasts.tsx';
import { useLookUp } from './use-look-up.ts';
import { useToasts } from './use-toasts.ts';
import { useVisualize } from './use-visualize.ts';

const SCROLL_AFTER_MS = 100;

/** Scrolls to the results once they are in the page, and lets a screen reader go on from there. */
function showResults(results: HTMLElement): void {
  results.focus({ preventScroll: true });
  setTimeout(() => scrollSmoothly(results), SCROLL_AFTER_MS);
}

/** The one screen: the quote, the form, and the results once there are some. */
export function Visualizer({ settings: { worldBankUrl } }: { readonly settings: SiteSettings }) {
  const [state, dispatch] = useReducer(reduce, newId, createState);
  const { draft, visualization, offsetWeeks } = state;
  const { toasts, showToast, dismissToast, clearToasts } = useToasts();
  const [lookUps] = useState(() => createLookUps(worldBankUrl));
  const code = draft.country?.code;
  const { country } = visualization ?? {};
  const quotes = useLookUp(lookUps.quotes, ONLY);
  const countries = useLookUp(lookUps.countries, ONLY);
  const figure = useLookUp(lookUps.figures, code);
  const lifeTables = useLookUp(lookUps.lifeTables, country?.code);
  const { figures } = lookUps;
  const { calculating, visualize } = useVisualize({ draft, figures, dispatch, showToast, clearToasts });

  useLayoutEffect(() => {
    // The page can listen from here on: what was typed before is taken over.
    dispatch({ type: 'typedBefore', typed: readTyped(document) });
  }, []);
  useEffect(() => {
    if (countries.error) showToast(TOASTS.countriesFailed);
  }, [countries.error, showToast]);
  useEffect(() => {
    if (!figure.error) return;
    const noData = figure.error instanceof NoLifeExpectancyError;
    showToast(noData ? TOASTS.noLifeExpectancyData : TOASTS.lifeExpectancyFailed);
    dispatch({ type: 'draftChanged', change: { manual: true } });
  }, [figure.error, showToast]);

  const changeAndVisualize = useStable((action: Action) => {
    // The submit reads the form as it is once the change is in it.
    flushSync(() => dispatch(action));
    visualize();
  });
  const report = useStable((outcome: ShareOutcome) =>
    showToast(
      outcome.ok
        ? TOASTS.screenshotCaptured
        : { ...TOASTS.screenshotFailed, text: outcome.message || TOASTS.screenshotFailed.text },
    ),
  );

  const submit = useStable(visualize);
  const optimize = useStable((id: string, hours: number) =>
    changeAndVisualize({ type: 'activityChanged', id, change: { hours: String(hours) } }),
  );
  const inForm = useMemo(() => draft.activities.map(({ id }) => id), [draft.activities]);
  const countryChoice = useMemo(
    () => ({
      countries: countries.value,
      loadingCountries: countries.pending,
      retryCountries: () => void lookUps.countries.ask(ONLY).catch(() => undefined),
      figure: figure.value,
      retryFigure: () => {
        if (code !== undefined) void lookUps.figures.ask(code).catch(() => undefined);
      },
      lookingUp: figure.pending,
    }),
    [lookUps, countries, figure, code],
  );
  const tables = useMemo(
    () =>
      country
        ? {
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
    [country, lifeTables, state.population, state.beforeTable, changeAndVisualize],
  );
  // The form stays as it is while the slider is moved, forty times a second.
  const form = useMemo(
    () => (
      <LifeForm
        draft={draft}
        dispatch={dispatch}
        problems={state.refused ? findProblems(draft, today(), figure.error !== undefined) : []}
        countryChoice={countryChoice}
        calculating={calculating}
        onSubmit={submit}
        onTooManyActivities={() => showToast(TOASTS.tooManyActivities)}
        onBegin={() => void loadResults().catch(() => undefined)}
      />
    ),
    [draft, state.refused, figure.error, countryChoice, calculating, submit, showToast],
  );

  return (
    <>
      <DailyQuote {...quotes} />
      <p className="banner" role="status">
        {calculating && WORDS.calculating.banner}
      </p>
      {form}
      {visualization && (
        <ErrorBoundary fallback={<p role="alert">{WORDS.broken}</p>}>
          <LoadedResults
            {...visualization}
            fromTable={state.beforeTable !== null}
            offsetWeeks={offsetWeeks}
            onSlide={(weeks) => dispatch({ type: 'sliderMoved', offsetWeeks: weeks })}
            inForm={inForm}
            onOptimize={optimize}
            tables={tables}
            onShared={report}
            onShown={showResults}
          />
          <JumpButtons />
        </ErrorBoundary>
      )}
      <Toasts toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
