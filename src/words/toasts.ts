import type { PROBLEM, TOASTS } from '#words/form.ts';

/** A short message on top of the page. It reports a problem unless its variant says otherwise. */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
  readonly variant?: 'default';
}

type ToastId = keyof typeof TOASTS;

/** The problems of a form that are also shown in a toast. */
export const PROBLEM_TOASTS: Partial<Record<keyof typeof PROBLEM, ToastId>> = {
  countryMissing: 'lifeExpectancyMissing',
  figureMissing: 'lifeExpectancyMissing',
  lifeExpectancyInvalid: 'lifeExpectancyInvalid',
  totalTooMany: 'tooManyHours',
};
