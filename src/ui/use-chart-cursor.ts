import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { TOOLTIP_DELAY_MS, useTooltip } from './use-tooltip.ts';

/** How long a pointer with a tooltip rests on the next point before the tooltip follows. Long enough to reach the tooltip. */
const NEXT_DELAY_MS = 150;

interface ChartCursorOptions {
  /** Whose points they are: with another subject, the keyboard begins again. */
  readonly of: object;
  /** How many points there are, numbered from 0. */
  readonly count: number;
  /** The point that the keyboard starts from. */
  readonly start: number;
  /** How many CSS pixels each of the picture's is. */
  readonly scale: number;
  /** The point at a place, in the picture's pixels from its left and top. */
  readonly pointAt: (place: { readonly x: number; readonly y: number }) => number;
  /** How many points each key moves by. */
  readonly stepByKey: Readonly<Record<string, number>>;
}

/**
 * Lets each point of a picture be read: pointed at for a while, tapped, or walked to with the keyboard.
 * The picture is one element and one tab stop, however many points it has.
 */
export function useChartCursor<E extends Element>({
  of,
  count,
  start,
  scale,
  pointAt,
  stepByKey,
}: ChartCursorOptions) {
  const { shown, showAfter, tooltipProps } = useTooltip<number>();
  const [walked, setWalked] = useState<{ readonly of: object; readonly point: number } | null>(null);
  const within = (point: number) => Math.min(count - 1, Math.max(0, point));
  const stand = within(walked?.of === of ? walked.point : start);

  const pointOf = (event: PointerEvent<E>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return within(pointAt({ x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }));
  };
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'Home' ? -count : event.key === 'End' ? count : stepByKey[event.key];
    if (!step) return;
    event.preventDefault();
    const next = within(stand + step);
    setWalked({ of, point: next });
    showAfter(next, 0);
  };
  const props = {
    tabIndex: 0,
    onPointerMove: (event: PointerEvent<E>) =>
      event.pointerType === 'mouse' &&
      showAfter(pointOf(event), shown === null ? TOOLTIP_DELAY_MS : NEXT_DELAY_MS),
    onPointerLeave: (event: PointerEvent<E>) =>
      event.pointerType === 'mouse' && showAfter(null, TOOLTIP_DELAY_MS),
    onPointerUp: (event: PointerEvent<E>) => {
      setWalked({ of, point: pointOf(event) });
      showAfter(pointOf(event), 0);
    },
    onFocus: () => showAfter(stand, 0),
    onBlur: () => showAfter(null, 0),
    onKeyDown: walk,
  };
  // A picture that has meanwhile become smaller has no such point.
  return { shown: shown === null ? null : within(shown), props, tooltipProps };
}
