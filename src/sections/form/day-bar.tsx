import { HOURS_PER_DAY, totalHours } from '../../life/activity.ts';
import type { ActivityColor } from '../../life/colors.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import './day-bar.css';

interface DayBarProps {
  /** Hours 0 or more. */
  readonly activities: readonly {
    readonly id: string;
    readonly hours: number;
    readonly color: ActivityColor;
  }[];
}

const HEIGHT = 10;

/** A day of 24 hours as one bar of activities and free time. */
export function DayBar({ activities }: DayBarProps) {
  const scale = 100 / Math.max(HOURS_PER_DAY, totalHours(activities));
  return (
    <svg className="chart day-bar" width="100%" height={HEIGHT} aria-hidden>
      <rect width="100%" height={HEIGHT} fill="var(--track)" />
      {activities.map(({ id, hours, color }, index) => (
        <rect
          key={id}
          x={`${totalHours(activities.slice(0, index)) * scale}%`}
          width={`${hours * scale}%`}
          height={HEIGHT}
          fill={activityPaint(color)}
          // A line in the card's background color separates neighbors.
          stroke="var(--raise)"
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}
