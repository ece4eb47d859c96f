import {
  type Dispatch,
  type TransitionStartFunction,
  useEffect,
  useReducer,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { TOASTS } from '#words/form.ts';
import type { Problem } from '../document/problem.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { inNextTask } from '../platform/next-task.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { CODE_LIMIT_MS, withTimeout } from '../platform/with-timeout.ts';
import { ERROR_SUMMARY_ID, type FormModel } from '../sections/form/index.ts';
import { PROBLEM_TOASTS, type ToastMessage } from '../words/toasts.ts';
import { resultsPart } from './chunks.ts';
import { useServices } from './services-context.ts';
import type { Action, SubmitOrigin } from './state.ts';
import { nextStep, reduceSubmit, type SubmitEvent, type SubmitStep } from './submit.ts';

/** The toast of a problem, with the problem's own text if it has one. */
function toastOf({ code, text }: Problem): ToastMessage | undefined {
  const toast = code && PROBLEM_TOASTS[code];
  return toast && { ...TOASTS[toast], ...(text && { text }) };
}

/** Makes a change, and focuses something that comes into the page with it. */
const focusAfter = (change: () => void, id: string) =>
  // React cannot flush synchronously inside an effect.
  queueMicrotask(() => changeAndFocus(change, id));

interface Submitting {
  readonly send: (event: SubmitEvent) => void;
  readonly dispatch: Dispatch<Action>;
  readonly startShowing: TransitionStartFunction;
}

/** Does what comes next for a submit. */
function useSubmitStep({ send, dispatch, startShowing }: Submitting): (step: SubmitStep) => void {
  const { showToast, clearToast } = useServices();
  return useEventCallback((step: SubmitStep) => {
    send(step);
    switch (step.type) {
      case 'stop':
        return;
      case 'wait':
        return void withTimeout(resultsPart.load(), CODE_LIMIT_MS).catch(() => {
          showToast(TOASTS.visualizeFailed);
          send({ type: 'codeMissed', sent: step.sent });
        });
      case 'enterManually': {
        // The failed query shows its own toast.
        const manually = { type: 'draftChanged', change: { manual: true }, byPage: true } as const;
        return focusAfter(() => dispatch(manually), 'life-expectancy');
      }
      case 'refuse': {
        const toast = step.problems.map(toastOf).find(Boolean);
        if (toast) showToast(toast);
        return focusAfter(() => dispatch({ type: 'submitRefused' }), ERROR_SUMMARY_ID);
      }
      case 'show': {
        const show = () => {
          clearToast();
          dispatch({ type: 'visualized', visualization: step.visualization });
          send({ type: 'shown' });
        };
        // Rendering the results takes longer than a frame. A button that has not answered yet does so first.
        return step.waited ? startShowing(show) : inNextTask(show);
      }
    }
  });
}

/**
 * Submits the form: checks it, waits for the country's figure and the results' code if they are not loaded yet, and
 * shows the results. `submit.ts` decides all that; this does it.
 * @param figureFailed whether the figure of the chosen country could not be fetched
 */
export function useSubmit(
  { draft, parsed, asOf, countryChoice: { figure } }: FormModel,
  figureFailed: boolean,
  dispatch: Dispatch<Action>,
) {
  const [submit, send] = useReducer(reduceSubmit, null);
  const [isShowing, startShowing] = useTransition();
  // Not `useChunk`, which loads it even for a submit that is refused.
  const isLoaded = useSyncExternalStore(
    resultsPart.subscribe,
    () => resultsPart.loaded() !== undefined,
    () => false,
  );
  const take = useSubmitStep({ send, dispatch, startShowing });

  useEffect(() => {
    const step = submit && nextStep(submit, { draft, parsed, asOf, figure, figureFailed, isLoaded });
    if (step) take(step);
  }, [submit, draft, parsed, asOf, figure, figureFailed, isLoaded, take]);

  const phase = submit?.phase;
  return {
    /** Whether a submit waits for something, or for its results to be rendered after that. */
    isCalculating: phase === 'waiting' || isShowing,
    isBusy: isShowing || (submit !== null && phase !== 'failed'),
    hasFailed: phase === 'failed',
    /** Submits the form as it will be after all changes of the same event. */
    submit: (origin: SubmitOrigin) => send({ type: 'requested', origin }),
    /** Called when the visitor starts to fill in the form. */
    begin: () => send({ type: 'begun' }),
  };
}
