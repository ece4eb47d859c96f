import { type Dispatch, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PROBLEM, TOASTS } from '#words/form.ts';
import { type Problem, parseDraft } from '../document/parse-draft.ts';
import { createLife } from '../life/life.ts';
import { today } from '../platform/clock.ts';
import { changeAndFocus, hasFocusWithin } from '../platform/focus.ts';
import { findWorldBank } from '../platform/site-settings.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { CODE_LIMIT_MS, withTimeout } from '../platform/with-timeout.ts';
import type { FormModel } from '../sections/form/form-model.ts';
import { ERROR_SUMMARY_ID } from '../sections/form/life-form.tsx';
import { placeName } from '../words/shown-names.ts';
import { PROBLEM_TOASTS, type ToastMessage } from '../words/toasts.ts';
import { type LifeExpectancy, NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { resultsPart } from './chunks.ts';
import { useServices } from './services-context.ts';
import type { Action, SubmitOrigin, Visualization } from './state.ts';

/** A submit that has not led to results yet. */
interface Submit {
  readonly origin: SubmitOrigin;
  /** The code of the results could not be loaded, or not in time. */
  readonly failed?: true;
}

/** Checks the form as it is now. The day may be another one than when it was rendered. */
function check({ draft, countryChoice }: FormModel) {
  const asOf = today();
  return { draft, asOf, ...parseDraft(draft, asOf, countryChoice.figure.error !== undefined) };
}
type Checked = ReturnType<typeof check>;

/** The toast of a problem, with the problem's text if that is more than the usual one of its kind. */
function toastOf({ code, text }: Problem): ToastMessage | undefined {
  const toast = code && PROBLEM_TOASTS[code];
  return toast && { ...TOASTS[toast], ...(text !== PROBLEM[code] && { text }) };
}

/** Names the World Bank only where it was asked. */
function toastOfFigure(error: unknown): ToastMessage {
  if (error instanceof NoLifeExpectancyError) return TOASTS.noLifeExpectancyData;
  const { title, text, textAlone } = TOASTS.lifeExpectancyFailed;
  return { title, text: findWorldBank() === '' ? textAlone : text };
}

/**
 * The results of a form without problems, as of today.
 * @param figure the country's; `null` with one that was entered
 */
function createVisualization(
  { draft, profile, asOf }: Checked,
  figure: LifeExpectancy | null,
  origin: SubmitOrigin,
): Visualization | null {
  const { country } = draft;
  const lifeExpectancy = figure?.lifeExpectancy ?? profile?.lifeExpectancy;
  if (!profile || !lifeExpectancy) return null;
  const submitted = { ...profile, lifeExpectancy };
  return {
    draft,
    origin,
    profile: submitted,
    asOf,
    life: createLife(submitted, asOf),
    country,
    figure: figure && country && { ...figure, countryName: placeName(country) },
  };
}

/**
 * Submits the form: checks it, waits for the country's figure and the results' code if they are not there yet, and
 * shows the results. Changes that are made to the form meanwhile count, and a later submit ends an earlier one.
 */
export function useSubmit(form: FormModel, dispatch: Dispatch<Action>) {
  const { figures, showToast, clearToast } = useServices();
  const [submit, setSubmit] = useState<Submit | null>(null);
  const latest = useRef<Submit | null>(null);
  const formNow = useRef(form);
  const onPersonChange = useRef<() => void>(() => undefined);
  useLayoutEffect(() => {
    formNow.current = form;
  });
  const track = (next: Submit | null) => {
    latest.current = next;
    setSubmit(next);
  };

  const refuse = (problems: readonly Problem[], origin: SubmitOrigin) => {
    track(null);
    if (origin === 'restored') return;
    const toast = problems.map(toastOf).find(Boolean);
    if (toast) showToast(toast);
    changeAndFocus(() => dispatch({ type: 'submitRefused' }), ERROR_SUMMARY_ID);
  };

  /** @returns `null` with a life expectancy that was entered, `undefined` if the figure could not be fetched */
  const findFigure = async (): Promise<LifeExpectancy | null | undefined> => {
    const { manual, country } = formNow.current.draft;
    if (manual || !country) return null;
    const changed = new Promise<undefined>((resolve) => {
      onPersonChange.current = () => resolve(undefined);
    });
    const figure = await Promise.race([figures.get(country.code).catch(() => undefined), changed]);
    const { draft } = formNow.current;
    return draft.country === country && !draft.manual ? figure : findFigure();
  };

  /** @returns whether the code of the results is there. If it comes too late, the next submit uses it. */
  const loadResults = async (started: Submit): Promise<boolean> => {
    try {
      await withTimeout(resultsPart.load(), CODE_LIMIT_MS);
      return true;
    } catch {
      if (latest.current !== started) return false;
      showToast(TOASTS.visualizeFailed);
      setSubmit({ ...started, failed: true });
      return false;
    }
  };

  const run = async (origin: SubmitOrigin): Promise<void> => {
    const { draft, problems } = check(formNow.current);
    if (problems.length > 0) return refuse(problems, origin);
    const started = { origin };
    track(started);
    const figure = await findFigure();
    if (latest.current !== started) return;
    // `enterManually` ends it.
    if (figure === undefined) return;
    // The visitor has chosen manual entry in the meantime.
    if (formNow.current.draft.manual && !draft.manual) return track(null);
    const isLoaded = await loadResults(started);
    if (latest.current !== started || !isLoaded) return;
    const checked = check(formNow.current);
    const visualization = createVisualization(checked, figure, origin);
    if (!visualization) return refuse(checked.problems, origin);
    // The button and the banner are painted while the results are rendered.
    startTransition(() => {
      clearToast();
      dispatch({ type: 'visualized', visualization });
      track(null);
    });
  };

  const { draft } = form;
  useEffect(() => onPersonChange.current(), [draft.country, draft.manual]);
  const { error } = form.countryChoice.figure;
  const isCalculating = submit !== null && !submit.failed;
  /** Manual entry takes the place of a figure that could not be fetched. */
  const enterManually = useEventCallback((reason: unknown) => {
    // The visitor has entered a life expectancy in the meantime and does not need the figure.
    if (draft.manual && draft.lifeExpectancy.trim() !== '') return;
    const isAwaited = isCalculating && submit.origin !== 'restored';
    track(null);
    showToast(toastOfFigure(reason));
    const change = () => dispatch({ type: 'draftChanged', change: { manual: true }, byPage: true });
    // React cannot flush synchronously inside an effect.
    if (isAwaited || hasFocusWithin('#country'))
      queueMicrotask(() => changeAndFocus(change, 'life-expectancy'));
    else change();
  });
  useEffect(() => {
    if (error) enterManually(error);
  }, [error, enterManually]);

  return {
    isCalculating,
    hasFailed: submit?.failed === true,
    submit: useEventCallback((origin: SubmitOrigin) => void run(origin)),
    /** Called when the visitor starts to fill in the form: nothing may fold it under their fingers. */
    begin: useEventCallback(() => {
      if (latest.current?.origin === 'restored') track(null);
    }),
  };
}
