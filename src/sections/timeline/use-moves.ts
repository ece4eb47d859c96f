import type { KeyboardEvent } from 'react';
import { SLIDER_STEP_WEEKS, snapOffset } from '../../life/life-projection.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { keyFromLeft } from '../../ui/page-direction.ts';
import { useOnSlide, useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';

/** The years that each key moves the slider by. */
const YEARS_BY_KEY: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** Functions that move the slider to a valid position: to a number of weeks, or by a key. */
export function useMoves() {
  const { shown } = useResults();
  const { immediate } = useProjectedViews();
  const onSlide = useOnSlide();
  const end = weeksLeft(shown.life);
  const slide = (weeks: number) => onSlide(snapOffset(weeks, end));
  const slideByKey = (event: KeyboardEvent) => {
    const years = YEARS_BY_KEY[keyFromLeft(event.key)];
    if (years === undefined) return;
    event.preventDefault();
    // The end may not be a whole step; from there, the slider moves back to the last whole step.
    const step = years > 0 ? Math.floor : Math.ceil;
    slide((step(immediate.offsetWeeks / SLIDER_STEP_WEEKS) + years) * SLIDER_STEP_WEEKS);
  };
  return { end, slide, slideByKey };
}
