import { LANGUAGE, ROW } from '#words/form.ts';
import { SHARE_KEY, TIME_SPLIT } from '#words/results.ts';
import {
  type ActivityProjection,
  type Ages,
  hasYearsAhead,
  isPartOfDay,
  type LifeProjection,
  movedAge,
} from '../../life/life-projection.ts';
import { useFormat } from '../../platform/locale.ts';
import { useChartRoom } from '../../platform/use-chart-room.ts';
import { followSlider, useProjection } from '../../results/slider.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { layOutRings } from '../../ui/charts/ring-geometry.ts';
import { Rings } from '../../ui/charts/rings.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { OwnWords } from '../../ui/own-words.tsx';
import { Section } from '../../ui/section.tsx';
import { Swatch } from '../../ui/swatch.tsx';
import { Tooltip, useRovingFocus } from '../../ui/tooltip.tsx';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import './time-split.css';

const LARGEST_PIE_PIXELS = 448;
const PIE_ON_PAPER = { width: 240, height: 240 };

export const TimeSplit = followSlider(function TimeSplit() {
  const format = useFormat();
  const projection = useProjection();
  return (
    <Section id="time-split" title={TIME_SPLIT.title} hint={explainShares(format, projection)}>
      <div className="time-split-room">
        <div className="time-split">
          <Pie />
          {/* An activity of 0 hours has a row here, but no slice. */}
          <DataTable
            caption={TIME_SPLIT.title}
            columns={[TIME_SPLIT.columns.activity, TIME_SPLIT.columns.share]}
            rows={projection.activities.filter(isPartOfDay).map(({ id, name, color, percentage }, index) => ({
              id,
              cells: [
                <span className="time-split-name" key={id}>
                  <Swatch number={index + 1} paint={activityPaint(color)} />
                  <OwnWords>{name}</OwnWords>
                </span>,
                format.percent(percentage),
              ],
            }))}
          />
        </div>
      </div>
    </Section>
  );
});

function Pie() {
  const format = useFormat();
  const projection = useProjection();
  const { activities, projectedAge } = projection;
  const [ref, { width, scale }] = useChartRoom<HTMLDivElement>('width', PIE_ON_PAPER);
  const size = Math.min(width, LARGEST_PIE_PIXELS);
  const geometry = layOutRings(activities, projection, size);
  const { slices } = geometry;
  const marks = useRovingFocus(slices.map(({ activity }) => activity.id));
  const shown = slices.find(({ activity }) => activity.id === marks.shown);
  const label = describeShares(format, activities.filter(isPartOfDay));
  return (
    <div ref={ref} className="chart-room time-split-pie" role="group" aria-label={label} data-marks>
      {size > 0 && (
        <Rings
          geometry={geometry}
          scale={scale}
          age={projectedAge}
          renderOverlay={({ activity, outline }) => (
            <path
              key={activity.id}
              {...marks.props(activity.id)}
              aria-label={ROW.labeled({ name: activity.name, text: describeSlice(format, activity) })}
              d={outline}
            />
          )}
        />
      )}
      {shown && (
        <Tooltip
          at={{ x: width / 2 + shown.middle[0], y: size / 2 + shown.middle[1] }}
          width={width}
          scale={scale}
          {...marks.tooltipProps}
        >
          <b>
            <OwnWords>{shown.activity.name}</OwnWords>
          </b>
          <span>{describeSlice(format, shown.activity)}</span>
        </Tooltip>
      )}
    </div>
  );
}

/** @param shares per cent of the life, in the order of the pie */
export const describeShares = (
  format: Format,
  shares: readonly Pick<ActivityProjection, 'name' | 'percentage'>[],
): string =>
  ROW.sentence({
    items: shares
      .map(({ name, percentage }) => ROW.named({ name, figure: format.percent(percentage) }))
      .join(LANGUAGE.comma),
  });

export function explainShares(format: Format, ages: Ages & Pick<LifeProjection, 'spans'>): string {
  const { alike, divided, lived, until, ahead, after } = SHARE_KEY;
  const by = movedAge(ages);
  return joinSentences(
    ages.spans.length > 1 ? divided : alike,
    lived,
    by !== null && until(format, { age: by }),
    hasYearsAhead(ages) && (by === null ? ahead : after),
  );
}

export const describeSlice = (
  format: Format,
  { percentage, yearsSoFar: years }: Pick<ActivityProjection, 'percentage' | 'yearsSoFar'>,
): string => TIME_SPLIT.slice(format, { share: format.percent(percentage), years });
