import { type Dispatch, useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { TOASTS } from '#words/form.ts';
import type { Draft } from '../document/draft.ts';
import { fillInFigure } from '../document/figure-or-manual.ts';
import type { DocumentAction } from '../document/history.ts';
import { findWorldBank } from '../platform/site-settings.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import type { CountryChoice } from '../sections/form/index.ts';
import type { ToastMessage } from '../words/toasts.ts';
import { type LifeExpectancy, NoLifeExpectancyError } from '../world/life-expectancy.ts';
import { ONLY_KEY } from './queries.ts';
import type { QueryState } from './query-cache.ts';
import { useQuery } from './query-cache.ts';
import { useServices } from './services-context.ts';

export interface CountryQueries {
  readonly choice: CountryChoice;
  /** Whether the figure of the chosen country could not be fetched. */
  readonly figureFailed: boolean;
}

/** Names the World Bank only where it was asked. */
function figureFailed(): ToastMessage {
  const { title, text, textAlone } = TOASTS.lifeExpectancyFailed;
  return { title, text: findWorldBank() === '' ? textAlone : text };
}

/** Switches to manual entry when the figure could not be fetched. */
function useManualAfterFailure(
  draft: Draft,
  figure: QueryState<LifeExpectancy>,
  dispatch: Dispatch<DocumentAction>,
) {
  const { showToast } = useServices();
  const giveUp = useEventCallback((error: unknown) => {
    // The visitor has entered a life expectancy in the meantime and does not need the figure.
    if (draft.manual && draft.lifeExpectancy.trim() !== '') return;
    const noData = error instanceof NoLifeExpectancyError;
    showToast(noData ? TOASTS.noLifeExpectancyData : figureFailed());
    dispatch({ type: 'draftChanged', change: { manual: true }, byPage: true });
  });
  useEffect(() => {
    if (figure.error) giveUp(figure.error);
  }, [figure.error, giveUp]);
}

/** Fills the manual field with a figure that arrives after manual entry was ticked. */
function useFilledInFigure(
  draft: Draft,
  figure: QueryState<LifeExpectancy>,
  dispatch: Dispatch<DocumentAction>,
) {
  const fillIn = useEventCallback(({ lifeExpectancy }: LifeExpectancy) => {
    const change = fillInFigure(draft, lifeExpectancy);
    if (!change) return;
    flushSync(() => dispatch({ type: 'draftChanged', change, byPage: true }));
    const field = document.activeElement;
    // If the visitor types now, the text replaces the figure instead of being added to it.
    if (field instanceof HTMLInputElement && field.id === 'life-expectancy') field.select();
  });
  useEffect(() => {
    const { value } = figure;
    // React cannot flush synchronously inside an effect.
    if (value) queueMicrotask(() => fillIn(value));
  }, [figure, fillIn]);
}

/** The list of countries, and the figure of the chosen country. */
export function useCountryChoice(draft: Draft, dispatch: Dispatch<DocumentAction>): CountryQueries {
  const { queries, showToast } = useServices();
  const code = draft.country?.code;
  const countries = useQuery(queries.countries, ONLY_KEY);
  const figure = useQuery(queries.figures, code);
  useEffect(() => {
    if (countries.error) showToast(TOASTS.countriesFailed);
  }, [countries.error, showToast]);
  useManualAfterFailure(draft, figure, dispatch);
  useFilledInFigure(draft, figure, dispatch);
  const choice = useMemo(
    (): CountryChoice => ({
      countries: countries.value,
      missing: countries.error ? 'failed' : countries.late ? 'late' : 'loading',
      onLoad: () => queries.countries.refetch(ONLY_KEY),
      figure: figure.value,
      retryFigure: () => {
        if (code !== undefined) queries.figures.refetch(code);
      },
      lookingUp: figure.late ? 'late' : figure.pending,
    }),
    [queries, countries, figure, code],
  );

  return { choice, figureFailed: figure.error !== undefined };
}
