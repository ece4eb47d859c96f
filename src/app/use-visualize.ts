import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useLayoutEffect, useRef, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { PROBLEM_TOASTS } from '../content/problems.ts';
import { TOASTS, type ToastMessage } from '../content/toasts.ts';
import { type Draft, parseActivities } from '../features/form/draft.ts';
import {
  findProblems,
  type Problem,
  parseBirthdate,
  parseLifeExpectancy,
} from '../features/form/find-problems.ts';
import { today } from '../platform/clock.ts';
import { lifeExpectancyQuery } from './look-up-queries.ts';
import { loadResults } from './results-chunk.ts';
import type { Action, Visualization } from './state.ts';

interface VisualizeOptions {
  readonly draft: Draft;
  readonly worldBankUrl: string;
  readonly dispatch: (action: Action) => void;
  readonly showToast: (message: ToastMessage) => void;
}

/**
 * The way from a form to its results: check it, wait for the country's figure and the results' code, show them.
 * @returns whether that is under way, and how to start it
 */
export function useVisualize({ draft, worldBankUrl, dispatch, showToast }: VisualizeOptions) {
  const queryClient = useQueryClient();
  const [calculating, startCalculating] = useTransition();
  // What was typed while the figure was on its way counts: the draft is read when it is needed, not when it was sent.
  const latestDraft = useRef(draft);
  useLayoutEffect(() => {
    latestDraft.current = draft;
  }, [draft]);

  const refuse = (problems: readonly Problem[]) => {
    // The messages are in the page before the focus comes to them.
    flushSync(() => dispatch({ type: 'submitRefused' }));
    const toast = problems.map(({ code }) => PROBLEM_TOASTS[code]).find(Boolean);
    if (toast) showToast(TOASTS[toast]);
    const [first] = problems;
    if (first) document.getElementById(first.field)?.focus();
  };

  const findDraftProblems = () => {
    const { country } = latestDraft.current;
    const { queryKey } = lifeExpectancyQuery(worldBankUrl, country?.code);
    const figureFailed = queryClient.getQueryState(queryKey)?.status === 'error';
    return findProblems(latestDraft.current, today(), figureFailed);
  };

  /** What the form says once its figure is known; `null` while the figure is that of a country chosen before. */
  const gather = async (): Promise<Visualization | null> => {
    const sent = latestDraft.current;
    const looked =
      !sent.manual && sent.country
        ? await queryClient.ensureQueryData(lifeExpectancyQuery(worldBankUrl, sent.country.code))
        : null;
    const { manual, country, birthdate, lifeExpectancy, activities } = latestDraft.current;
    if (manual !== sent.manual || country !== sent.country) return null;
    const seenOn = today();
    const born = parseBirthdate(birthdate, seenOn);
    const years = looked ? looked.lifeExpectancy : parseLifeExpectancy(lifeExpectancy);
    if (!born || years === null) return null;
    return {
      profile: { birthdate: born, lifeExpectancy: years, activities: parseActivities(activities) },
      seenOn,
      figure: looked && country ? { ...looked, countryName: country.name } : null,
    };
  };

  const calculate = async (): Promise<void> => {
    const problems = findDraftProblems();
    if (problems.length > 0) return refuse(problems);
    const [visualization] = await Promise.all([gather(), loadResults()]);
    // The form was changed meanwhile: what it says now is what counts.
    if (!visualization) return calculate();
    startTransition(() => dispatch({ type: 'visualized', visualization }));
  };

  const visualize = () => {
    const problems = findDraftProblems();
    if (problems.length > 0) return refuse(problems);
    startCalculating(async () => {
      try {
        await calculate();
      } catch {
        // A failed look-up has already said so, and turned manual entry on.
        if (!latestDraft.current.manual) showToast(TOASTS.visualizeFailed);
      }
    });
  };

  return { calculating, visualize };
}
