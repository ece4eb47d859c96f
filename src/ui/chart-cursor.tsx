import { type ReactNode, useId } from 'react';
import { Tooltip } from './tooltip.tsx';
import type { useChartCursor } from './use-chart-cursor.ts';

interface ProbeProps {
  readonly probe: ReturnType<typeof useChartCursor<HTMLDivElement>>;
  /** The picture in a sentence. */
  readonly label: string;
  /** How the keys move through it. */
  readonly keys: string;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly scale: number;
  /** What is told of the point that is pointed at, and where it stands; `null` for nothing. */
  readonly told: {
    readonly at: { readonly x: number; readonly y: number };
    readonly title: string;
    readonly text: string;
  } | null;
  readonly children: ReactNode;
}

/** Round a picture of many points: one tab stop, which tells of whatever point it is asked for. */
export function ChartCursor({ probe, label, keys, width, scale, told, children }: ProbeProps) {
  const keysId = useId();
  return (
    <>
      <div className="probe" role="application" aria-label={label} aria-describedby={keysId} {...probe.props}>
        {children}
      </div>
      <p id={keysId} hidden>
        {keys}
      </p>
      <div role="status">
        {told && (
          <Tooltip at={told.at} width={width} scale={scale} {...probe.tooltipProps}>
            <b>
              {told.title}
              <span className="visually-hidden">: </span>
            </b>
            <span dir="auto">{told.text}</span>
          </Tooltip>
        )}
      </div>
    </>
  );
}
