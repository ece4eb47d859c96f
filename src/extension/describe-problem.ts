import { EXTENSION_PROBLEM } from '#words/extension.ts';
import { VIEW_PROBLEM } from '#words/view.ts';
import { today } from '../platform/clock.ts';
import type { LifeProblem } from '../view/find-life.ts';
import type { Format } from '../words/format-interface.ts';

/** Says why the saved life cannot be shown, and what to do. Figures are in the extension: none fails to arrive. */
export function describeProblem(format: Format, problem: LifeProblem): string {
  if (problem === 'future') return VIEW_PROBLEM.future({ date: format.date(today()) });
  if (problem === 'none' || problem === 'figure') return VIEW_PROBLEM.none;
  return EXTENSION_PROBLEM[problem];
}
