import { startTransition, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { PROBLEM_TOASTS } from '../content/problems.ts';
import { TOASTS } from '../content/toasts.ts';
import type { Draft } from '../features/form/draft.ts';
import { ERROR_SUMMARY_ID } from '../features/form/error-summary.tsx';
import { parseDraft } from '../features/form/parse-draft.ts';
import type { Problem } from '../features/form/problem.ts';
import { createLife } from '../life/life.ts';
import { today } from '../platform/clock.ts';
import { inTime } from '../platform/in-time.ts';
import { placeName } from '../world/country-names.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import { hasResults, loadResults } from './loaded-results.tsx';
import { useServices } from './services-context.ts';
import type { Action, Visualization } from './state.ts';

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

/**
 * Submits the form: checks it, waits for the country's figure and the results' code if they are not loaded yet, and
 * shows the results.
 * @returns whether a submit is running, whether the last one failed, and the function that submits
 */
export function useVisualize(draft: Draft, dispatch: (action: Action) => void) {
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

  const refuse = (problems: readonly Problem[]) => {
    // The messages must be in the page before the summary takes the focus.
    flushSync(() => dispatch({ type: 'submitRefused' }));
    const toast = problems.map(({ code }) => PROBLEM_TOASTS[code]).find(Boolean);
    if (toast) showToast(TOASTS[toast]);
    document.getElementById(ERROR_SUMMARY_ID)?.focus();
  };

  const hasFailed = ({ country }: Draft): boolean =>
    country !== null && figures.getSnapshot(country.code).error !== undefined;

  /** The chosen country's figure; `null` if the fetch failed. */
  const awaitFigure = async ({ manual, country }: Draft): Promise<LifeExpectancy | 'manual' | null> => {
    if (manual || !country) return 'manual';
    return figures.fetch(country.code).catch(() => null);
  };

  /** The visualization if the figure and the code are already loaded, else `null`. */
  const visualizeIfLoaded = (current: Draft): Visualization | null => {
    const { manual, country } = current;
    const figure = manual || !country ? 'manual' : figures.getSnapshot(country.code).value;
    return figure && hasResults() ? createVisualization(current, figure) : null;
  };

  const calculate = async (code: Promise<void>): Promise<void> => {
    const sent = latestDraft.current;
    const manualChosen = new Promise<[null]>((resolve) => {
      endWait.current = () => resolve([null]);
    });
    const all = Promise.all([awaitFigure(sent), inTime(code)]);
    const [figure] = await (sent.manual ? all : Promise.race([all, manualChosen]));
    const draftNow = latestDraft.current;
    if (!sent.manual && draftNow.country === sent.country && hasFailed(sent)) {
      // The failed query shows its own toast. The field must be in the page before it can take the focus.
      flushSync(() => dispatch({ type: 'draftChanged', change: { manual: true } }));
      document.getElementById('life-expectancy')?.focus();
      return;
    }
    // A visitor who has ticked manual entry meanwhile is about to type, and will submit again.
    if (draftNow.manual && !sent.manual) return;
    const changed = draftNow.country !== sent.country || draftNow.manual !== sent.manual;
    const visualization = figure && !changed ? createVisualization(draftNow, figure) : null;
    // The form was changed meanwhile, so submit its current entries.
    if (!visualization) return visualize();
    clearToasts();
    startTransition(() => dispatch({ type: 'visualized', visualization }));
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
    const { problems } = parseDraft(latestDraft.current, today(), hasFailed(latestDraft.current));
    if (problems.length > 0) return refuse(problems);
    const visualization = visualizeIfLoaded(latestDraft.current);
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
