import { useEffect, useState } from 'react';
import { SLIDER_STEP_WEEKS, snapOffset } from '../../../life/life-projection.ts';

/** How long a year takes to pass. */
const YEAR_MS = 300;

interface PlayOptions {
  /** Whose years they are: with another life, they stop. */
  readonly of: object;
  readonly offsetWeeks: number;
  /** The slider's end, whole weeks. */
  readonly end: number;
  readonly onSlide: (offsetWeeks: number) => void;
}

export interface Play {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** Where the years have got to. */
interface Played {
  readonly of: object;
  readonly to: number;
}

/** Lets the years pass, one after another, until they are stopped, the slider is moved otherwise, or its end comes. */
export function usePlay({ of, offsetWeeks, end, onSlide }: PlayOptions): Play {
  const [played, setPlayed] = useState<Played | null>(null);
  const undisturbed = played !== null && played.of === of && played.to === offsetWeeks;
  // A slider that stands elsewhere was moved by hand or by a submit. Once it was, coming back to the same place is no
  // reason to go on.
  if (played && !undisturbed) setPlayed(null);
  const playing = undisturbed && offsetWeeks < end;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      const next = snapOffset(offsetWeeks + SLIDER_STEP_WEEKS, end);
      // Where less than half a year is left, the nearest stop is the one just left.
      const further = next > offsetWeeks ? next : end;
      setPlayed({ of, to: further });
      onSlide(further);
    }, YEAR_MS);
    return () => clearTimeout(timer);
  }, [playing, of, offsetWeeks, end, onSlide]);

  const toggle = () => {
    if (playing) return setPlayed(null);
    const start = offsetWeeks < end ? offsetWeeks : 0;
    setPlayed({ of, to: start });
    if (start !== offsetWeeks) onSlide(start);
  };
  return { playing, toggle };
}
