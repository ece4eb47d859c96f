import { PROBLEM, SCHEDULE_PROBLEMS, TOASTS } from '#words/form.ts';
import { type Field, isSameField } from '../../document/field.ts';
import type { Problem } from '../../document/parse-draft.ts';
import { useFormat } from '../../platform/locale.ts';
import { describeOverfullWeeks } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';
import type { ToastMessage } from '../../words/toasts.ts';
import type { FormModel } from './form-model.ts';

export function describeProblem(format: Format, problem: Problem): string {
  if (problem.code === 'schedule') return SCHEDULE_PROBLEMS[problem.wrong];
  if (problem.code === 'weekTooFull') return describeOverfullWeeks(format, problem.spans);
  return PROBLEM[problem.code];
}

const TOAST_OF: Partial<Record<Problem['code'], keyof typeof TOASTS>> = {
  countryMissing: 'lifeExpectancyMissing',
  figureMissing: 'lifeExpectancyMissing',
  lifeExpectancyInvalid: 'lifeExpectancyInvalid',
  totalTooMany: 'tooManyHours',
};

/** The toast of a problem; `undefined` for those that only their field shows. */
export function describeInToast(format: Format, problem: Problem): ToastMessage | undefined {
  const toast = TOAST_OF[problem.code];
  if (problem.code === 'weekTooFull')
    return { ...TOASTS.tooManyHours, text: describeProblem(format, problem) };
  return toast && TOASTS[toast];
}

/** Describes the problem of a field, after a refused submit. */
export function useFieldProblem({ problems }: FormModel, field: Field): string | undefined {
  const format = useFormat();
  const problem = problems.find(({ at }) => isSameField(at, field));
  return problem && describeProblem(format, problem);
}
