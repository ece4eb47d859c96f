import { useEffect, useLayoutEffect, useRef, useState } from 'react';

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
