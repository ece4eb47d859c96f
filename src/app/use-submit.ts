import { type Dispatch, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TOASTS } from '#words/form.ts';
import { today } from '../platform/clock.ts';
import { changeAndFocus, hasFocusWithin } from '../platform/focus.ts';
import { findWorldBank } from '../platform/site-settings.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { useLatest } from '../platform/use-latest.ts';
import { useFormat } from '../platform/use-locale.ts';
import { CODE_LIMIT_MS, withTimeout } from '../platform/with-timeout.ts';
import { describeInToast, type FormModel } from '../sections/form/form-model.ts';
import { ERROR_SUMMARY_ID } from '../sections/form/life-form.tsx';
import type { ToastMessage } from '../words/toasts.ts';
import { NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { resultsPart } from './chunks.ts';
import { useServices } from './services-context.ts';
import type { Action, SubmitOrigin } from './state.ts';
import { type Outcome, runSubmission } from './submission.ts';

interface Pending {
  readonly origin: SubmitOrigin;
  readonly status: 'waiting' | 'codeMissing';
}

/** Names the World Bank only where it was asked. */
function toastOfFigure(cause: unknown): ToastMessage {
  if (cause instanceof NoLifeExpectancyError) return TOASTS.noLifeExpectancyData;
  const { title, text, textAlone } = TOASTS.lifeExpectancyFailed;
  return { title, text: findWorldBank() === '' ? textAlone : text };
}

/** Submits the form, and turns what becomes of it into toasts, focus and state. A later submit ends an earlier one. */
export function useSubmit(form: FormModel, dispatch: Dispatch<Action>) {
  const { figures, showToast, clearToast } = useServices();
  const format = useFormat();
  const [pending, setPending] = useState<Pending | null>(null);
  const current = useRef<AbortController | null>(null);
  const readForm = useLatest(form);
  /** Why a figure failed that has been replaced by manual entry: a submit and the look-up itself both report it. */
  const replaced = useRef<unknown>(undefined);
  const waitsFor = pending?.status === 'waiting' ? pending.origin : null;

  const end = () => {
    current.current?.abort();
    current.current = null;
    setPending(null);
  };

  /** Manual entry takes the place of a figure that could not be looked up. @param isAwaited whether the visitor waits for it */
  const enterManually = (cause: unknown, isAwaited: boolean) => {
    if (replaced.current === cause) return;
    replaced.current = cause;
    const { manual, lifeExpectancy } = readForm().draft;
    // The visitor has entered a life expectancy in the meantime and does not need the figure.
    if (manual && lifeExpectancy.trim() !== '') return;
    showToast(toastOfFigure(cause));
    const change = () => dispatch({ type: 'draftChanged', change: { manual: true }, byPage: true });
    // React cannot flush synchronously inside an effect.
    if (isAwaited || hasFocusWithin('#country'))
      queueMicrotask(() => changeAndFocus(change, 'life-expectancy'));
    else change();
  };

  const settle = (outcome: Outcome, origin: SubmitOrigin) => {
    switch (outcome.kind) {
      case 'overtaken':
        return;
      case 'refused': {
        end();
        if (origin === 'restored') return;
        const toast = outcome.problems.map((problem) => describeInToast(format, problem)).find(Boolean);
        // The summary, which takes the focus, has the same words.
        if (toast) showToast({ ...toast, silent: true });
        const summary = changeAndFocus(() => dispatch({ type: 'submitRefused' }), ERROR_SUMMARY_ID);
        // Of a summary that is higher than the window, the focus shows any part.
        summary?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        return;
      }
      case 'noFigure':
        end();
        enterManually(outcome.cause, origin !== 'restored');
        return;
      case 'codeMissing':
        showToast(TOASTS.visualizeFailed);
        setPending({ origin, status: 'codeMissing' });
        return;
      case 'shown': {
        const { draft, submitted } = outcome;
        // The button and the banner are painted while the results are rendered.
        startTransition(() => {
          clearToast();
          dispatch({ type: 'visualized', visualization: { draft, submitted, origin } });
          end();
        });
      }
    }
  };

  const submit = useEventCallback((origin: SubmitOrigin) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    setPending({ origin, status: 'waiting' });
    void runSubmission({
      readDraft: () => readForm().draft,
      readToday: today,
      hasFigureFailed: () => readForm().countryChoice.figure.error !== undefined,
      findFigure: (code) => figures.get(code),
      loadResults: () => withTimeout(resultsPart.load(), CODE_LIMIT_MS),
      signal: controller.signal,
    }).then((outcome) => settle(outcome, origin));
  });

  const { country, manual } = form.draft;
  /** Another country is waited for instead; with manual entry, the visitor has yet to enter the years. */
  const onPersonChange = useEffectEvent(() => {
    if (!waitsFor) return;
    if (manual) end();
    else submit(waitsFor);
  });
  // oxlint-disable-next-line react/set-state-in-effect -- a change may come from the form, an undo, a backup or another tab
  useEffect(() => onPersonChange(), [country, manual]);

  const { error } = form.countryChoice.figure;
  // A submit that waits for the figure ends with its cause.
  const onFigureFailed = useEffectEvent((cause: unknown) => {
    if (!waitsFor) enterManually(cause, false);
  });
  useEffect(() => {
    if (error !== undefined) onFigureFailed(error);
  }, [error]);

  return {
    isCalculating: waitsFor !== null,
    hasFailed: pending?.status === 'codeMissing',
    submit,
    /** Called when the visitor starts to fill in the form: nothing may fold it under their fingers. */
    begin: useEventCallback(() => {
      if (pending?.origin === 'restored') end();
    }),
  };
}
