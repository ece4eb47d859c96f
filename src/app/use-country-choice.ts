import { type Dispatch, useEffect, useEffectEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { TOASTS } from '#words/form.ts';
import { ENTER_MANUALLY, fillInFigure, wantsFigure } from '../document/changes.ts';
import type { Draft } from '../document/draft.ts';
import type { Change } from '../document/history.ts';
import { changeAndFocus, hasFocusWithin } from '../platform/focus.ts';
import { useLookUp } from '../platform/look-ups.ts';
import { chooseByWorldBank } from '../platform/site-settings.ts';
import type { CountryChoice, FormModel } from '../sections/form/form-model.ts';
import { idOf } from '../ui/target-ids.ts';
import { useToast } from '../ui/toast.tsx';
import type { ToastMessage } from '../words/toasts.ts';
import { type LifeExpectancy, NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { useLookUps } from './look-ups-context.ts';

/** The key of the only list of countries. */
const ALL_COUNTRIES = 'all';

const YEARS_ID = idOf({ of: 'lifeExpectancy' });

/** The countries to choose from, and the figure of the one that is chosen. */
export function useCountryChoice(draft: Draft, dispatch: Dispatch<Change>): CountryChoice {
  const { countries, figures } = useLookUps();
  const { showToast } = useToast();
  const code = draft.country?.code;
  const list = useLookUp(countries, ALL_COUNTRIES);
  const figure = useLookUp(figures, code);
  useEffect(() => {
    if (list.error) showToast(TOASTS.countriesFailed);
  }, [list.error, showToast]);
  const { value } = figure;
  /** Fills the manual field with a figure that arrives after manual entry was ticked. */
  const fillIn = useEffectEvent(({ lifeExpectancy }: LifeExpectancy) => {
    if (!wantsFigure(draft)) return;
    flushSync(() => dispatch(fillInFigure(lifeExpectancy)));
    const field = document.activeElement;
    // If the visitor types now, the text replaces the figure instead of being added to it.
    if (field instanceof HTMLInputElement && field.id === YEARS_ID) field.select();
  });
  useEffect(() => {
    // React cannot flush synchronously inside an effect.
    if (value) queueMicrotask(() => fillIn(value));
  }, [value]);
  return useMemo(
    () => ({
      list,
      onLoad: () => countries.start(ALL_COUNTRIES, true),
      figure,
      onChosen: (chosen) => figures.start(chosen, true),
    }),
    [countries, figures, list, figure],
  );
}

/** Names the World Bank only where it was asked. */
function toastOfFigure(cause: unknown): ToastMessage {
  if (cause instanceof NoLifeExpectancyError) return TOASTS.noLifeExpectancyData;
  const { title, text, textAlone } = TOASTS.lifeExpectancyFailed;
  return { title, text: chooseByWorldBank(text, textAlone) };
}

/**
 * Has the visitor enter the years in place of a figure that cannot be looked up.
 * @param endWait ends a submit that waits for the figure, and returns whether the visitor waits for it
 */
export function useMissingFigure(
  { draft, dispatch, countryChoice }: FormModel,
  endWait: () => boolean,
): void {
  const { showToast } = useToast();
  const { error } = countryChoice.figure;
  const enterManually = useEffectEvent((cause: unknown) => {
    const isAwaited = endWait();
    // The visitor has entered a life expectancy in the meantime and does not need the figure.
    if (draft.manual && draft.lifeExpectancy.trim() !== '') return;
    showToast(toastOfFigure(cause));
    const change = () => dispatch(ENTER_MANUALLY);
    // React cannot flush synchronously inside an effect.
    if (isAwaited || hasFocusWithin(`#${idOf({ of: 'country' })}`))
      queueMicrotask(() => changeAndFocus(change, YEARS_ID));
    else change();
  });
  useEffect(() => {
    if (error !== undefined) enterManually(error);
  }, [error]);
}
