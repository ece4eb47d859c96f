import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { keyFromLeft } from './direction.ts';
import { TOOLTIP_DELAY_MS, useTooltip } from './tooltip.tsx';
import './use-roving-focus.css';

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
