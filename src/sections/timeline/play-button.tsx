import { useEffect, useState } from 'react';
import { TIMELINE } from '#words/results.ts';
import { SLIDER_STEP_WEEKS, snapOffset } from '../../life/life-projection.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { Button } from '../../ui/button.tsx';
import { useOnSlide, useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';

const ICONS = {
  play: 'M4 1.5v13L14 8z',
  stop: 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z',
  /** A turn to the left, with the head of an arrow. */
  reset: 'M8 2.5a5.5 5.5 0 1 1-5.2 7.3l1.9-.6A3.5 3.5 0 1 0 8 4.5V7L4 3.5 8 0z',
};

/** The duration of a year while playing. */
const YEAR_MS = 300;

/** Moves the slider year by year until it is stopped, moved otherwise, or at its end; from there, back to today. */
export function PlayButton() {
  const { life } = useResults().shown;
  const { offsetWeeks } = useProjectedViews().immediate;
  const onSlide = useOnSlide();
  const end = weeksLeft(life);
  /** The life that is played, and the position that playing has reached. */
  const [played, setPlayed] = useState<{ readonly life: object; readonly to: number } | null>(null);
  const undisturbed = played !== null && played.life === life && played.to === offsetWeeks;
  // At any other position, the slider was moved by hand or by a submit. That ends playing for good, even if the slider
  // returns to the same position.
  if (played && !undisturbed) setPlayed(null);
  const isAtEnd = end > 0 && offsetWeeks === end;
  const playing = undisturbed && offsetWeeks < end;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      const next = snapOffset(offsetWeeks + SLIDER_STEP_WEEKS, end);
      // With less than half a year left, the next step is rounded back to the current one.
      const target = next > offsetWeeks ? next : end;
      setPlayed({ life, to: target });
      onSlide(target);
    }, YEAR_MS);
    return () => clearTimeout(timer);
  }, [playing, life, offsetWeeks, end, onSlide]);

  const press = () => {
    if (isAtEnd) onSlide(0);
    else setPlayed(playing ? null : { life, to: offsetWeeks });
  };
  const action = playing ? 'stop' : isAtEnd ? 'reset' : 'play';
  return (
    <Button
      look="round"
      aria-label={TIMELINE[action]}
      data-playing={playing}
      disabled={end === 0}
      onClick={press}
    >
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path d={ICONS[action]} />
      </svg>
    </Button>
  );
}
