import type { Dispatch } from 'react';
import type { ActivityDraft, Draft } from '../../document/draft.ts';
import type { Change } from '../../document/history.ts';
import type { ParsedDraft, Problem } from '../../document/parse-draft.ts';
import type { CalendarDate } from '../../life/calendar-date.ts';
import type { LookUp } from '../../platform/look-ups.ts';
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
  readonly dispatch: Dispatch<Change>;
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

/** In years; nothing while it is unknown. */
export const lifeExpectancyOf = ({ parsed, countryChoice }: Pick<FormModel, 'parsed' | 'countryChoice'>) =>
  parsed.lifeExpectancy === 'country' ? countryChoice.figure.value?.lifeExpectancy : parsed.lifeExpectancy;
