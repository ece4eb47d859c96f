import { PROJECTIONS, SHARES } from '#words/details.ts';
import { PRODUCT_NAME } from '#words/form.ts';
import { WEEKS } from '#words/results.ts';
import { wrapText } from '../../platform/wrap-text.ts';
import { Bar, BarAxis } from '../../ui/charts/bars.tsx';
import { LifeLine } from '../../ui/charts/life-line.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { Rings } from '../../ui/charts/rings.tsx';
import { WeekDot } from '../../ui/charts/week-dot.tsx';
import { Weeks } from '../../ui/charts/weeks.tsx';
import { PictureFrame } from './picture-frame.tsx';
import {
  AT,
  BARS_WIDTH,
  BARS_X,
  INNER_WIDTH,
  layOutPoster,
  MARGIN,
  POSTER_WIDTH,
  SIDE_WIDTH,
  SIDE_X,
} from './poster-layout.ts';
import type { PosterProps } from './poster-props.ts';
import { placePosterSwatches, placePosterText } from './poster-text.ts';

/** The results as a single image, composed of the same charts as the page. */
export function Poster(props: PosterProps) {
  const { projection, personal, format } = props;
  const layout = layOutPoster({ ...props, wrap: wrapText });
  const { lines, below } = placePosterText(props, layout, wrapText);
  return (
    <PictureFrame
      className="poster"
      width={POSTER_WIDTH}
      height={layout.height + below}
      title={PRODUCT_NAME}
      swatches={placePosterSwatches(layout, below)}
      lines={lines}
    >
      <svg y={below} overflow="visible">
        <LifeLine ages={projection} width={INNER_WIDTH} x={MARGIN} y={AT.line} />
        <Weeks
          {...layout.weeks}
          ageTitle={WEEKS.age}
          formatAge={format.number}
          endFigure={format.number(projection.lifeExpectancy)}
          x={MARGIN}
          y={AT.columns}
          marks={personal && <personal.code.MomentMarks marks={layout.moments} />}
        />
        {layout.key.map(({ kind, x, y }) => (
          <WeekDot key={kind} kind={kind} x={x} y={y} />
        ))}
        <Rings
          activities={layout.activities}
          geometry={layout.rings}
          size={SIDE_WIDTH}
          centerFigure={format.number(projection.projectedAge)}
          centerUnit={SHARES.center(format, { count: projection.projectedAge })}
          x={SIDE_X}
          y={AT.columns}
        />
        {layout.rows.map(({ activity, bar: { y, geometry } }) => (
          <Bar
            key={activity.id}
            bar={geometry}
            ticks={layout.ticks}
            paint={activityPaint(activity.color)}
            width={BARS_WIDTH}
            x={BARS_X}
            y={y}
          />
        ))}
        <BarAxis
          ticks={layout.ticks}
          width={BARS_WIDTH}
          formatTick={format.number}
          formatLast={(years) => PROJECTIONS.axis(format, { count: years })}
          x={BARS_X}
          y={layout.axisY}
        />
      </svg>
    </PictureFrame>
  );
}
