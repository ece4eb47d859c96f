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

/** What a form becomes once its figure is known; `null` where it has meanwhile got problems. */
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
 * The way from a form to its results: check it, wait for the country's figure and the results' code unless they are
 * there, show them.
 * @returns whether that is under way, whether it has failed, and how to start it
 */
export function useVisualize(draft: Draft, dispatch: (action: Action) => void) {
  const { queries, showToast, clearToasts } = useServices();
  const { figures } = queries;
  const [calculating, startCalculating] = useTransition();
  const [failed, setFailed] = useState(false);
  const attempts = useRef(0);
  // What was typed while the figure was on its way counts: the draft is read when it is needed, not when it was sent.
  const latestDraft = useRef(draft);
  const endWait = useRef(() => {});
  useLayoutEffect(() => {
    latestDraft.current = draft;
    if (draft.manual) endWait.current();
  }, [draft]);

  const refuse = (problems: readonly Problem[]) => {
    // The messages are in the page before the focus comes to them.
    flushSync(() => dispatch({ type: 'submitRefused' }));
    const toast = problems.map(({ code }) => PROBLEM_TOASTS[code]).find(Boolean);
    if (toast) showToast(TOASTS[toast]);
    document.getElementById(ERROR_SUMMARY_ID)?.focus();
  };

  const hasFailed = ({ country }: Draft): boolean =>
    country !== null && figures.getSnapshot(country.code).error !== undefined;

  /** The chosen country's figure; `null` where the look-up came to nothing. */
  const awaitFigure = async ({ manual, country }: Draft): Promise<LifeExpectancy | 'manual' | null> => {
    if (manual || !country) return 'manual';
    return figures.fetch(country.code).catch(() => null);
  };

  /** What the form says, where everything that takes is there already. */
  const describeAtOnce = (now: Draft): Visualization | null => {
    const { manual, country } = now;
    const figure = manual || !country ? 'manual' : figures.getSnapshot(country.code).value;
    return figure && hasResults() ? createVisualization(now, figure) : null;
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
      // The failure shows its own toast. The field has to be in the page before it can take the focus.
      flushSync(() => dispatch({ type: 'draftChanged', change: { manual: true } }));
      document.getElementById('life-expectancy')?.focus();
      return;
    }
    // A visitor who ticks manual entry meanwhile is about to type, and submits again after that.
    if (draftNow.manual && !sent.manual) return;
    const changed = draftNow.country !== sent.country || draftNow.manual !== sent.manual;
    const visualization = figure && !changed ? createVisualization(draftNow, figure) : null;
    // The form was changed meanwhile: what it says now is what counts.
    if (!visualization) return visualize();
    clearToasts();
    startTransition(() => dispatch({ type: 'visualized', visualization }));
  };

  /** Code that comes after all shows the results, unless the visitor has done something else meanwhile. */
  const showOnceHere = (code: Promise<void>): void => {
    const [attempt, left] = [attempts.current, latestDraft.current];
    const show = () => {
      if (attempts.current === attempt && latestDraft.current === left) visualize();
    };
    // Code that cannot be had has been spoken of.
    if (!hasResults()) code.then(show, () => undefined);
  };

  const visualize = (): void => {
    const { problems } = parseDraft(latestDraft.current, today(), hasFailed(latestDraft.current));
    if (problems.length > 0) return refuse(problems);
    const visualization = describeAtOnce(latestDraft.current);
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
        showOnceHere(code);
      }),
    );
  };

  return { calculating, failed, visualize };
}
