import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { TOASTS, type ToastMessage } from '../content/toasts.ts';
import type { CountryChoice } from '../features/form/country-choice.ts';
import type { Draft, DraftAction } from '../features/form/draft.ts';
import { fillInFigure } from '../features/form/figure-or-manual.ts';
import { useEventCallback } from '../platform/use-event-callback.ts';
import { NoLifeExpectancyError } from '../world/fetch-with-fallback.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import { ONLY_KEY, type Queries } from './queries.ts';
import { useQuery } from './use-query.ts';

interface CountryChoiceOptions {
  readonly draft: Draft;
  readonly lookUps: Queries;
  readonly dispatch: (action: DraftAction) => void;
  readonly showToast: (message: ToastMessage) => void;
  readonly onReload: () => void;
}

/** Asks for something, and again if that has failed. A failure is read where the look-up is watched. */
const ask = (lookUp: Queries[keyof Queries], key: string) => void lookUp.fetch(key).catch(() => undefined);

/**
 * The countries to choose from, what they are searched with, and the figure of the one that is chosen.
 * @returns the choice, whether its figure could not be had, and what is called when the visitor begins with the form
 */
export function useCountryChoice({ draft, lookUps, dispatch, showToast, onReload }: CountryChoiceOptions) {
  const code = draft.country?.code;
  const [begun, setBegun] = useState(false);
  const countries = useQuery(lookUps.countries, ONLY_KEY);
  const search = useQuery(lookUps.countrySearch, begun ? ONLY_KEY : undefined);
  const figure = useQuery(lookUps.figures, code);

  useEffect(() => {
    if (countries.error) showToast(TOASTS.countriesFailed);
  }, [countries.error, showToast]);

  const giveUp = useEventCallback((error: unknown) => {
    // A visitor who has entered a life expectancy meanwhile has gone on without the figure.
    if (draft.manual && draft.lifeExpectancy.trim() !== '') return;
    const noData = error instanceof NoLifeExpectancyError;
    showToast(noData ? TOASTS.noLifeExpectancyData : TOASTS.lifeExpectancyFailed);
    dispatch({ type: 'draftChanged', change: { manual: true } });
  });
  useEffect(() => {
    if (figure.error) giveUp(figure.error);
  }, [figure.error, giveUp]);

  const fillIn = useEventCallback(({ lifeExpectancy }: LifeExpectancy) => {
    const change = fillInFigure(draft, lifeExpectancy);
    if (!change) return;
    flushSync(() => dispatch({ type: 'draftChanged', change }));
    const field = document.activeElement;
    // In case the visitor is about to type: that then replaces the figure instead of being added to it.
    if (field instanceof HTMLInputElement && field.id === 'life-expectancy') field.select();
  });
  useEffect(() => {
    const { value } = figure;
    // React does not render synchronously within an effect.
    if (value) queueMicrotask(() => fillIn(value));
  }, [figure, fillIn]);

  const choice = useMemo((): CountryChoice => {
    const isLate = countries.late || search.late;
    return {
      countries: countries.value,
      Search: search.value?.default,
      missing: search.error ? 'broken' : countries.error ? 'failed' : isLate ? 'late' : 'loading',
      onLoad: () => {
        setBegun(true);
        ask(lookUps.countrySearch, ONLY_KEY);
        ask(lookUps.countries, ONLY_KEY);
      },
      onReload,
      figure: figure.value,
      retryFigure: () => {
        if (code !== undefined) ask(lookUps.figures, code);
      },
      lookingUp: figure.late ? 'late' : figure.pending,
    };
  }, [lookUps, countries, search, figure, code, onReload]);

  const begin = useEventCallback(() => setBegun(true));
  return { choice, figureFailed: figure.error !== undefined, begin };
}
