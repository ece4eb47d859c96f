import type { Draft } from '../document/draft.ts';
import { type ParsedDraft, type Problem, parseDraft } from '../document/parse-draft.ts';
import type { SubmittedLife } from '../document/submitted-life.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';

export type Outcome =
  /** There are results of the form as it is now. */
  | { readonly kind: 'shown'; readonly draft: Draft; readonly submitted: SubmittedLife }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  | { readonly kind: 'noFigure'; readonly cause: unknown }
  /** The code of the results could not be loaded, or not in time. If it comes later, the next submit uses it. */
  | { readonly kind: 'codeMissing' }
  /** A later submit has taken its place, or what it waited for is no longer wanted. */
  | { readonly kind: 'overtaken' };

export interface Submission {
  /** The form as it is now: changes that are made while it waits count. */
  readonly readDraft: () => Draft;
  readonly readToday: () => CalendarDate;
  /** Whether the figure of the chosen country has failed before. */
  readonly hasFigureFailed: () => boolean;
  /** @param code ISO 3166-1 alpha-3 */
  readonly findFigure: (code: string) => Promise<LifeExpectancy>;
  readonly loadResults: () => Promise<unknown>;
  /** Aborted by a later submit, and by a choice that makes this one pointless. */
  readonly signal: AbortSignal;
}

/** The life of a form without problems. @param figure the country's; `null` with years that were entered */
function createSubmittedLife(
  { country }: Draft,
  { profile }: ParsedDraft,
  figure: LifeExpectancy | null,
): SubmittedLife | null {
  const { birthdate, activities, lifeExpectancy: years } = profile ?? {};
  if (!birthdate || !activities) return null;
  const common = { time: { kind: 'dated', birthdate }, activities, country, example: false } as const;
  if (years) return { ...common, atBirth: { kind: 'entered', years } };
  if (!country || figure?.code !== country.code) return null;
  return { ...common, atBirth: { kind: 'figure', figure } };
}

/** Runs a submit: checks the form, waits for the country's figure and for the code of the results, and checks it again. */
export async function runSubmission(submission: Submission): Promise<Outcome> {
  const { readDraft, readToday, hasFigureFailed, findFigure, loadResults, signal } = submission;
  const check = () => parseDraft(readDraft(), readToday(), hasFigureFailed());
  const { problems } = check();
  if (problems.length > 0) return { kind: 'refused', problems };
  const { manual, country } = readDraft();
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
  const draft = readDraft();
  const parsed = check();
  const submitted = createSubmittedLife(draft, parsed, figure);
  if (submitted) return { kind: 'shown', draft, submitted };
  // Without a problem, another country has just been chosen, which is waited for next.
  return parsed.problems.length > 0 ? { kind: 'refused', problems: parsed.problems } : { kind: 'overtaken' };
}
