import { useEffect, useState } from 'react';
import { JUMP } from '#words/results.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import type { StickyPosition } from '../../platform/use-sticky-position.ts';
import { Button } from '../../ui/button.tsx';
import './jump-buttons.css';

/** How long the buttons stay visible after scrolling, where they cover part of the page. */
const REST_MS = 2500;

/** Whether the window is scrolling, or was a moment ago. */
function useScrolling(): boolean {
  const [scrolling, setScrolling] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const scroll = () => {
      setScrolling(true);
      clearTimeout(timer);
      timer = setTimeout(setScrolling, REST_MS, false);
    };
    scroll();
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scroll);
    };
  }, []);
  return scrolling;
}

function scrollToElement(id: string) {
  const target = document.getElementById(id);
  if (target) scrollSmoothly(target);
}

interface JumpButtonsProps {
  /** Where the timeline around them is. While that is out of sight, they float over the page. */
  readonly timeline: StickyPosition;
}

/**
 * Two buttons that scroll to the results and to the top. In a narrow window there is only the one that leads away from
 * here: to the results from above them, otherwise to the top. While it floats there, it is as wide as the window, and
 * hidden unless the page is scrolling or it has focus.
 */
export function JumpButtons({ timeline }: JumpButtonsProps) {
  const scrolling = useScrolling();
  const isFloating = timeline === 'above' || timeline === 'below';
  const jumps = [
    { to: 'top', label: JUMP.toTop, arrow: 'M10 16V4M5 9l5-5 5 5' },
    { to: 'results', label: JUMP.toResults, arrow: 'M10 4v12M5 11l5 5 5-5' },
  ];
  return (
    <div
      className="jump-buttons screen-only"
      data-floating={isFloating}
      data-timeline={timeline}
      data-resting={!scrolling}
    >
      {jumps.map(({ to, label, arrow }) => (
        <Button key={to} look="round" data-to={to} aria-label={label} onClick={() => scrollToElement(to)}>
          <span className="jump-label" aria-hidden>
            {label}
          </span>
          <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
            <path d={arrow} fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </Button>
      ))}
    </div>
  );
}
