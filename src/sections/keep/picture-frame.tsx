import { ChartText } from '../../ui/charts/chart-text.tsx';
import { activityPaint } from '../../ui/charts/paint.ts';
import { anchorFor } from '../../ui/text-direction.ts';
import type { Block } from './picture-block.ts';

interface PictureFrameProps extends Required<Block> {
  readonly className: string;
  readonly width: number;
  /** Defaults to the page's theme. */
  readonly theme?: 'dark' | 'light';
  /** The title for screen readers. If omitted, the picture is hidden from them. */
  readonly title?: string;
}

/** A picture on its ground: the charts, and then the text on top of them. */
export function PictureFrame({
  className,
  width,
  height,
  theme,
  title,
  swatches,
  lines,
  charts,
}: PictureFrameProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className={`chart ${className}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ colorScheme: theme }}
      aria-hidden={title === undefined || undefined}
    >
      {title && <title>{title}</title>}
      <rect width={width} height={height} fill="var(--ground)" />
      {charts.map(({ key, x, y, chart }) => (
        <svg key={key} x={x} y={y} overflow="visible">
          {chart}
        </svg>
      ))}
      {swatches.map(({ x, y, size, radius, color }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={size}
          height={size}
          rx={radius}
          fill={activityPaint(color)}
        />
      ))}
      <PlacedLines lines={lines} />
    </svg>
  );
}

/** The text of a picture. */
export const PlacedLines = ({ lines }: Pick<PictureFrameProps, 'lines'>) =>
  lines.map(({ text, x, y, look, size, anchor, direction }, index) => (
    <ChartText
      // oxlint-disable-next-line react/no-array-index-key -- a line has no other identity
      key={index}
      className={look}
      x={x}
      y={y}
      fontSize={size}
      textAnchor={direction ? anchorFor(direction, anchor ?? 'start') : anchor}
      direction={direction}
    >
      {text}
    </ChartText>
  ));
