import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** How long a pointer must rest before the tooltip opens. */
export const TOOLTIP_DELAY_MS = 700;

/** The subject of a tooltip. It opens after a delay, stays open while it is hovered, and closes on Escape. */
export function useTooltip<Subject>() {
  const [shown, setShown] = useState<Subject | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  // A layout effect, so that Escape works as soon as the tooltip is visible.
  useLayoutEffect(() => {
    if (shown === null) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown]);

  /**
   * @param subject `null` to close the tooltip
   * @param delayMs with 0, it changes at once, so that a key always counts
   */
  const showAfter = (subject: Subject | null, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setShown(subject);
    else timer.current = setTimeout(() => setShown(subject), delayMs);
  };
  const tooltipProps = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: () => showAfter(null, TOOLTIP_DELAY_MS),
  };
  return { shown, showAfter, tooltipProps };
}
