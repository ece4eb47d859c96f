import { PROJECTIONS, SHARES } from '#words/results.ts';
import type { ActivityProjection } from '../../life/life-projection.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import { layOutBars } from '../../ui/charts/bar-geometry.ts';
import { BAR_HEIGHT, Bar, BarAxis } from '../../ui/charts/bars.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { layOutRings } from '../../ui/charts/ring-geometry.ts';
import { Rings } from '../../ui/charts/rings.tsx';
import { describeBar, describeSliceInKey } from '../../words/describe-shares.ts';
import { type Block, joinBlocks, moveBlock, stackBlocks, stackLines } from './picture-block.ts';
import {
  INNER_WIDTH,
  LABEL,
  LINE_HEIGHT,
  LIST_GAP,
  MARGIN,
  NAME,
  NAME_FONT,
  POSTER_WIDTH,
  SIDE_WIDTH,
  SIDE_X,
  TITLE,
  TITLE_ABOVE_COLUMNS,
} from './poster-grid.ts';
import type { PosterProps } from './poster-props.ts';

const LEGEND = { top: SIDE_WIDTH + 28, gap: 18, indent: 44, text: 15 };
const NUMBER = { x: 12, y: 14 };
const SWATCH = { x: 20, y: 4, size: 12, radius: 3 };
const BARS_NAME_WIDTH = 200;
const BARS_X = MARGIN + BARS_NAME_WIDTH + 24;
const BARS_WIDTH = INNER_WIDTH - BARS_NAME_WIDTH - 24 - 220;
const BARS_GAP = 16;
/** From the top of a row of bars down to the baseline of its name. */
const BAR_TEXT = 19;

/** The pie and its legend, which numbers the activities from 1. */
export function placeRings(
  { projection, format }: PosterProps,
  activities: readonly ActivityProjection[],
  wrap: Wrap,
): Block {
  const chart = (
    <Rings
      activities={activities}
      geometry={layOutRings(activities, projection, SIDE_WIDTH)}
      size={SIDE_WIDTH}
      centerFigure={format.number(projection.projectedAge)}
      centerUnit={SHARES.center(format, { count: projection.projectedAge })}
    />
  );
  const rows = activities.map((activity, index): Block => {
    const x = SIDE_X + LEGEND.indent;
    const names = wrap(activity.name, NAME_FONT, SIDE_WIDTH - LEGEND.indent);
    const slice = describeSliceInKey(format, activity, projection);
    return {
      height: (names.length + 1) * LINE_HEIGHT,
      lines: [
        { look: 'chart-number', text: String(index + 1), anchor: 'end', x: SIDE_X + NUMBER.x, y: NUMBER.y },
        ...stackLines(names, { ...NAME, x, y: LEGEND.text }),
        { ...LABEL, text: slice, x, y: LEGEND.text + names.length * LINE_HEIGHT },
      ],
      swatches: [{ ...SWATCH, x: SIDE_X + SWATCH.x, color: activity.color }],
    };
  });
  const legend = moveBlock(stackBlocks(rows, LEGEND.gap), { y: LEGEND.top });
  return {
    ...legend,
    lines: [{ ...TITLE, text: SHARES.title, x: SIDE_X, y: -TITLE_ABOVE_COLUMNS }, ...legend.lines],
    charts: [{ key: 'rings', x: SIDE_X, y: 0, chart }],
  };
}

/** The bars with their names and figures, and the axis below them. */
export function placeBars(
  { projection, format }: PosterProps,
  activities: readonly ActivityProjection[],
  wrap: Wrap,
): Block {
  const { bars, ticks } = layOutBars(activities, BARS_WIDTH);
  const rows = bars.flatMap((bar, index): Block[] => {
    const activity = activities[index];
    if (!activity) return [];
    const names = wrap(activity.name, NAME_FONT, BARS_NAME_WIDTH);
    const figure = describeBar(format, activity, projection);
    const paint = activityPaint(activity.color);
    return [
      {
        height: Math.max(BAR_HEIGHT, names.length * LINE_HEIGHT),
        lines: [
          ...stackLines(names, { ...NAME, x: MARGIN, y: BAR_TEXT }),
          { ...LABEL, text: figure, x: POSTER_WIDTH - MARGIN, y: BAR_HEIGHT / 2 + 5, anchor: 'end' },
        ],
        charts: [
          {
            key: `bar ${activity.id}`,
            x: BARS_X,
            y: 0,
            chart: <Bar bar={bar} ticks={ticks} paint={paint} width={BARS_WIDTH} />,
          },
        ],
      },
    ];
  });
  const title: Block = { height: 0, lines: [{ ...TITLE, text: PROJECTIONS.title, x: MARGIN, y: 0 }] };
  const { height, ...list } = moveBlock(stackBlocks(rows, BARS_GAP), { y: LIST_GAP });
  const axis = (
    <BarAxis
      ticks={ticks}
      width={BARS_WIDTH}
      formatTick={format.number}
      formatLast={(years) => PROJECTIONS.axis(format, { count: years })}
    />
  );
  return joinBlocks([
    title,
    { ...list, height },
    { height, lines: [], charts: [{ key: 'axis', x: BARS_X, y: height + 4, chart: axis }] },
  ]);
}
