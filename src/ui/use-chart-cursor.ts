import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { keyFromLeft, readsFromRight } from './page-direction.ts';
import { TOOLTIP_DELAY_MS, useTooltip } from './use-tooltip.ts';

/** The delay before an open tooltip moves to another point: long enough for the pointer to reach the tooltip. */
const NEXT_DELAY_MS = 150;

/** The largest distance between two positions that count as the same, in pixels. */
const NEAR = 12;

const isNear = (before: PointerEvent | null, { clientX, clientY }: PointerEvent) =>
  before !== null && Math.hypot(clientX - before.clientX, clientY - before.clientY) <= NEAR;

interface Place {
  readonly x: number;
  readonly y: number;
}

interface ChartCursorOptions {
  /** The subject of the chart. The keyboard position is reset when it changes. */
  readonly resetOn: object;
  /** The number of points. Points are numbered from 0. */
  readonly count: number;
  /** The initial point for the keyboard. */
  readonly start: number;
  /** CSS pixels per pixel of the chart. */
  readonly scale: number;
  /** Finds the point at a position, in the chart's pixels from its start edge and its top. */
  readonly pointAt: (place: Place) => number;
  /** The number of points that each key moves by, on a page that reads from left to right. */
  readonly stepByKey: Readonly<Record<string, number>>;
  /** Whether a position, in the pixels of `pointAt`, is on a point and not beside the points. Defaults to always. */
  readonly isOnPoint?: ((place: Place) => boolean) | undefined;
  /** Called for a point that is clicked, tapped, or chosen with Enter or Space, which has no place. */
  readonly onActivate?: ((point: number, place: Place | null) => void) | undefined;
}

/** Activates the point of a press that ends where it began: a release away from there ends a drag. */
function usePress(onActivate: ChartCursorOptions['onActivate']) {
  const pressed = useRef<PointerEvent | null>(null);
  const released = useRef<{ readonly point: number; readonly place: Place } | null>(null);
  return {
    onDown: (event: PointerEvent) => {
      pressed.current = event;
    },
    /** @param at what the click after this release activates; `null` for nothing */
    onUp: (event: PointerEvent, at: typeof released.current) => {
      released.current = event.button === 0 && isNear(pressed.current, event) ? at : null;
    },
    // Not before the click: if the page moved under the finger, the click would press what is there by then.
    onClick: () => {
      if (released.current) onActivate?.(released.current.point, released.current.place);
      released.current = null;
    },
  };
}

/**
 * A cursor over the points of a chart, moved by pointer, tap or keyboard.
 * The chart is one element and one tab stop, whatever its number of points.
 */
export function useChartCursor<E extends Element>({
  resetOn,
  count,
  start,
  scale,
  pointAt,
  stepByKey,
  isOnPoint = () => true,
  onActivate,
}: ChartCursorOptions) {
  const { shown, showAfter, tooltipProps } = useTooltip<number>();
  const [position, setPosition] = useState<{ readonly resetOn: object; readonly point: number } | null>(null);
  const press = usePress(onActivate);
  const clamp = (point: number) => Math.min(count - 1, Math.max(0, point));
  const current = clamp(position?.resetOn === resetOn ? position.point : start);

  const placeOf = (event: PointerEvent<E>): Place => {
    const { left, right, top } = event.currentTarget.getBoundingClientRect();
    const along = readsFromRight() ? right - event.clientX : event.clientX - left;
    return { x: along / scale, y: (event.clientY - top) / scale };
  };
  const pointOf = (event: PointerEvent<E>) => clamp(pointAt(placeOf(event)));
  const moveByKey = (event: KeyboardEvent) => {
    if (onActivate && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onActivate(current, null);
      return;
    }
    const step =
      event.key === 'Home' ? -count : event.key === 'End' ? count : stepByKey[keyFromLeft(event.key)];
    if (!step) return;
    event.preventDefault();
    const next = clamp(current + step);
    setPosition({ resetOn, point: next });
    showAfter(next, 0);
  };
  const props = {
    tabIndex: 0,
    onPointerMove: (event: PointerEvent<E>) =>
      event.pointerType === 'mouse' &&
      showAfter(pointOf(event), shown === null ? TOOLTIP_DELAY_MS : NEXT_DELAY_MS),
    onPointerLeave: (event: PointerEvent<E>) =>
      event.pointerType === 'mouse' && showAfter(null, TOOLTIP_DELAY_MS),
    onPointerDown: press.onDown,
    onPointerUp: (event: PointerEvent<E>) => {
      const [point, place] = [pointOf(event), placeOf(event)];
      setPosition({ resetOn, point });
      showAfter(point, 0);
      press.onUp(event, isOnPoint(place) ? { point, place } : null);
    },
    onClick: press.onClick,
    onFocus: () => showAfter(current, 0),
    onBlur: () => showAfter(null, 0),
    onKeyDown: moveByKey,
  };
  // The chart may have fewer points by now.
  return { shown: shown === null ? null : clamp(shown), props, tooltipProps };
}
