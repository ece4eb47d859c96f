import { type ReactNode, useId } from 'react';
import { Tooltip } from './tooltip.tsx';
import type { useChartCursor } from './use-chart-cursor.ts';

interface ChartCursorProps {
  readonly cursor: ReturnType<typeof useChartCursor<HTMLDivElement>>;
  /** The picture in a sentence. */
  readonly label: string;
  /** How the keys move through it. */
  readonly keys: string;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly scale: number;
  /** The point that is pointed at, in words, and where it stands; `null` for none. */
  readonly point: {
    readonly at: { readonly x: number; readonly y: number };
    readonly title: string;
    readonly text: string;
  } | null;
  readonly children: ReactNode;
}

/** Around a picture of many points: one tab stop, which describes the point that is pointed at or walked to. */
export function ChartCursor({ cursor, label, keys, width, scale, point, children }: ChartCursorProps) {
  const keysId = useId();
  return (
    <>
      <div
        className="probe"
        role="application"
        aria-label={label}
        aria-describedby={keysId}
        {...cursor.props}
      >
        {children}
      </div>
      <p id={keysId} hidden>
        {keys}
      </p>
      <div role="status">
        {point && (
          <Tooltip at={point.at} width={width} scale={scale} {...cursor.tooltipProps}>
            <b>
              {point.title}
              <span className="visually-hidden">: </span>
            </b>
            <span dir="auto">{point.text}</span>
          </Tooltip>
        )}
      </div>
    </>
  );
}
