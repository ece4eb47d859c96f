import type { WeeksBy } from '../../charts/week-picture.ts';
import type { ToastMessage } from '../../content/toasts.ts';
import type { Dates, Life } from '../../life/life.ts';
import type { Basis, ExpectedAges } from '../../life/life-expectancies.ts';
import type { Population } from '../../life/life-table.ts';
import type { PersonalEntries } from '../../life/personal-entries.ts';
import type { Format } from '../../messages/format.ts';
import { createRequiredContext } from '../../ui/required-context.ts';
import type { CountryFacts } from '../../world/country-facts.ts';
import type { Country, CountryFigure } from '../../world/life-expectancy.ts';
import type { ScheduleDraft } from '../schedule/schedule-draft.ts';
import type { ShownCountry } from './shown-country.ts';

/** The life in the results, with its origin. */
export interface ShownLife {
  readonly life: Life;
  /** `null` if they are unknown, as in a shared link. */
  readonly dates: Dates | null;
  /** The country of the life tables; `null` if no country was chosen. */
  readonly country: Country | null;
  /** The country's life expectancy at birth; `null` if the visitor entered one, or a link does not have it. */
  readonly figure: CountryFigure | null;
  /** Which life expectancy the life has. */
  readonly basis: Basis;
  /** The people of the life table; without meaning if the life expectancy is that at birth. */
  readonly population: Population;
  /** The calendar year of the life table; `null` if the life expectancy is that at birth. */
  readonly tableYear: number | null;
  /** The life expectancy at birth, or as entered, in years; in a link with another one, the link's. */
  readonly atBirth: number;
  /** Whether the life is the page's example. */
  readonly example: boolean;
}

/** What the results can change in an activity of the form, as text: its hours a day, or when it happens. */
export interface ActivityChange {
  readonly hours?: string;
  readonly schedule?: ScheduleDraft | undefined;
}

/** An activity of the form. */
interface FormActivity {
  readonly id: string;
  readonly name: string;
  /** A day. */
  readonly hours: number;
}

/** A change that the results have made in the form: to the hours of an activity, or to when it happens. */
export interface AppliedChange {
  readonly before: FormActivity;
  readonly after: FormActivity;
  readonly onUndo: () => void;
}

/** The facts of any country, each fetched once, by its ISO 3166-1 alpha-3 code. */
export interface FactsCache {
  /** Fetches the facts of a country, and calls `onChange` on each change. @returns a function that unsubscribes */
  subscribe(code: string, onChange: () => void): () => void;
  getSnapshot(code: string): FactsState;
  /** Fetches them again after a failure. */
  refetch(code: string): void;
}

/** The facts of a country: `undefined` while loading or after a failure, `null` if nothing is known. */
export interface FactsState {
  readonly value?: CountryFacts | null;
  /** The reason for a failure. */
  readonly error?: unknown;
}

/** The data of the results that does not depend on the slider. */
export interface ResultsModel {
  readonly shown: ShownLife;
  /** `null` if no country is chosen. */
  readonly shownCountry: ShownCountry | null;
  /** For people of the visitor's age in that country; `null` while unknown. */
  readonly expected: ExpectedAges | null;
  readonly weeksBy: WeeksBy;
  readonly onChooseWeeksBy: (by: WeeksBy) => void;
  /** The ids of the activities that are still in the form. */
  readonly inForm: readonly string[];
  /** Changes an activity of the form, and the results with it. */
  readonly onApply: (activityId: string, change: ActivityChange) => void;
  /** What that has changed, and the way back; `null` if nothing can be undone. */
  readonly applied: AppliedChange | null;
  /** The life's chapters, moments and people; `null` if none were entered. */
  readonly entries: PersonalEntries | null;
  /** Changes them; `null` for a life that cannot be changed. */
  readonly onChangeEntries: ((entries: PersonalEntries) => void) | null;
  readonly countryFacts: FactsCache;
  readonly showToast: (message: ToastMessage) => void;
  readonly onReload: () => void;
  readonly format: Format;
}

export const [ResultsContext, useResults] = createRequiredContext<ResultsModel>('ResultsContext');
