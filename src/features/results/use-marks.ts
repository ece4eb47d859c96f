import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

const TOOLTIP_DELAY_MS = 700;

/**
 * Makes the marks of a picture tell what they are: pointed at for a while, tapped, or walked to with the arrow keys.
 * All marks together are one tab stop.
 * @param ids of the marks, in their order
 */
export function useMarks(ids: readonly string[]) {
  const [shown, setShown] = useState<string | null>(null);
  const [stop, setStop] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tabStop = stop !== null && ids.includes(stop) ? stop : ids[0];

  const showAfter = (id: string | null, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(id), delayMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === null) return;
    const closeOnEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setShown(null);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown]);

  const walk = (event: KeyboardEvent, id: string) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = ids.at((ids.indexOf(id) + step) % ids.length);
    const marks = event.currentTarget.closest('svg')?.querySelectorAll<SVGElement>('[data-mark]');
    [...(marks ?? [])].find((mark) => mark.dataset['mark'] === next)?.focus();
  };
  const props = (id: string) => ({
    'data-mark': id,
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
    onKeyDown: (event: KeyboardEvent) => walk(event, id),
  });
  const tooltipProps = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: () => showAfter(null, TOOLTIP_DELAY_MS),
  };
  return { shown, props, tooltipProps };
}
