import { JUMP } from '#words/results.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import type { StickyPosition } from '../../platform/use-sticky-position.ts';
import { Button } from '../../ui/button.tsx';
import './jump-buttons.css';

function scrollToElement(id: string) {
  const target = document.getElementById(id);
  if (target) scrollSmoothly(target);
}

interface JumpButtonsProps {
  /** Where the timeline around them is. While that is out of sight, they float over the page. */
  readonly timeline: StickyPosition;
}

/**
 * Two buttons that scroll to the results and to the top. Beside the slider they are in its bar. Where they float without room
 * beside the page, they share a line at the bottom of the window.
 */
export function JumpButtons({ timeline }: JumpButtonsProps) {
  const isFloating = timeline === 'above' || timeline === 'below';
  const jumps = [
    { to: 'top', label: JUMP.toTop, arrow: 'M10 16V4M5 9l5-5 5 5' },
    { to: 'results', label: JUMP.toResults, arrow: 'M10 4v12M5 11l5 5 5-5' },
  ];
  return (
    <div className="jump-buttons screen-only" data-floating={isFloating}>
      {jumps.map(({ to, label, arrow }) => (
        <Button key={to} onClick={() => scrollToElement(to)}>
          <span>{label}</span>
          <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
            <path d={arrow} fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </Button>
      ))}
    </div>
  );
}
