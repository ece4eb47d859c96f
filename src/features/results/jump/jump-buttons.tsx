import { DETAIL_MESSAGES } from '../../../content/detail-messages.ts';
import { scrollSmoothly } from '../../../platform/scroll.ts';
import { useScrolling } from '../../../platform/use-scrolling.ts';
import { Button } from '../../../ui/button.tsx';

function jumpTo(id: string): void {
  const target = document.getElementById(id);
  if (target) scrollSmoothly(target);
}

/** How long the buttons stay after the last scrolling, where they take room from the page. */
const REST_MS = 2500;

/**
 * The floating pair that leads to the results and back to the top. In a window without room beside the page they
 * stand in a bar at its foot, which goes while nobody scrolls; the focus brings it back.
 */
export function JumpButtons() {
  const scrolling = useScrolling(REST_MS);
  return (
    <div className="jump-buttons" data-resting={!scrolling}>
      <Button look="round" aria-label={DETAIL_MESSAGES.jump.toTop} onClick={() => jumpTo('top')}>
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
          <path d="M10 16V4M5 9l5-5 5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Button>
      <Button look="round" aria-label={DETAIL_MESSAGES.jump.toResults} onClick={() => jumpTo('results')}>
        <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
          <path d="M10 4v12M5 11l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Button>
    </div>
  );
}
