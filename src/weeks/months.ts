import { type Activity, HOURS_PER_DAY } from '../life/activity.ts';
import { MONTHS_PER_YEAR } from '../life/completed-age.ts';

/** The field's size. A row is a month's. */
export const FIELD = { width: 840, height: 108 } as const;
const ROW = FIELD.height / MONTHS_PER_YEAR;

/** The minimum number of years across the field, so that dots do not spread apart in a short life. */
const LEAST_YEARS = 60;
/** If life expectancy is unknown: the minimum number of years, and the minimum after today. */
const OPEN = { years: 84, ahead: 12 } as const;

interface MonthsToDraw {
  /** Whole months; `null` if unknown. */
  readonly lived: number | null;
  /** Whole months; `null` if unknown. */
  readonly total: number | null;
  /** Any hours: below 0 counts as 0, above 24 as 24. */
  readonly activities: readonly Pick<Activity, 'id' | 'hours' | 'color'>[];
}

/** A life as a field of months: a column for each year, from the left, and in it a row for each month, from the top. */
export interface MonthField {
  /** The width of a column. */
  readonly column: number;
  /** The radius of a dot of the past. */
  readonly radius: number;
  /** Where life expectancy ends, at a whole year, or where the field does if it is unknown. */
  readonly end: number;
  /** The years lived, as whole columns up to `years`, and the months since in the column after it. */
  readonly lived: { readonly years: number; readonly months: number };
  /** The present month; `null` without a birthdate. */
  readonly now: { readonly x: number; readonly y: number } | null;
  /** For each activity, its hours as a share of the rows, from the top. The rest is free time. */
  readonly bands: readonly (Pick<Activity, 'id' | 'color'> & {
    readonly y: number;
    readonly height: number;
  })[];
}

function layOutBands(activities: MonthsToDraw['activities']): MonthField['bands'] {
  const limited = activities.map(({ hours }) => Math.min(Math.max(0, hours), HOURS_PER_DAY));
  const sum = (hours: readonly number[]) => hours.reduce((total, each) => total + each, 0);
  const scale = FIELD.height / Math.max(HOURS_PER_DAY, sum(limited));
  return activities.map(({ id, color }, index) => ({
    id,
    y: sum(limited.slice(0, index)) * scale,
    height: (limited[index] ?? 0) * scale,
    color,
  }));
}

/** Places a life in the field. */
export function layOutMonths({ lived, total, activities }: MonthsToDraw): MonthField {
  const months = lived ?? 0;
  const [years, rest] = [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
  const last =
    total === null
      ? Math.max(OPEN.years, years + OPEN.ahead)
      : Math.max(1, Math.round(total / MONTHS_PER_YEAR));
  const column = FIELD.width / Math.max(LEAST_YEARS, last, years + 1);
  return {
    column,
    radius: Math.min(column, ROW) * 0.42,
    end: last * column,
    lived: { years: years * column, months: rest * ROW },
    now: lived === null ? null : { x: (years + 0.5) * column, y: (rest + 0.5) * ROW },
    bands: layOutBands(activities),
  };
}
