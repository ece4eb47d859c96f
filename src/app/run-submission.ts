import type { Draft } from '../document/draft.ts';
import { type ParsedDraft, type Problem, parseDraft } from '../document/parse-draft.ts';
import { enteredExpectancy, expectancyAtBirth, type SubmittedLife } from '../document/submitted-life.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';

const FIGURE_MISSING: Problem = { at: { of: 'country' }, code: 'figureMissing' };

/**
 * Parses a draft as `parseDraft` does. A country whose figure could not be looked up is a problem, too.
 * @param error of that look-up; `undefined` for none
 */
export function checkDraft(draft: Draft, today: CalendarDate, error: unknown): ParsedDraft {
  const parsed = parseDraft(draft, today);
  if (error === undefined || parsed.lifeExpectancy !== 'country') return parsed;
  // In the order of the fields, after that of the birthdate.
  const problems = parsed.problems.toSpliced(parsed.birthdate ? 0 : 1, 0, FIGURE_MISSING);
  return { ...parsed, problems, profile: null };
}

export type Outcome =
  /** There are results of the form as it is now. */
  | { readonly kind: 'shown'; readonly draft: Draft; readonly submitted: SubmittedLife }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** The country's figure cannot be looked up: its look-up says why, to the form as well. */
  | { readonly kind: 'noFigure' }
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
  if (!profile) return null;
  const { birthdate, activities, lifeExpectancy: years } = profile;
  const common = { time: { kind: 'dated', birthdate }, activities, country, example: false } as const;
  if (years !== 'country') return { ...common, atBirth: enteredExpectancy(years) };
  if (!country || figure?.code !== country.code) return null;
  return { ...common, atBirth: expectancyAtBirth(figure) };
}

/** Runs a submit: checks the form, waits for the country's figure and for the code of the results, and checks it again. */
export async function runSubmission(submission: Submission): Promise<Outcome> {
  const { check, findFigure, loadResults, signal } = submission;
  const { problems, draft } = check();
  if (problems.length > 0) return { kind: 'refused', problems };

  const country = draft.manual ? null : draft.country;
  // The signal is not passed on: the field shows the same figure, also after a submit that was overtaken.
  const figure = country && (await findFigure(country.code).catch(() => null));
  if (signal.aborted) return { kind: 'overtaken' };
  if (country && !figure) return { kind: 'noFigure' };

  const isLoaded = await loadResults().then(
    () => true,
    () => false,
  );
  if (signal.aborted) return { kind: 'overtaken' };
  if (!isLoaded) return { kind: 'codeMissing' };

  const last = check();
  const submitted = createSubmittedLife(last, figure);
  if (submitted) return { kind: 'shown', draft: last.draft, submitted };
  // Without a problem, another country has just been chosen, which is waited for next.
  return last.problems.length > 0 ? { kind: 'refused', problems: last.problems } : { kind: 'overtaken' };
}
