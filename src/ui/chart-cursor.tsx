import { type ReactNode, useId } from 'react';
import { Tooltip } from './tooltip.tsx';
import type { useChartCursor } from './use-chart-cursor.ts';
import './chart-cursor.css';

interface ChartCursorProps {
  readonly id?: string;
  readonly cursor: ReturnType<typeof useChartCursor<HTMLDivElement>>;
  /** A description of the chart in one sentence. */
  readonly label: string;
  /** How to move through the chart with the keyboard. */
  readonly keys: string;
  /** The chart's width, in pixels. */
  readonly width: number;
  readonly scale: number;
  /** The position and description of the current point; `null` for none. */
  readonly point: {
    readonly at: { readonly x: number; readonly y: number };
    readonly title: string;
    readonly text: string;
  } | null;
  readonly children: ReactNode;
}

/** Wraps a chart of many points as one tab stop and describes the current point. */
export function ChartCursor({ id, cursor, label, keys, width, scale, point, children }: ChartCursorProps) {
  const keysId = useId();
  return (
    <>
      <div
        id={id}
        className="chart-cursor"
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
              <span>{point.title}</span>
              <span className="visually-hidden">: </span>
            </b>
            <span>{point.text}</span>
          </Tooltip>
        )}
      </div>
    </>
  );
}
