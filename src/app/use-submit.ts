import { type Dispatch, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { TOASTS } from '#words/form.ts';
import type { Draft } from '../document/draft.ts';
import { type ParsedDraft, type Problem, parseDraft } from '../document/parse-draft.ts';
import { enteredExpectancy, expectancyAtBirth, type SubmittedLife } from '../document/submitted-life.ts';
import { today } from '../platform/clock.ts';
import { changeAndFocus, hasFocusWithin } from '../platform/focus.ts';
import { useFormat } from '../platform/locale.ts';
import { findWorldBank } from '../platform/site-settings.ts';
import { useEventCallback, useLatest } from '../platform/use-event-callback.ts';
import { CODE_LIMIT_MS, withTimeout } from '../platform/with-timeout.ts';
import { describeInToast } from '../sections/form/describe-problem.ts';
import type { FormModel } from '../sections/form/form-model.ts';
import { ERROR_SUMMARY_ID } from '../sections/form/life-form.tsx';
import type { ToastMessage } from '../words/toasts.ts';
import { type LifeExpectancy, NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { resultsChunk } from './chunks.ts';
import { useServices } from './services-context.ts';
import type { Action, SubmitOrigin } from './state.ts';

type Outcome =
  /** There are results of the form as it is now. */
  | { readonly kind: 'shown'; readonly draft: Draft; readonly submitted: SubmittedLife }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'noFigure'; readonly cause: unknown }
  /** The code of the results could not be loaded, or not in time. If it comes later, the next submit uses it. */
  | { readonly kind: 'codeMissing' }
  /** A later submit has taken its place, or what it waited for is no longer wanted. */
  | { readonly kind: 'overtaken' };

export interface Submission {
  /** Checks the form as it is now: changes that are made while it waits count. */
  readonly check: () => ParsedDraft & { readonly draft: Draft };
  /** @param code ISO 3166-1 alpha-3 */
  readonly findFigure: (code: string) => Promise<LifeExpectancy>;
  readonly loadResults: () => Promise<unknown>;
  /** Aborted by a later submit, and by a choice that makes this one pointless. */
  readonly signal: AbortSignal;
}

/** The life of a form without problems. @param figure the country's; `null` with years that were entered */
function createSubmittedLife(
  { profile, draft: { country } }: ReturnType<Submission['check']>,
  figure: LifeExpectancy | null,
): SubmittedLife | null {
  const { birthdate, activities, lifeExpectancy: years } = profile ?? {};
  if (!birthdate || !activities) return null;
  const common = { time: { kind: 'dated', birthdate }, activities, country, example: false } as const;
  if (years) return { ...common, atBirth: enteredExpectancy(years) };
  if (!country || figure?.code !== country.code) return null;
  return { ...common, atBirth: expectancyAtBirth(figure) };
}

/** Runs a submit: checks the form, waits for the country's figure and for the code of the results, and checks it again. */
export async function runSubmission({
  check,
  findFigure,
  loadResults,
  signal,
}: Submission): Promise<Outcome> {
  const { problems, draft: first } = check();
  if (problems.length > 0) return { kind: 'refused', problems };
  const { manual, country } = first;
  let figure: LifeExpectancy | null = null;
  if (!manual && country) {
    try {
      figure = await findFigure(country.code);
    } catch (cause) {
      return signal.aborted ? { kind: 'overtaken' } : { kind: 'noFigure', cause };
    }
  }
  try {
    if (!signal.aborted) await loadResults();
  } catch {
    return signal.aborted ? { kind: 'overtaken' } : { kind: 'codeMissing' };
  }
  if (signal.aborted) return { kind: 'overtaken' };
  const last = check();
  const submitted = createSubmittedLife(last, figure);
  if (submitted) return { kind: 'shown', draft: last.draft, submitted };
  // Without a problem, another country has just been chosen, which is waited for next.
  return last.problems.length > 0 ? { kind: 'refused', problems: last.problems } : { kind: 'overtaken' };
}

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
      check: () => {
        const { draft, countryChoice } = readForm();
        return { draft, ...parseDraft(draft, today(), countryChoice.figure.error !== undefined) };
      },
      findFigure: (code) => figures.get(code),
      loadResults: () => withTimeout(resultsChunk.load(), CODE_LIMIT_MS),
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
