import type { WeeksBy } from '../../charts/week-picture.ts';
import type { Format } from '../../content/format.ts';
import type { ToastMessage } from '../../content/toasts.ts';
import type { Dates, Life } from '../../life/life.ts';
import { createRequiredContext } from '../../ui/required-context.ts';
import type { Country, CountryFigure } from '../../world/life-expectancy.ts';
import type { TablesOfCountry } from './tables-of-country.ts';

/** The life in the results, with its origin. */
export interface ShownLife {
  readonly life: Life;
  /** `null` if they are unknown, as in a shared link. */
  readonly dates: Dates | null;
  /** The country of the life tables; `null` if no country was chosen. */
  readonly country: Country | null;
  /** The source of the life expectancy; `null` if it is not a country's life expectancy at birth. */
  readonly figure: CountryFigure | null;
  /** Whether the life expectancy comes from a life table. */
  readonly fromTable: boolean;
  /** Whether the life is the page's example. */
  readonly example: boolean;
}

/** The data of the results that does not depend on the slider. */
export interface ResultsModel {
  readonly shown: ShownLife;
  /** `null` if no country is chosen. */
  readonly tables: TablesOfCountry | null;
  readonly weeksBy: WeeksBy;
  readonly onChooseWeeksBy: (by: WeeksBy) => void;
  /** The ids of the activities that are still in the form. */
  readonly inForm: readonly string[];
  /** @param hours the recommended hours a day for the activity */
  readonly onOptimize: (activityId: string, hours: number) => void;
  readonly showToast: (message: ToastMessage) => void;
  readonly onReload: () => void;
  readonly format: Format;
}

export const [ResultsContext, useResults] = createRequiredContext<ResultsModel>('ResultsContext');
