import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWindowEvent } from '../platform/use-window-event.ts';
import { keyFromLeft } from './direction.ts';
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
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && setShown(null), shown !== null);

  /** @param subject `null` to close the tooltip @param delayMs with 0, it changes at once, so that a key always counts */
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

const STEP_BY_KEY: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Roving focus over the marks of a chart, which are read by pointer, tap or arrow keys.
 * All marks are one tab stop. They must be inside an element with `data-marks`.
 * @param ids the ids of the marks, in order
 */
export function useRovingFocus(ids: readonly string[]) {
  const { shown, showAfter, tooltipProps } = useTooltip<string>();
  const [stop, setStop] = useState<string | null>(null);
  const tabStop = stop !== null && ids.includes(stop) ? stop : ids[0];

  const moveByKey = (event: KeyboardEvent, id: string) => {
    const step = STEP_BY_KEY[keyFromLeft(event.key)];
    if (!step) return;
    event.preventDefault();
    const next = ids.at((ids.indexOf(id) + step) % ids.length);
    const marks = event.currentTarget.closest('[data-marks]')?.querySelectorAll<SVGElement>('[data-mark]');
    [...(marks ?? [])].find((mark) => mark.dataset['mark'] === next)?.focus();
  };
  const props = (id: string) => ({
    'data-mark': id,
    className: 'mark',
    role: 'img',
    tabIndex: id === tabStop ? 0 : -1,
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && showAfter(id, TOOLTIP_DELAY_MS),
    onPointerLeave: (event: PointerEvent) =>
      event.pointerType === 'mouse' && showAfter(null, TOOLTIP_DELAY_MS),
    onClick: () => showAfter(id, 0),
    onFocus: () => {
      setStop(id);
      showAfter(id, 0);
    },
    onBlur: () => showAfter(null, 0),
    onKeyDown: (event: KeyboardEvent) => moveByKey(event, id),
  });
  return { shown, props, tooltipProps };
}
