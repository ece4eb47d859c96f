import { type Dispatch, useEffect, useState, useTransition } from 'react';
import { TOASTS } from '#words/form.ts';
import { type Draft, hasSchedules } from '../document/draft.ts';
import type { Problem } from '../document/problem.ts';
import { scheduleRules } from '../document/schedule-rules-chunk.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { inNextTask } from '../platform/next-task.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { CODE_LIMIT_MS, withTimeout } from '../platform/with-timeout.ts';
import { ERROR_SUMMARY_ID, type FormModel } from '../sections/form/index.ts';
import { PROBLEM_TOASTS, type ToastMessage } from '../words/toasts.ts';
import { resultsCode } from './chunks.ts';
import { useServices } from './services-context.ts';
import type { Action } from './state.ts';
import { nextStep, type Submit, type SubmitStep } from './submit.ts';

/** The toast of a problem, with the problem's own text if it has one. */
function toastOf({ code, text }: Problem): ToastMessage | undefined {
  const toast = code && PROBLEM_TOASTS[code];
  return toast && { ...TOASTS[toast], ...(text && { text }) };
}

/**
 * Submits the form: checks it, waits for the country's figure and the results' code if they are not loaded yet, and
 * shows the results (`nextStep` decides).
 * @param figureFailed whether the figure of the chosen country could not be fetched
 */
export function useSubmit(
  { draft, parsed, asOf, countryChoice: { figure } }: FormModel,
  figureFailed: boolean,
  dispatch: Dispatch<Action>,
) {
  const { showToast, clearToast } = useServices();
  const [submit, setSubmit] = useState<Submit | null>(null);
  const [isShowing, startShowing] = useTransition();

  /** Ends the submit with a change, and focuses something that comes into the page with it. */
  const endAndFocus = (action: Action, id: string) => {
    setSubmit(null);
    // React cannot flush synchronously inside an effect.
    queueMicrotask(() => changeAndFocus(() => dispatch(action), id));
  };

  const waitFor = (sent: Draft) => {
    // A new object, so that `nextStep` runs again.
    const proceed = (phase: 'waiting' | 'failed') =>
      setSubmit((now) => (now && 'sent' in now && now.sent === sent ? { phase, sent } : now));
    setSubmit({ phase: 'waiting', sent });
    const code = Promise.all([resultsCode.load(), hasSchedules(sent.activities) && scheduleRules.load()]);
    withTimeout(code, CODE_LIMIT_MS).then(
      () => proceed('waiting'),
      () => {
        showToast(TOASTS.visualizeFailed);
        proceed('failed');
        // A failure to load has just been reported.
        code.then(
          () => proceed('failed'),
          () => undefined,
        );
      },
    );
  };

  const take = useEventCallback((step: SubmitStep, phase: Submit['phase']) => {
    switch (step.type) {
      case 'wait':
        return waitFor(draft);
      case 'stop':
        return setSubmit(null);
      case 'enterManually':
        // The failed query shows its own toast.
        return endAndFocus({ type: 'draftChanged', change: { manual: true } }, 'life-expectancy');
      case 'refuse': {
        const toast = step.problems.map(toastOf).find(Boolean);
        if (toast) showToast(toast);
        return endAndFocus({ type: 'submitRefused' }, ERROR_SUMMARY_ID);
      }
      case 'show': {
        setSubmit({ phase: 'rendering' });
        const show = () => {
          clearToast();
          dispatch({ type: 'visualized', visualization: step.visualization });
          setSubmit(null);
        };
        if (phase === 'waiting') return startShowing(show);
        // Rendering the results takes longer than a frame. The button answers first.
        return inNextTask(show);
      }
    }
  });

  useEffect(() => {
    if (!submit) return;
    const code = resultsCode.loaded();
    const step = nextStep(submit, { draft, parsed, asOf, figure, figureFailed, code });
    if (step) take(step, submit.phase);
  }, [submit, draft, parsed, asOf, figure, figureFailed, take]);

  const phase = submit?.phase;
  return {
    /** Whether a submit waits for something, or for its results to be rendered after that. */
    isCalculating: phase === 'waiting' || isShowing,
    isBusy: isShowing || (submit !== null && phase !== 'failed'),
    hasFailed: phase === 'failed',
    /** Submits the form as it will be after all changes of the same event. @param inPlace whether the page stays where it is */
    submit: (inPlace: boolean) => setSubmit({ phase: 'checking', inPlace }),
  };
}
