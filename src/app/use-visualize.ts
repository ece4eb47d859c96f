import { type Dispatch, startTransition, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { TOASTS } from '#messages/toasts.ts';
import { PROBLEM_TOASTS, type ToastMessage } from '../content/toasts.ts';
import { type Draft, hasSchedules } from '../features/form/draft.ts';
import { ERROR_SUMMARY_ID } from '../features/form/error-summary.tsx';
import { type ParsedDraft, parseDraft } from '../features/form/parse-draft.ts';
import type { Problem } from '../features/form/problem.ts';
import { loadedScheduleRules, loadScheduleRules } from '../features/schedule/load-schedule-rules.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { today } from '../platform/clock.ts';
import { CODE_LIMIT_MS, inTime } from '../platform/in-time.ts';
import { inNextTask } from '../platform/next-task.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import { loadedResults, loadResults } from './load-results.ts';
import type { Queries } from './queries.ts';
import { useServices } from './services-context.ts';
import type { Action, Visualization } from './state.ts';

type Figures = Queries['figures'];

/** The key of the figure that a draft needs; `null` if its life expectancy is entered. */
const figureKey = ({ manual, country }: Draft): string | null => (manual || !country ? null : country.code);

const hasFailed = (figures: Figures, draft: Draft): boolean => {
  const key = figureKey(draft);
  return key !== null && figures.getSnapshot(key).error !== undefined;
};

/** A draft and what it was parsed to, on the day that its results will be of. */
interface Submission extends ParsedDraft {
  readonly draft: Draft;
  readonly inPlace: boolean;
  readonly asOf: CalendarDate;
}

function createSubmission(figures: Figures, draft: Draft, inPlace: boolean): Submission {
  const asOf = today();
  const parsed = parseDraft(draft, asOf, hasFailed(figures, draft), loadedScheduleRules());
  return { ...parsed, draft, inPlace, asOf };
}

/** Creates the visualization of a draft whose figure is known; `null` if the draft has problems or the code is missing. */
function createVisualization(
  { draft, inPlace, asOf, profile }: Submission,
  figure: LifeExpectancy | 'manual',
): Visualization | null {
  const lifeExpectancy = figure === 'manual' ? profile?.lifeExpectancy : figure.lifeExpectancy;
  const code = loadedResults();
  if (!profile || !lifeExpectancy || !code) return null;
  return {
    draft,
    inPlace,
    life: code.createLife({ ...profile, lifeExpectancy }, asOf),
    dates: { birthdate: profile.birthdate, asOf },
    country: draft.country,
    figure:
      figure === 'manual' || !draft.country
        ? null
        : { ...figure, countryName: code.placeName(draft.country) },
  };
}

/** The toast of a problem, with the problem's own text if it has one. */
function toastOf({ code, text }: Problem): ToastMessage | undefined {
  const toast = code && PROBLEM_TOASTS[code];
  return toast && { ...TOASTS[toast], ...(text && { text }) };
}

/** Focuses something that comes into the page with an action. */
function dispatchAndFocus(dispatch: Dispatch<Action>, action: Action, id: string): void {
  flushSync(() => dispatch(action));
  document.getElementById(id)?.focus();
}

/** The chosen country's figure; `null` if the fetch failed. */
async function awaitFigure(figures: Figures, draft: Draft): Promise<LifeExpectancy | 'manual' | null> {
  const key = figureKey(draft);
  return key === null ? 'manual' : figures.fetch(key).catch(() => null);
}

/** The visualization if the figure and the code are already loaded, else `null`. */
function visualizeIfLoaded(figures: Figures, submission: Submission): Visualization | null {
  const key = figureKey(submission.draft);
  const figure = key === null ? 'manual' : figures.getSnapshot(key).value;
  return figure ? createVisualization(submission, figure) : null;
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
  if (now.country === sent.country && hasFailed(figures, sent)) return 'failed';
  if (now.manual && !sent.manual) return 'manual';
  const isChanged = figureKey(now) !== figureKey(sent);
  return (
    (figure && !isChanged && createVisualization(createSubmission(figures, now, false), figure)) || 'changed'
  );
}

/** The draft as it is now: changes made while the figure is loading count. */
function useLatestDraft(draft: Draft) {
  const latestDraft = useRef(draft);
  const endWait = useRef(() => {});
  useLayoutEffect(() => {
    latestDraft.current = draft;
    if (draft.manual) endWait.current();
  }, [draft]);
  /** Resolves once manual entry is chosen. */
  const waitForManual = () =>
    new Promise<[null]>((resolve) => {
      endWait.current = () => resolve([null]);
    });
  return { latestDraft, waitForManual };
}

/** @returns a function that waits for the figure and the code, and then shows the results or what is missing */
function useCalculation(
  { latestDraft, waitForManual }: ReturnType<typeof useLatestDraft>,
  dispatch: Dispatch<Action>,
) {
  const { queries, clearToast } = useServices();
  const { figures } = queries;
  return async (code: Promise<unknown>, resubmit: () => void): Promise<void> => {
    const sent = latestDraft.current;
    const manualChosen = waitForManual();
    const all = Promise.all([awaitFigure(figures, sent), inTime(code, CODE_LIMIT_MS)]);
    const [figure] = await (sent.manual ? all : Promise.race([all, manualChosen]));
    const outcome = settle(figures, sent, latestDraft.current, figure);
    // A visitor who has ticked manual entry meanwhile is about to type, and will submit again.
    if (outcome === 'manual') return;
    // The form was changed meanwhile, so submit its current entries.
    if (outcome === 'changed') return resubmit();
    if (outcome === 'failed') {
      // The failed query shows its own toast.
      const manual = { type: 'draftChanged', change: { manual: true } } as const;
      return dispatchAndFocus(dispatch, manual, 'life-expectancy');
    }
    clearToast();
    startTransition(() => dispatch({ type: 'visualized', visualization: outcome }));
  };
}

/**
 * Submits the form: checks it, waits for the country's figure and the results' code if they are not loaded yet, and
 * shows the results.
 * @returns whether a submit is waiting for something, whether its results are being rendered or it has failed, and the
 * function that submits: `inPlace` if the page stays where it is
 */
export function useVisualize(draft: Draft, dispatch: Dispatch<Action>) {
  const { queries, showToast, clearToast } = useServices();
  const { figures } = queries;
  const [calculating, startCalculating] = useTransition();
  const [progress, setProgress] = useState<'rendering' | 'failed' | null>(null);
  const attempts = useRef(0);
  const latest = useLatestDraft(draft);
  const { latestDraft } = latest;
  const calculate = useCalculation(latest, dispatch);

  /** Shows the results if their code arrives late, unless the visitor has changed or submitted the form meanwhile. */
  const visualizeOnceLoaded = (code: Promise<unknown>): void => {
    const [attempt, submitted] = [attempts.current, latestDraft.current];
    const show = () => {
      if (attempts.current === attempt && latestDraft.current === submitted) visualize(false);
    };
    // A failure to load has already been reported.
    if (!loadedResults()) code.then(show, () => undefined);
  };

  const visualize = (inPlace: boolean): void => {
    const submission = createSubmission(figures, latestDraft.current, inPlace);
    const { problems } = submission;
    if (problems.length > 0) {
      const toast = problems.map(toastOf).find(Boolean);
      if (toast) showToast(toast);
      return dispatchAndFocus(dispatch, { type: 'submitRefused' }, ERROR_SUMMARY_ID);
    }
    const visualization = visualizeIfLoaded(figures, submission);
    setProgress(visualization && 'rendering');
    attempts.current += 1;
    if (visualization) {
      clearToast();
      // Rendering the results takes longer than a frame. The button answers first.
      return inNextTask(() => {
        dispatch({ type: 'visualized', visualization });
        setProgress(null);
      });
    }
    const code = Promise.all([
      loadResults(),
      hasSchedules(submission.draft.activities) && loadScheduleRules(),
    ]);
    startCalculating(() =>
      calculate(code, () => visualize(false)).catch(() => {
        showToast(TOASTS.visualizeFailed);
        setProgress('failed');
        visualizeOnceLoaded(code);
      }),
    );
  };

  return { calculating, progress, visualize };
}
