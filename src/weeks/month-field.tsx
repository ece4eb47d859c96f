import { type Activity, HOURS_PER_DAY, totalHours } from '../life/activity.ts';
import { MONTHS_PER_YEAR } from '../life/calendar-date.ts';
import { activityPaint } from '../ui/charts/paint.ts';
import './month-field.css';

/** The field's size: a column for each year, from the left, and in it a row for each month, from the top. */
const FIELD = { width: 840, height: 108 } as const;
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

/** For each activity, its hours as a share of the rows, from the top. The rest is free time. */
function layOutBands(activities: MonthsToDraw['activities']) {
  const limited = activities.map((activity) => ({
    ...activity,
    hours: Math.min(Math.max(0, activity.hours), HOURS_PER_DAY),
  }));
  const scale = FIELD.height / Math.max(HOURS_PER_DAY, totalHours(limited));
  return limited.map(({ id, color, hours }, index) => ({
    id,
    y: totalHours(limited.slice(0, index)) * scale,
    height: hours * scale,
    color,
  }));
}

export function layOutMonths({ lived, total, activities }: MonthsToDraw) {
  const months = lived ?? 0;
  const [years, rest] = [Math.floor(months / MONTHS_PER_YEAR), months % MONTHS_PER_YEAR];
  const last =
    total === null
      ? Math.max(OPEN.years, years + OPEN.ahead)
      : Math.max(1, Math.round(total / MONTHS_PER_YEAR));
  const column = FIELD.width / Math.max(LEAST_YEARS, last, years + 1);
  return {
    column,
    /** Of a dot of the past. */
    radius: Math.min(column, ROW) * 0.42,
    /** Where life expectancy ends, at a whole year, or where the field does if it is unknown. */
    end: last * column,
    /** The years lived, as whole columns up to `years`, and the months since in the column after it. */
    lived: { years: years * column, months: rest * ROW },
    now: lived === null ? null : { x: (years + 0.5) * column, y: (rest + 0.5) * ROW },
    bands: layOutBands(activities),
  };
}

/** The radius of a dot for a month ahead, as a share of that of a past one. */
const AHEAD = 0.45;

interface DotsProps {
  readonly id: string;
  readonly column: number;
  readonly radius: number;
}

/** A dot for each month. White, as they are used in a mask. */
function Dots({ id, column, radius }: DotsProps) {
  return (
    <pattern id={id} width={column} height={ROW} patternUnits="userSpaceOnUse">
      <circle cx={column / 2} cy={ROW / 2} r={radius} fill="#fff" />
    </pattern>
  );
}

/** A life in months: large dots so far, small ones ahead, in bands of the activities' colors. Its caption says the same. */
export function MonthField(months: MonthsToDraw) {
  const { width, height } = FIELD;
  const { column, radius, end, lived, now, bands } = layOutMonths(months);
  return (
    <svg
      className="chart month-field"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <Dots id="months-ahead" column={column} radius={radius * AHEAD} />
      <Dots id="months-lived" column={column} radius={radius} />
      <mask id="months">
        <rect width={end} height={height} fill="url(#months-ahead)" />
        <rect width={lived.years} height={height} fill="url(#months-lived)" />
        <rect x={lived.years} width={column} height={lived.months} fill="url(#months-lived)" />
      </mask>
      <g mask="url(#months)">
        <rect width={width} height={height} fill={activityPaint(null)} />
        {bands.map(({ id, y, height: share, color }) => (
          <rect key={id} y={y} width={width} height={share} fill={activityPaint(color)} />
        ))}
      </g>
      {now && <circle cx={now.x} cy={now.y} r={ROW * 0.55} fill="var(--glow)" stroke="var(--now)" />}
    </svg>
  );
}
