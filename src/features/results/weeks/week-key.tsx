import { activityPaint } from '../../../charts/paint.ts';
import { WeekDot } from '../../../charts/week-dot.tsx';
import type { WeeksBy } from '../../../charts/week-picture.ts';
import { listDots } from '../../../content/week-messages.ts';
import type { ActivityProjection } from '../../../life/life-projection.ts';
import { Swatch } from '../../../ui/swatch.tsx';

interface WeekKeyProps {
  readonly by: WeeksBy;
  readonly activities: readonly ActivityProjection[];
  /** The slider's age as text; `null` if the slider is not moved. */
  readonly until: string | null;
  /** Whether there are weeks after that age. */
  readonly ahead: boolean;
}

/** The key to the points of the chart. */
export function WeekKey({ by, activities, until, ahead }: WeekKeyProps) {
  return (
    <ul className="week-key">
      {by === 'activities' &&
        activities.map(
          ({ id, name, color, percentage }, index) =>
            percentage > 0 && (
              <li key={id}>
                <Swatch number={index + 1} paint={activityPaint(color)} />
                <span dir="auto">{name}</span>
              </li>
            ),
        )}
      {listDots({ until, ahead }).map(({ kind, text }) => (
        <li key={kind}>
          <WeekDot kind={kind} />
          {text}
        </li>
      ))}
    </ul>
  );
}
