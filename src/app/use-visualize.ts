import { startTransition, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { PROBLEM_TOASTS } from '../content/problems.ts';
import { TOASTS } from '../content/toasts.ts';
import type { Draft } from '../features/form/draft.ts';
import { ERROR_SUMMARY_ID } from '../features/form/error-summary.tsx';
import { parseDraft } from '../features/form/parse-draft.ts';
import { createLife } from '../life/life.ts';
import { today } from '../platform/clock.ts';
import { inTime } from '../platform/in-time.ts';
import { placeName } from '../world/country-names.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import { hasResults, loadResults } from './loaded-results.tsx';
import type { Queries } from './queries.ts';
import { useServices } from './services-context.ts';
import type { Action, Visualization } from './state.ts';

type Figures = Queries['figures'];
type Dispatch = (action: Action) => void;

/** Creates the visualization of a draft whose figure is known; `null` if the draft has problems by now. */
function createVisualization(draft: Draft, figure: LifeExpectancy | 'manual'): Visualization | null {
  const asOf = today();
  const { profile } = parseDraft(draft, asOf);
  const lifeExpectancy = figure === 'manual' ? profile?.lifeExpectancy : figure.lifeExpectancy;
  if (!profile || !lifeExpectancy) return null;
  return {
    draft,
    life: createLife({ ...profile, lifeExpectancy }, asOf),
    dates: { birthdate: profile.birthdate, asOf },
    country: draft.country,
    figure:
      figure === 'manual' || !draft.country ? null : { ...figure, countryName: placeName(draft.country) },
  };
}

/** Focuses something that comes into the page with an action. */
function dispatchAndFocus(dispatch: Dispatch, action: Action, id: string): void {
  flushSync(() => dispatch(action));
  document.getElementById(id)?.focus();
}

const hasFailed = (figures: Figures, { country }: Draft): boolean =>
  country !== null && figures.getSnapshot(country.code).error !== undefined;

/** The chosen country's figure; `null` if the fetch failed. */
async function awaitFigure(figures: Figures, draft: Draft): Promise<LifeExpectancy | 'manual' | null> {
  const { manual, country } = draft;
  return manual || !country ? 'manual' : figures.fetch(country.code).catch(() => null);
}

/** The visualization if the figure and the code are already loaded, else `null`. */
function visualizeIfLoaded(figures: Figures, draft: Draft): Visualization | null {
  const { manual, country } = draft;
  const figure = manual || !country ? 'manual' : figures.getSnapshot(country.code).value;
  return figure && hasResults() ? createVisualization(draft, figure) : null;
}

/** What a wait for a figure comes to. */
type Outcome = Visualization | 'failed' | 'manual' | 'changed';

/** What a submitted draft becomes once its figure was waited for. @param now the draft as it is by then */
function settle(
  figures: Figures,
  sent: Draft,
  now: Draft,
  figure: LifeExpectancy | 'manual' | null,
): Outcome {
  if (!sent.manual && now.country === sent.country && hasFailed(figures, sent)) return 'failed';
  if (now.manual && !sent.manual) return 'manual';
  const isChanged = now.country !== sent.country || now.manual !== sent.manual;
  return (figure && !isChanged && createVisualization(now, figure)) || 'changed';
}

/**
 * Submits the form: checks it, waits for the country's figure and the results' code if they are not loaded yet, and
 * shows the results.
 * @returns whether a submit is running, whether the last one failed, and the function that submits
 */
export function useVisualize(draft: Draft, dispatch: Dispatch) {
  const { queries, showToast, clearToasts } = useServices();
  const { figures } = queries;
  const [calculating, startCalculating] = useTransition();
  const [failed, setFailed] = useState(false);
  const attempts = useRef(0);
  // Changes made while the figure is loading count, so the draft is read when it is needed, not at the submit.
  const latestDraft = useRef(draft);
  const endWait = useRef(() => {});
  useLayoutEffect(() => {
    latestDraft.current = draft;
    if (draft.manual) endWait.current();
  }, [draft]);

  const calculate = async (code: Promise<void>): Promise<void> => {
    const sent = latestDraft.current;
    const manualChosen = new Promise<[null]>((resolve) => {
      endWait.current = () => resolve([null]);
    });
    const all = Promise.all([awaitFigure(figures, sent), inTime(code)]);
    const [figure] = await (sent.manual ? all : Promise.race([all, manualChosen]));
    const outcome = settle(figures, sent, latestDraft.current, figure);
    // A visitor who has ticked manual entry meanwhile is about to type, and will submit again.
    if (outcome === 'manual') return;
    // The form was changed meanwhile, so submit its current entries.
    if (outcome === 'changed') return visualize();
    if (outcome === 'failed') {
      // The failed query shows its own toast.
      const manual = { type: 'draftChanged', change: { manual: true } } as const;
      return dispatchAndFocus(dispatch, manual, 'life-expectancy');
    }
    clearToasts();
    startTransition(() => dispatch({ type: 'visualized', visualization: outcome }));
  };

  /** Shows the results if their code arrives late, unless the visitor has changed or submitted the form meanwhile. */
  const visualizeOnceLoaded = (code: Promise<void>): void => {
    const [attempt, submitted] = [attempts.current, latestDraft.current];
    const show = () => {
      if (attempts.current === attempt && latestDraft.current === submitted) visualize();
    };
    // A failure to load has already been reported.
    if (!hasResults()) code.then(show, () => undefined);
  };

  const visualize = (): void => {
    const { problems } = parseDraft(latestDraft.current, today(), hasFailed(figures, latestDraft.current));
    if (problems.length > 0) {
      const toast = problems.map(({ code }) => PROBLEM_TOASTS[code]).find(Boolean);
      if (toast) showToast(TOASTS[toast]);
      return dispatchAndFocus(dispatch, { type: 'submitRefused' }, ERROR_SUMMARY_ID);
    }
    const visualization = visualizeIfLoaded(figures, latestDraft.current);
    setFailed(false);
    attempts.current += 1;
    if (visualization) {
      clearToasts();
      return dispatch({ type: 'visualized', visualization });
    }
    const code = loadResults();
    startCalculating(() =>
      calculate(code).catch(() => {
        showToast(TOASTS.visualizeFailed);
        setFailed(true);
        visualizeOnceLoaded(code);
      }),
    );
  };

  return { calculating, failed, visualize };
}
