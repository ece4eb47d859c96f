import { JUMP } from '#words/details.ts';
import { adoptStyles } from '../../platform/adopt-styles.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import { useScrolling } from '../../platform/use-scrolling.ts';
import { Button } from '../../ui/button.tsx';
import styles from './jump-buttons.css?inline';

adoptStyles(styles);

function jumpTo(id: string): void {
  const target = document.getElementById(id);
  if (target) scrollSmoothly(target);
}

/** How long the buttons stay visible after scrolling, where they cover part of the page. */
const REST_MS = 2500;

interface JumpButtonsProps {
  /** Whether they float over the page, because the bar around them is out of sight. */
  readonly floating: boolean;
}

/**
 * Two buttons that scroll to the results and to the top. While they float in a narrow window, they are in a bar at the
 * bottom, which is hidden unless the page is scrolling or the bar has focus.
 */
export function JumpButtons({ floating }: JumpButtonsProps) {
  const scrolling = useScrolling(REST_MS);
  return (
    <div className="jump-buttons" data-floating={floating} data-resting={!scrolling}>
      <Button look="round" aria-label={JUMP.toTop} onClick={() => jumpTo('top')}>
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
          <path d="M10 16V4M5 9l5-5 5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Button>
      <Button look="round" aria-label={JUMP.toResults} onClick={() => jumpTo('results')}>
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
          <path d="M10 4v12M5 11l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Button>
    </div>
  );
}
