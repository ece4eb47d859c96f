import { FORM } from '#words/form.ts';
import { type Activity, dayLoad, HOURS_PER_DAY, totalHours } from '../../life/activity.ts';
import { useLocale } from '../../platform/use-locale.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { type Format, formatFor } from '../../words/format.ts';
import { toTenths } from '../../words/near-level.ts';
import './total-hours.css';

/**
 * The used and the free hours of a day. The two rounded figures add up to 24.
 * @param total hours a day, 0 or more
 */
export function describeTotal(format: Format, total: number): string {
  if (dayLoad(total) === 'over') {
    // At least a tenth: a total that is refused is never shown as the 24 hours of a day.
    const over = Math.max(0.1, toTenths(total - HOURS_PER_DAY));
    return FORM.totalOver(format, { total: HOURS_PER_DAY + over, over });
  }
  const tenths = toTenths(total);
  const free = toTenths(HOURS_PER_DAY - tenths);
  return free === 0 ? FORM.totalFull : FORM.total(format, { total: tenths, free });
}

interface TotalHoursProps {
  readonly activities: readonly Activity[];
  /** @param total hours a day */
  readonly describe: (format: Format, total: number) => string;
}

/** The total hours of all activities, and whether they exceed a day. */
export function TotalHours({ activities, describe }: TotalHoursProps) {
  const format = formatFor(useLocale());
  const total = totalHours(activities);
  const load = dayLoad(total);
  return (
    <output id="total-hours" className="total-hours" data-load={load}>
      {load === 'over' && <WarningSign />}
      <span>{describe(format, total)}</span>
    </output>
  );
}

function WarningSign() {
  return (
    <svg className="warning" width="1rem" height="1rem" viewBox="0 0 16 16" aria-hidden data-icon="warning">
      <path d="M8 1.5 15 14H1Z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M8 6v4M8 11.4v1" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

interface DayBarProps {
  readonly activities: readonly Pick<Activity, 'id' | 'hours' | 'color'>[];
}

const BAR_HEIGHT = 10;

/** A day of 24 hours as one bar of activities and free time. */
export function DayBar({ activities }: DayBarProps) {
  const scale = 100 / Math.max(HOURS_PER_DAY, totalHours(activities));
  return (
    <svg className="chart day-bar" width="100%" height={BAR_HEIGHT} aria-hidden>
      <rect width="100%" height={BAR_HEIGHT} fill="var(--track)" />
      {activities.map(({ id, hours, color }, index) => (
        <rect
          key={id}
          x={`${totalHours(activities.slice(0, index)) * scale}%`}
          width={`${hours * scale}%`}
          height={BAR_HEIGHT}
          fill={activityPaint(color)}
          // A line in the card's background color separates neighbors.
          stroke="var(--raise)"
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}
