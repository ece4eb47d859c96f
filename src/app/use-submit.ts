import { type Dispatch, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TOASTS } from '#words/form.ts';
import type { Problem } from '../document/parse-draft.ts';
import { today } from '../platform/clock.ts';
import { changeAndFocus } from '../platform/focus.ts';
import { useFormat } from '../platform/locale.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { CODE_LIMIT_MS, withTimeout } from '../platform/with-timeout.ts';
import { describeInToast } from '../sections/form/describe-problem.ts';
import type { FormModel } from '../sections/form/form-model.ts';
import { ERROR_SUMMARY_ID } from '../sections/form/life-form.tsx';
import { useToast } from '../ui/toast.tsx';
import { resultsChunk } from './chunks.ts';
import { useLookUps } from './look-ups-context.ts';
import { checkDraft, type Outcome, runSubmission } from './run-submission.ts';
import type { Action, SubmitOrigin } from './state.ts';
import { useMissingFigure } from './use-country-choice.ts';

interface Pending {
  readonly origin: SubmitOrigin;
  readonly status: 'waiting' | 'codeMissing';
}

/** Says what is wrong with the form: in a toast, and in the summary, which takes the focus. */
function useRefusal(dispatch: Dispatch<Action>) {
  const { showToast } = useToast();
  const format = useFormat();
  return (problems: readonly Problem[]) => {
    const toast = problems.map((problem) => describeInToast(format, problem)).find(Boolean);
    // The summary has the same words.
    if (toast) showToast({ ...toast, silent: true });
    const summary = changeAndFocus(() => dispatch({ type: 'submitRefused' }), ERROR_SUMMARY_ID);
    // Of a summary that is higher than the window, the focus shows any part.
    summary?.firstElementChild?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
}

/** The submit that is under way, or has failed; `null` for none. A later one aborts an earlier one. */
function usePending() {
  const [pending, setPending] = useState<Pending | null>(null);
  const current = useRef<AbortController | null>(null);
  const begin = (origin: SubmitOrigin): AbortSignal => {
    current.current?.abort();
    current.current = new AbortController();
    setPending({ origin, status: 'waiting' });
    return current.current.signal;
  };
  const fail = (origin: SubmitOrigin) => setPending({ origin, status: 'codeMissing' });
  const end = () => {
    current.current?.abort();
    setPending(null);
  };
  const waitsFor = pending?.status === 'waiting' ? pending.origin : null;
  return { pending, waitsFor, begin, fail, end };
}

const loadResults = () => withTimeout(resultsChunk.load(), CODE_LIMIT_MS);

/** Submits the form, and turns what becomes of it into toasts, focus and state. */
export function useSubmit(form: FormModel, dispatch: Dispatch<Action>) {
  const { showToast, clearToast } = useToast();
  const { pending, waitsFor, begin, fail, end } = usePending();
  const refuse = useRefusal(dispatch);
  const { figures } = useLookUps();
  const { draft } = form;
  const { figure } = form.countryChoice;
  const findFigure = (code: string) => figures.get(code);
  const check = useEventCallback(() => ({ draft, ...checkDraft(draft, today(), figure.error) }));

  const settle = (outcome: Outcome, origin: SubmitOrigin) => {
    if (outcome.kind === 'refused') {
      end();
      if (origin !== 'restored') refuse(outcome.problems);
    } else if (outcome.kind === 'codeMissing') {
      showToast(TOASTS.visualizeFailed);
      fail(origin);
    } else if (outcome.kind === 'shown') {
      const visualization = { draft: outcome.draft, submitted: outcome.submitted, origin };
      // The button and the banner are painted while the results are rendered.
      startTransition(() => {
        clearToast();
        dispatch({ type: 'visualized', visualization });
        end();
      });
    }
  };

  const submit = useEventCallback((origin: SubmitOrigin) => {
    const submission = { check, findFigure, loadResults, signal: begin(origin) };
    void runSubmission(submission).then((outcome) => settle(outcome, origin));
  });

  /** Another country is waited for instead; with manual entry, the visitor has yet to enter the years. */
  const onPersonChange = useEffectEvent(() => {
    if (!waitsFor) return;
    if (draft.manual) end();
    else submit(waitsFor);
  });
  useEffect(() => onPersonChange(), [draft.country, draft.manual]);
  useMissingFigure(form, () => {
    if (waitsFor) end();
    return waitsFor !== null && waitsFor !== 'restored';
  });

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
