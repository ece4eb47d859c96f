import { PROBLEM_MESSAGES } from '../../content/problems.ts';
import { useForm } from './form-context.ts';
import type { FieldId } from './problem.ts';

/** What is wrong with a field, in words. Hours that cannot be read are wrong at once, all else after a refused submit. */
export function useProblem(field: FieldId): string | undefined {
  const { problems, parsed } = useForm();
  const unreadable = parsed.problems.filter(({ code }) => code === 'hoursUnreadable');
  const problem = [...problems, ...unreadable].find((each) => each.field === field);
  return problem && PROBLEM_MESSAGES[problem.code];
}
