import { activityPaint } from '../../charts/paint.ts';
import { layOutRings } from '../../charts/ring-geometry.ts';
import { Rings } from '../../charts/rings.tsx';
import type { Ages, Series } from '../../charts/series.ts';
import type { Format } from '../../content/format.ts';
import { describeShares, describeSlice, RESULT_WORDS } from '../../content/result-words.ts';
import { FREE_TIME } from '../../life/result.ts';
import { useWidth } from '../../platform/use-width.ts';
import { Section } from './section.tsx';
import { useMarks } from './use-marks.ts';

interface ActivitySharesProps {
  readonly series: readonly Series[];
  readonly ages: Ages;
  readonly format: Format;
}

const LARGEST_PIE_PIXELS = 320;

/** The pie of a life, and the same as a table. */
export function ActivityShares({ series, ages, format }: ActivitySharesProps) {
  const { title, hint, center, columns } = RESULT_WORDS.activities;
  const [ref, width] = useWidth<HTMLDivElement>();
  const size = Math.min(width, LARGEST_PIE_PIXELS);
  // An activity of no hours has a line in the table, but no slice to point at.
  const listed = series.filter(({ id, percentage }) => percentage > 0 || id !== FREE_TIME);
  const slices = listed.filter(({ percentage }) => percentage > 0);
  const marks = useMarks(slices.map(({ id }) => id));
  const geometry = layOutRings(slices, ages, size);
  const shown = slices.find(({ id }) => id === marks.shown);
  const [x, y] = geometry.slices.find(({ id }) => id === marks.shown)?.middle ?? [0, 0];
  return (
    <Section id="shares" title={title} hint={hint}>
      <div className="shares">
        <div ref={ref} className="shares-pie" role="group" aria-label={describeShares(format, listed)}>
          {size > 0 && (
            <Rings
              series={slices}
              geometry={geometry}
              size={size}
              centerFigure={format.number(ages.projected)}
              centerUnit={center}
              renderOverlay={({ id, outline }, { activity, percentage, yearsSoFar }) => (
                <path
                  key={id}
                  {...marks.props(id)}
                  className="mark"
                  role="img"
                  aria-label={`${activity}: ${describeSlice(format, percentage, yearsSoFar)}`}
                  d={outline}
                />
              )}
            />
          )}
          {shown && (
            <div
              className="tooltip"
              role="tooltip"
              style={{ left: `calc(50% + ${x}px)`, top: `calc(50% + ${y}px)` }}
              {...marks.tooltipProps}
            >
              <b dir="auto">{shown.activity}</b>
              <span>{describeSlice(format, shown.percentage, shown.yearsSoFar)}</span>
            </div>
          )}
        </div>
        <table className="legend">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{columns.activity}</th>
              <th scope="col">{columns.years}</th>
              <th scope="col">{columns.share}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ id, activity, color, percentage, yearsSoFar }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="legend-name">
                    <svg className="swatch" width="12" height="12" aria-hidden>
                      <rect width="12" height="12" rx="3" fill={activityPaint(color)} />
                    </svg>
                    <span dir="auto">{activity}</span>
                  </span>
                </th>
                <td className="legend-years">
                  {format.decimal(yearsSoFar)} {RESULT_WORDS.activities.center}
                </td>
                <td>{format.percent(percentage)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
