import { WORDS } from '../content/words.ts';
import { scrollSmoothly } from '../platform/scroll.ts';
import { Button } from '../ui/button.tsx';

function jumpTo(id: string): void {
  const target = document.getElementById(id);
  if (target) scrollSmoothly(target);
}

/** The floating pair that leads to the results and back to the top. */
export function JumpButtons() {
  return (
    <div className="jump-buttons">
      <Button look="round" aria-label={WORDS.jump.toTop} onClick={() => jumpTo('top')}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
          <path d="M10 16V4M5 9l5-5 5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Button>
      <Button look="round" aria-label={WORDS.jump.toResults} onClick={() => jumpTo('results')}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
          <path d="M10 4v12M5 11l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </Button>
    </div>
  );
}
