import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long a pointer rests before it is told what it rests on. */
export const TOOLTIP_DELAY_MS = 700;

/** What is told of a picture at the moment: it comes after a delay, stays while it is pointed at, goes with Escape. */
export function useTooltip<Subject>() {
  const [shown, setShown] = useState<Subject | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  // With the paint, not after it: Escape works as soon as the tooltip is visible.
  useLayoutEffect(() => {
    if (shown === null) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setShown(null);
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown]);

  /** @param subject `null` to tell nothing */
  const showAfter = (subject: Subject | null, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(subject), delayMs);
  };
  const tooltipProps = {
    onPointerEnter: () => clearTimeout(timer.current),
    onPointerLeave: () => showAfter(null, TOOLTIP_DELAY_MS),
  };
  return { shown, showAfter, tooltipProps };
}
