import type { Dispatch } from 'react';
import { PROBLEM, SCHEDULE_PROBLEMS, TOASTS } from '#words/form.ts';
import type { ActivityDraft, Draft } from '../../document/draft.ts';
import type { FieldId } from '../../document/element-ids.ts';
import type { ParsedDraft, Problem } from '../../document/parse-draft.ts';
import type { DocumentAction } from '../../document/undo.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import { useFormat } from '../../platform/locale.ts';
import type { LookUp } from '../../platform/look-ups.ts';
import { describeOverfullWeek } from '../../words/describe-schedule.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import type { ToastMessage } from '../../words/toasts.ts';
import type { Country, LifeExpectancy } from '../../world/life-expectancy.ts';

export interface CountryChoice {
  readonly list: LookUp<readonly Country[]>;
  readonly onLoad: () => void;
  readonly figure: LookUp<LifeExpectancy>;
  /** Looks up the figure of a country, again if that has failed. @param code ISO 3166-1 alpha-3 */
  readonly onChosen: (code: string) => void;
}

export interface FormModel {
  readonly draft: Draft;
  readonly parsed: ParsedDraft;
  /** The day as of which it was parsed: today, or the day of the build when prerendered. */
  readonly asOf: CalendarDate;
  readonly problems: readonly Problem[];
  readonly dispatch: Dispatch<DocumentAction>;
  readonly countryChoice: CountryChoice;
  readonly onTooManyActivities: () => void;
}

/**
 * The only property of the form's components. Not a context: when a context changes, React drops the prerendered icons,
 * whose code is not loaded yet.
 */
export interface FormProps {
  readonly form: FormModel;
}

export interface ActivityProps extends FormProps {
  readonly activity: ActivityDraft;
  readonly position: number;
}

export const lifeExpectancyOf = ({
  draft,
  parsed,
  countryChoice,
}: Pick<FormModel, 'draft' | 'parsed' | 'countryChoice'>) =>
  draft.manual ? parsed.lifeExpectancy : countryChoice.figure.value?.lifeExpectancy;

export function describeProblem(format: Format, problem: Problem): string {
  if (problem.code === 'schedule') return SCHEDULE_PROBLEMS[problem.wrong];
  if (problem.code === 'weekTooFull')
    return joinSentences(...problem.spans.map((span) => describeOverfullWeek(format, span)));
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
export function useFieldProblems({ problems }: FormModel): (field: FieldId) => string | undefined {
  const format = useFormat();
  return (field) => {
    const problem = problems.find((each) => each.field === field);
    return problem && describeProblem(format, problem);
  };
}
