import type { Draft } from '../document/draft.ts';
import { isExample } from '../document/example.ts';
import type { ParsedDraft } from '../document/parse-draft.ts';
import type { Problem } from '../document/problem.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import { placeName } from '../words/shown-names.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';
import type { SubmitOrigin, Visualization } from './state.ts';

/** A submit of the form that has not led to results yet. `sent` is the form as it was submitted. */
export type Submit = { readonly origin: SubmitOrigin } /** The form is about to be checked. */ & (
  | { readonly phase: 'checking' }
  /** Waits for the country's figure or for code. */
  | { readonly phase: 'waiting'; readonly sent: Draft }
  /** Everything is there, and the results are being rendered. */
  | { readonly phase: 'rendering' }
  /** The code did not come in time. */
  | { readonly phase: 'failed'; readonly sent: Draft }
);

/** The form as it is now, and everything that has been loaded. */
export interface SubmitInputs {
  readonly draft: Draft;
  readonly parsed: ParsedDraft;
  /** The day as of which the form was parsed. */
  readonly asOf: CalendarDate;
  /** The life expectancy of the chosen country; `undefined` while it is not known. */
  readonly figure: LifeExpectancy | undefined;
  readonly figureFailed: boolean;
  /** Whether the code of the results is loaded. */
  readonly isLoaded: boolean;
}

export type SubmitStep =
  | { readonly type: 'refuse'; readonly problems: readonly Problem[] }
  /** The submit has to wait for the country's figure or for code. */
  | { readonly type: 'wait'; readonly sent: Draft }
  /** The visitor has chosen manual entry meanwhile, or nobody has asked for the results: the button is there. */
  | { readonly type: 'stop' }
  /** The figure could not be fetched: the visitor has to enter one. */
  | { readonly type: 'enterManually' }
  /** `waited`: the button has shown that it waits, and need not answer first. */
  | { readonly type: 'show'; readonly visualization: Visualization; readonly waited: boolean };

export type SubmitEvent =
  | { readonly type: 'requested'; readonly origin: SubmitOrigin }
  /** The visitor has begun to fill in the form: nothing may fold it under their fingers. */
  | { readonly type: 'begun' }
  | SubmitStep
  /** The code for a form that was sent did not come in time. It may still come. */
  | { readonly type: 'codeMissed'; readonly sent: Draft }
  /** The results are on screen. */
  | { readonly type: 'shown' };

/** The submit after an event; `null` if none is under way. */
export function reduceSubmit(submit: Submit | null, event: SubmitEvent): Submit | null {
  switch (event.type) {
    case 'requested':
      return { origin: event.origin, phase: 'checking' };
    case 'begun':
      return submit?.origin === 'restored' ? null : submit;
    case 'wait':
      return submit && { origin: submit.origin, phase: 'waiting', sent: event.sent };
    case 'codeMissed': {
      const isWaiting = submit?.phase === 'waiting' && submit.sent === event.sent;
      return isWaiting ? { ...submit, phase: 'failed' } : submit;
    }
    case 'show':
      return submit && { origin: submit.origin, phase: 'rendering' };
    case 'refuse':
    case 'stop':
    case 'enterManually':
    case 'shown':
      return null;
  }
}

/** Creates the results of a form without problems; `null` while something is missing. */
function createVisualization(
  { draft, parsed: { profile }, asOf, figure, isLoaded }: SubmitInputs,
  origin: SubmitOrigin,
): Visualization | null {
  const { manual, country } = draft;
  const used = manual || !country ? null : figure;
  const lifeExpectancy = used === null ? profile?.lifeExpectancy : used?.lifeExpectancy;
  if (!profile || !lifeExpectancy || !isLoaded) return null;
  return {
    draft,
    origin,
    profile: { ...profile, lifeExpectancy },
    asOf,
    country,
    figure: used && country ? { ...used, countryName: placeName(country) } : null,
    example: isExample(draft),
  };
}

/**
 * Decides what comes next for a submit. Changes that are made to the form while it waits count.
 * @returns `null` while there is nothing to do
 */
export function nextStep(submit: Submit, inputs: SubmitInputs): SubmitStep | null {
  const { draft, parsed, figure, figureFailed, isLoaded } = inputs;
  const isWaiting = submit.phase === 'waiting';
  if (submit.phase === 'rendering') return null;
  const { origin } = submit;
  const isAsked = origin !== 'restored';
  // Results that come late are shown unless the visitor has changed the form meanwhile.
  if (submit.phase === 'failed' && (!isLoaded || draft !== submit.sent)) return null;
  if (isWaiting && !submit.sent.manual) {
    if (figureFailed && draft.country === submit.sent.country) {
      return { type: isAsked ? 'enterManually' : 'stop' };
    }
    if (draft.manual) return { type: 'stop' };
  }
  const needsFigure = !draft.manual && draft.country !== null;
  if (isWaiting && (!isLoaded || (needsFigure && !figure))) return null;
  if (parsed.problems.length > 0) {
    return isAsked ? { type: 'refuse', problems: parsed.problems } : { type: 'stop' };
  }
  const visualization = createVisualization(inputs, origin);
  if (visualization) return { type: 'show', visualization, waited: isWaiting };
  return isWaiting ? null : { type: 'wait', sent: draft };
}
