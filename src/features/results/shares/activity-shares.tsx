import { activityPaint } from '../../../charts/paint.ts';
import { layOutRings } from '../../../charts/ring-geometry.ts';
import { Rings } from '../../../charts/rings.tsx';
import {
  describeShares,
  describeSlice,
  formatProjectedAge,
  RESULT_MESSAGES,
} from '../../../content/result-messages.ts';
import { isPartOfDay } from '../../../life/life-projection.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { Section } from '../../../ui/section.tsx';
import { Swatch } from '../../../ui/swatch.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';
import { useProjection } from '../projection-context.ts';
import { useResults } from '../results-context.ts';

const LARGEST_PIE_PIXELS = 380;

/** The shares of a life as a pie and as a table. */
export function ActivityShares() {
  const { format } = useResults();
  const projection = useProjection();
  const { activities, projectedAge } = projection;
  const { title, hint, hintMoved, center, unit, columns } = RESULT_MESSAGES.activities;
  const by = formatProjectedAge(format, projection);
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  const size = Math.min(width, LARGEST_PIE_PIXELS);
  // An activity with 0 hours has a row in the table but no slice.
  const listed = activities.filter(isPartOfDay);
  const geometry = layOutRings(activities, projection, size);
  const marks = useRovingFocus(geometry.slices.map(({ id }) => id));
  const shown = activities.find(({ id }) => id === marks.shown);
  const [x, y] = geometry.slices.find(({ id }) => id === marks.shown)?.middle ?? [0, 0];
  return (
    <Section id="shares" title={title} hint={by === null ? hint : hintMoved(by)}>
      <div className="shares">
        <div
          ref={ref}
          className="shares-pie"
          role="group"
          aria-label={describeShares(format, listed, by)}
          data-marks
        >
          {size > 0 && (
            <Rings
              activities={activities}
              geometry={geometry}
              size={size}
              scale={scale}
              centerFigure={format.number(projectedAge)}
              centerUnit={center(projectedAge)}
              renderOverlay={({ id, outline }, own) => (
                <path
                  key={id}
                  {...marks.props(id)}
                  aria-label={`${own.name}: ${describeSlice(format, own.percentage, own.yearsSoFar)}`}
                  d={outline}
                />
              )}
            />
          )}
          {shown && (
            <Tooltip
              at={{ x: width / 2 + x, y: size / 2 + y }}
              width={width}
              scale={scale}
              {...marks.tooltipProps}
            >
              <b dir="auto">{shown.name}</b>
              <span>{describeSlice(format, shown.percentage, shown.yearsSoFar)}</span>
            </Tooltip>
          )}
        </div>
        <table className="legend">
          <thead>
            <tr>
              <th scope="col">{columns.activity}</th>
              <th scope="col">{by === null ? columns.soFar : columns.by(by)}</th>
              <th scope="col">{columns.toCome}</th>
              <th scope="col">{columns.share}</th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ id, name, color, percentage, yearsSoFar, yearsRemaining }, index) => (
              <tr key={id}>
                <th scope="row">
                  <span className="legend-name">
                    <Swatch number={index + 1} paint={activityPaint(color)} />
                    <span dir="auto">{name}</span>
                  </span>
                </th>
                <td className="legend-years">
                  {format.decimal(yearsSoFar)} <span className="legend-unit">{unit}</span>
                </td>
                <td>{format.decimal(yearsRemaining)}</td>
                <td>{format.percent(percentage)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
