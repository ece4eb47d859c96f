import { useEffect, useState } from 'react';
import { SLIDER_STEP_WEEKS, snapOffset } from '../../life/slider-projection.ts';

/** How long a year takes to pass. */
const YEAR_MS = 300;

interface PlayOptions {
  readonly offsetWeeks: number;
  /** The slider's end, whole weeks. */
  readonly weeksRemaining: number;
  readonly onSlide: (offsetWeeks: number) => void;
}

export interface Play {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** Lets the years pass, one after another, until they are stopped, the slider is moved otherwise, or its end comes. */
export function usePlay({ offsetWeeks, weeksRemaining, onSlide }: PlayOptions): Play {
  /** Where the years have got to; a slider that stands elsewhere was moved by somebody. */
  const [playedTo, setPlayedTo] = useState<number | null>(null);
  const playing = playedTo === offsetWeeks && offsetWeeks < weeksRemaining;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      const next = snapOffset(offsetWeeks + SLIDER_STEP_WEEKS, weeksRemaining);
      // Where less than half a year is left, the nearest stop is the one just left.
      const further = next > offsetWeeks ? next : weeksRemaining;
      setPlayedTo(further);
      onSlide(further);
    }, YEAR_MS);
    return () => clearTimeout(timer);
  }, [playing, offsetWeeks, weeksRemaining, onSlide]);

  const toggle = () => {
    if (playing) return setPlayedTo(null);
    const start = offsetWeeks < weeksRemaining ? offsetWeeks : 0;
    setPlayedTo(start);
    if (start !== offsetWeeks) onSlide(start);
  };
  return { playing, toggle };
}
