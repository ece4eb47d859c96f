import type { ReactNode } from 'react';
import './tooltip.css';

interface TooltipProps {
  /** The point that the tooltip describes, in pixels of the chart, from its start edge. */
  readonly at: { readonly x: number; readonly y: number };
  /** The chart's width, in pixels. */
  readonly width: number;
  /** CSS pixels per pixel of the chart. */
  readonly scale: number;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly children: ReactNode;
}

/** A tooltip above a mark of a chart. It is shifted sideways so that it stays within the chart's width. */
export function Tooltip({ at, width, scale, onPointerEnter, onPointerLeave, children }: TooltipProps) {
  const share = Math.min(1, Math.max(0, at.x / (width || 1))) * 100;
  return (
    <div
      className="tooltip"
      role="tooltip"
      style={{
        insetInlineStart: `${at.x * scale}px`,
        top: `${at.y * scale}px`,
        transform: `translate(calc(var(--backward) * ${share}%), calc(-100% - 0.625rem))`,
      }}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      {children}
    </div>
  );
}
