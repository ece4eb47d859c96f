import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { TOASTS } from '../content/toasts.ts';
import { WORDS } from '../content/words.ts';
import { findProblems } from '../features/form/find-problems.ts';
import { LifeForm } from '../features/form/life-form.tsx';
import { readTyped } from '../features/form/read-typed.ts';
import type { ShareOutcome } from '../features/results/share-results.tsx';
import { newId } from '../platform/chance.ts';
import { today } from '../platform/clock.ts';
import { scrollSmoothly } from '../platform/scroll.ts';
import type { SiteSettings } from '../platform/site-settings.ts';
import { placeName } from '../world/country-names.ts';
import { NoLifeExpectancyError } from '../world/look-up.ts';
import { DailyQuote } from './daily-quote.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { JumpButtons } from './jump-buttons.tsx';
import { countriesQuery, lifeExpectancyQuery, lifeTablesQuery } from './look-up-queries.ts';
import { loadResults } from './results-chunk.ts';
import { type Action, createState, reduce } from './state.ts';
import { Toasts } from './toasts.tsx';
import { useToasts } from './use-toasts.ts';
import { useVisualize } from './use-visualize.ts';

const Results = lazy(loadResults);

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
  const countries = useQuery(countriesQuery(worldBankUrl));
  const figure = useQuery(lifeExpectancyQuery(worldBankUrl, draft.country?.code));
  const { country } = visualization ?? {};
  const lifeTables = useQuery(lifeTablesQuery(country?.code));
  const { calculating, visualize } = useVisualize({ draft, worldBankUrl, dispatch, showToast, clearToasts });

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

  const changeAndVisualize = (action: Action) => {
    // The submit reads the form as it is once the change is in it.
    flushSync(() => dispatch(action));
    visualize();
  };
  const report = (outcome: ShareOutcome) =>
    showToast(
      outcome.ok
        ? TOASTS.screenshotCaptured
        : { ...TOASTS.screenshotFailed, text: outcome.message || TOASTS.screenshotFailed.text },
    );

  return (
    <>
      <DailyQuote />
      <p className="banner" role="status">
        {calculating && WORDS.calculating.banner}
      </p>
      <LifeForm
        draft={draft}
        dispatch={dispatch}
        problems={state.refused ? findProblems(draft, today(), figure.isError) : []}
        countryChoice={{
          countries: countries.data,
          loadingCountries: countries.isFetching,
          retryCountries: () => void countries.refetch(),
          figure: figure.data,
          retryFigure: () => {
            if (figure.isError) void figure.refetch();
          },
          lookingUp: figure.isFetching,
        }}
        calculating={calculating}
        onSubmit={visualize}
        onTooManyActivities={() => showToast(TOASTS.tooManyActivities)}
        onBegin={() => void loadResults().catch(() => undefined)}
      />
      {visualization && (
        <ErrorBoundary>
          <Suspense>
            <Results
              {...visualization}
              offsetWeeks={offsetWeeks}
              onSlide={(weeks) => dispatch({ type: 'sliderMoved', offsetWeeks: weeks })}
              inForm={draft.activities.map(({ id }) => id)}
              onOptimize={(id, hours) =>
                changeAndVisualize({ type: 'activityChanged', id, change: { hours: String(hours) } })
              }
              tables={
                country
                  ? {
                      place: placeName(country),
                      found: lifeTables.data,
                      failed: lifeTables.isError,
                      population: state.population,
                      onChoosePopulation: (population) => dispatch({ type: 'populationChosen', population }),
                      onUse: (years) =>
                        changeAndVisualize({ type: 'tableFigureTaken', lifeExpectancy: String(years) }),
                      onUndo: state.beforeTable
                        ? () => changeAndVisualize({ type: 'tableFigureUndone' })
                        : undefined,
                    }
                  : null
              }
              onShared={report}
              onShown={showResults}
            />
          </Suspense>
          <JumpButtons />
        </ErrorBoundary>
      )}
      <Toasts toasts={toasts} onDismiss={dismissToast} />
    </>
  );
}
