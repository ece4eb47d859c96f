import { useEffect, useState } from 'react';
import { SLIDER_STEP_WEEKS, snapOffset } from '../../life/life-projection.ts';

/** The duration of a year while playing. */
const YEAR_MS = 300;

interface PlayOptions {
  /** The life that is played. Playing stops when it changes. */
  readonly life: object;
  readonly offsetWeeks: number;
  /** The slider's maximum, in whole weeks. */
  readonly end: number;
  readonly onSlide: (offsetWeeks: number) => void;
}

export interface Play {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** The position that playing has reached. */
interface Played {
  readonly life: object;
  readonly to: number;
}

/** Moves the slider year by year until it is stopped, moved otherwise, or at its end. */
export function usePlay({ life, offsetWeeks, end, onSlide }: PlayOptions): Play {
  const [played, setPlayed] = useState<Played | null>(null);
  const undisturbed = played !== null && played.life === life && played.to === offsetWeeks;
  // At any other position, the slider was moved by hand or by a submit. That ends playing for good, even if the slider
  // returns to the same position.
  if (played && !undisturbed) setPlayed(null);
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

  const toggle = () => {
    if (playing) return setPlayed(null);
    setPlayed({ life, to: offsetWeeks });
  };
  return { playing, toggle };
}
