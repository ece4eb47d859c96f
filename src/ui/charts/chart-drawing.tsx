import type { ComponentProps } from 'react';

interface ChartDrawingProps extends Omit<ComponentProps<'svg'>, 'className' | 'viewBox'> {
  /** In SVG units. */
  readonly width: number;
  readonly height: number;
  /** CSS pixels per SVG unit. */
  readonly scale?: number | undefined;
}

/** The element of a chart. What is beyond its edges is seen, such as a dot on one of them. */
export const ChartDrawing = ({ width, height, scale = 1, ...rest }: ChartDrawingProps) => (
  <svg
    className="chart"
    width={width * scale}
    height={height * scale}
    viewBox={`0 0 ${width} ${height}`}
    overflow="visible"
    {...rest}
  />
);
