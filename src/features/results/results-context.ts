import type { WeeksBy } from '../../charts/week-picture.ts';
import type { Format } from '../../content/format.ts';
import type { ToastMessage } from '../../content/toasts.ts';
import type { Dates, Life } from '../../life/life.ts';
import { createRequiredContext } from '../../ui/required-context.ts';
import type { Country, CountryFigure } from '../../world/life-expectancy.ts';
import type { TablesOfCountry } from './tables-of-country.ts';

/** A life to show, and what is known of it. */
export interface ShownLife {
  readonly life: Life;
  /** `null` where they are not known, as in a shared link. */
  readonly dates: Dates | null;
  /** Whose life tables are shown; `null` when no country was chosen. */
  readonly country: Country | null;
  /** Where the life expectancy comes from; `null` where it is no country's at birth. */
  readonly figure: CountryFigure | null;
  /** Whether the life expectancy is a life table's. */
  readonly fromTable: boolean;
  /** Whether it is nobody's life, but the page's example. */
  readonly example: boolean;
}

/** Everything that the results show and the slider does not change. */
export interface ResultsModel {
  readonly shown: ShownLife;
  /** `null` when no country is chosen. */
  readonly tables: TablesOfCountry | null;
  readonly weeksBy: WeeksBy;
  readonly onChooseWeeksBy: (by: WeeksBy) => void;
  /** The ids of the activities that the form still has. */
  readonly inForm: readonly string[];
  /** @param hours a day, for the activity that the exercise analysis speaks of */
  readonly onOptimize: (activityId: string, hours: number) => void;
  readonly showToast: (message: ToastMessage) => void;
  readonly onReload: () => void;
  readonly format: Format;
}

export const [ResultsContext, useResults] = createRequiredContext<ResultsModel>('ResultsContext');
