import type { ActivityColor } from '../life/activity-colors.ts';
import { activityPaint } from './paint.ts';

interface DayBarProps {
  readonly activities: readonly {
    readonly id: string;
    readonly hours: number;
    readonly color: ActivityColor;
  }[];
}

const HOURS = 24;
const HEIGHT = 10;

/** A day of 24 hours as one bar, so that what is given and what is free shows at once. */
export function DayBar({ activities }: DayBarProps) {
  let start = 0;
  const total = activities.reduce((hours, activity) => hours + Math.max(0, activity.hours), 0);
  const scale = 100 / Math.max(HOURS, total);
  return (
    <svg className="day-bar" width="100%" height={HEIGHT} aria-hidden>
      <rect width="100%" height={HEIGHT} fill="var(--track)" />
      {activities.map(({ id, hours, color }) => {
        const width = Math.max(0, hours) * scale;
        const x = start;
        start += width;
        return <rect key={id} x={`${x}%`} width={`${width}%`} height={HEIGHT} fill={activityPaint(color)} />;
      })}
    </svg>
  );
}
