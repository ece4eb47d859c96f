import type { ActivityProjection } from '../../life/life-projection.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Swatch } from '../../ui/swatch.tsx';
import { WeekDot } from '../../weeks/week-dot.tsx';
import { listDots } from '../../words/describe-weeks.ts';
import { useResults } from '../results-context.ts';
import './week-key.css';

interface WeekKeyProps {
  /** The activities that the picture shows with a number instead of their name, or the chapters. */
  readonly named: readonly (Pick<ActivityProjection, 'id' | 'name' | 'color'> & {
    readonly number?: number;
  })[];
  /** The slider's age; `null` if the slider is not moved. */
  readonly until: number | null;
  /** Whether there are weeks after that age, up to life expectancy. */
  readonly ahead: boolean;
}

/** The key to the points of the chart. */
export function WeekKey({ named, until, ahead }: WeekKeyProps) {
  const { format } = useResults();
  return (
    <div className="week-key">
      <ul className="week-dots">
        {listDots(format, { until, ahead }).map(({ kind, text }) => (
          <li key={kind}>
            <WeekDot kind={kind} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {/* Last: when they appear, the key to the dots stays where it is. */}
      {named.length > 0 && (
        <ul>
          {named.map(({ id, name, color, number }) => (
            <li key={id}>
              <Swatch number={number} paint={activityPaint(color)} />
              <span dir="auto">{name}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
