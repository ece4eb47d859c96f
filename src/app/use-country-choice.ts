import { type Dispatch, useEffect, useEffectEvent, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { TOASTS } from '#words/form.ts';
import { type Draft, fillInFigure } from '../document/draft.ts';
import type { DocumentAction } from '../document/undo.ts';
import { type LookUp, useLookUp } from '../platform/look-ups.ts';
import type { CountryChoice } from '../sections/form/form-model.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import { ALL_COUNTRIES, useServices } from './services-context.ts';

/** Fills the manual field with a figure that arrives after manual entry was ticked. */
function useFilledInFigure(
  draft: Draft,
  { value }: LookUp<LifeExpectancy>,
  dispatch: Dispatch<DocumentAction>,
) {
  const fillIn = useEffectEvent(({ lifeExpectancy }: LifeExpectancy) => {
    const change = fillInFigure(draft, lifeExpectancy);
    if (!change) return;
    flushSync(() => dispatch({ type: 'draftChanged', change, byPage: true }));
    const field = document.activeElement;
    // If the visitor types now, the text replaces the figure instead of being added to it.
    if (field instanceof HTMLInputElement && field.id === 'life-expectancy') field.select();
  });
  useEffect(() => {
    // React cannot flush synchronously inside an effect.
    if (value) queueMicrotask(() => fillIn(value));
  }, [value]);
}

export function useCountryChoice(draft: Draft, dispatch: Dispatch<DocumentAction>): CountryChoice {
  const { countries, figures, showToast } = useServices();
  const code = draft.country?.code;
  const list = useLookUp(countries, ALL_COUNTRIES);
  const figure = useLookUp(figures, code);
  useEffect(() => {
    if (list.error) showToast(TOASTS.countriesFailed);
  }, [list.error, showToast]);
  useFilledInFigure(draft, figure, dispatch);
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
