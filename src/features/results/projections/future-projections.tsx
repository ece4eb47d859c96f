import { layOutBars } from '../../../charts/bar-geometry.ts';
import { BAR_HEIGHT, Bar, BarAxis } from '../../../charts/bars.tsx';
import { activityPaint } from '../../../charts/paint.ts';
import type { Ages, Series } from '../../../charts/series.ts';
import { DETAIL_MESSAGES, describeBarParts, describeProjections } from '../../../content/detail-messages.ts';
import type { Format } from '../../../content/format.ts';
import { describeBar } from '../../../content/result-messages.ts';
import { useWidth } from '../../../platform/use-width.ts';
import { Section } from '../../../ui/section.tsx';
import { TableDetails } from '../../../ui/table-details.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { useRovingFocus } from '../../../ui/use-roving-focus.ts';

interface FutureProjectionsProps {
  readonly series: readonly Series[];
  readonly ages: Ages;
  readonly format: Format;
}

/** Around a bar, so that a finger meets it: together with the bar, 44 pixels. */
const TOUCH_MARGIN = 8;

/** Years so far and years to come of each activity, as bars on one axis and as a table. */
export function FutureProjections({ series, ages, format }: FutureProjectionsProps) {
  const { title, hint, hintMoved, axis, table, columns } = DETAIL_MESSAGES.projections;
  const [ref, width, scale] = useWidth<HTMLDivElement>();
  const { bars, ticks } = layOutBars(series, ages, width);
  const marks = useRovingFocus(series.map(({ id }) => id));
  const by = ages.projected > ages.now ? format.number(ages.projected) : null;
  return (
    <Section id="projections" title={title} hint={by === null ? hint : hintMoved(by)}>
      <div className="bars" role="group" aria-label={describeProjections(format, series, by)} data-marks>
        {series.map((own, index) => {
          const bar = bars[index];
          const { id, activity, yearsSoFar, yearsRemaining } = own;
          const parts = describeBarParts(format, own, ages);
          return (
            <div key={id} className="bars-row">
              <span className="bars-name" dir="auto" aria-hidden>
                {activity}
              </span>
              <div className="bars-bar">
                {bar && width > 0 && (
                  <Bar bar={bar} ticks={ticks} paint={activityPaint(own.color)} width={width} scale={scale}>
                    <rect
                      {...marks.props(id)}
                      aria-label={`${activity}: ${parts}`}
                      y={-TOUCH_MARGIN}
                      width={width}
                      height={BAR_HEIGHT + 2 * TOUCH_MARGIN}
                    />
                  </Bar>
                )}
                {marks.shown === id && (
                  <Tooltip at={{ x: width / 2, y: 0 }} width={width} scale={scale} {...marks.tooltipProps}>
                    <b dir="auto">{activity}</b>
                    <span>{parts}</span>
                  </Tooltip>
                )}
              </div>
              <span className="bars-figures" aria-hidden>
                {describeBar(format, yearsSoFar, yearsRemaining, by)}
              </span>
            </div>
          );
        })}
        <div className="bars-axis" ref={ref}>
          {width > 0 && (
            <BarAxis ticks={ticks} width={width} scale={scale} formatTick={format.number} unit={axis} />
          )}
        </div>
      </div>
      <TableDetails
        summary={table}
        columns={[columns.activity, by === null ? columns.soFar : columns.by(by), columns.toCome]}
        rows={series.map(({ id, activity, yearsSoFar, yearsRemaining }) => ({
          id,
          cells: [activity, format.decimal(yearsSoFar), format.decimal(yearsRemaining)],
        }))}
      />
    </Section>
  );
}
