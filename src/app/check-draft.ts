import type { Draft } from '../document/draft.ts';
import { type ParsedDraft, type Problem, parseDraft } from '../document/parse-draft.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { LookUp } from '../platform/look-ups.ts';
import type { LifeExpectancy } from '../world/life-expectancy.ts';

const FIGURE_MISSING: Problem = { at: { of: 'country' }, code: 'figureMissing' };

/** Parses a draft as `parseDraft` does. A country whose figure could not be looked up is a problem, too. */
export function checkDraft(
  draft: Draft,
  today: CalendarDate,
  figure: Pick<LookUp<LifeExpectancy>, 'error'>,
): ParsedDraft {
  const parsed = parseDraft(draft, today);
  if (figure.error === undefined || parsed.lifeExpectancy !== 'country') return parsed;
  // In the order of the fields, after that of the birthdate.
  const problems = parsed.problems.toSpliced(parsed.birthdate ? 0 : 1, 0, FIGURE_MISSING);
  return { ...parsed, problems, profile: null };
}
