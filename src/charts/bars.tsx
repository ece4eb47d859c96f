import { layOutBars } from './bar-geometry.ts';
import { activityPaint, TONES } from './paint.ts';
import type { Series } from './series.ts';

interface BarsProps {
  readonly series: readonly Series[];
  /** Of the whole picture, in pixels. */
  readonly width: number;
  readonly unit: string;
  /** Writes a figure on the axis. */
  readonly formatTick: (years: number) => string;
  /** What is written beside a bar, or over its end. */
  readonly describe: (series: Series) => string;
  /** Shortens a name to a width in pixels. */
  readonly fitText: (text: string, width: number) => string;
  readonly x?: number;
  readonly y?: number;
}

/** Pixels that a bar's figures take, at the most, beside its name. */
const FIGURES_WIDTH = 180;

/** One bar an activity on one axis of years: solid is so far, pale is still to come. */
export function Bars({ series, width, unit, formatTick, describe, fitText, x = 0, y = 0 }: BarsProps) {
  const { bars, ticks, height, axisY, unitY, barX, barHeight, stacked } = layOutBars(series, width);
  return (
    <svg x={x} y={y} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      {ticks.map(({ years, x: tickX }) => (
        <g key={years}>
          <line x1={tickX + 0.5} x2={tickX + 0.5} y1={0} y2={axisY} stroke="var(--line)" />
          <text
            className="chart-label"
            x={tickX}
            y={axisY + 18}
            textAnchor={tickX === 0 ? 'start' : 'middle'}
          >
            {formatTick(years)}
          </text>
        </g>
      ))}
      <text className="chart-label" x={width} y={unitY} textAnchor="end">
        {unit}
      </text>
      {bars.map(({ id, y: barY, soFarWidth, toComeX, toComeWidth }, index) => {
        const own = series[index];
        if (!own) return null;
        const paint = activityPaint(own.color);
        const nameY = stacked ? barY - 8 : barY + barHeight / 2 + 5;
        const nameWidth = stacked ? width - FIGURES_WIDTH : barX - 16;
        return (
          <g key={id}>
            <text className="chart-name" x={0} y={nameY}>
              {fitText(own.activity, nameWidth)}
            </text>
            <rect x={barX} y={barY} width={soFarWidth} height={barHeight} fill={paint} />
            <rect
              x={toComeX}
              y={barY}
              width={toComeWidth}
              height={barHeight}
              fill={paint}
              fillOpacity={TONES.ahead}
            />
            <text className="chart-label" x={width} y={nameY} textAnchor="end">
              {describe(own)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
