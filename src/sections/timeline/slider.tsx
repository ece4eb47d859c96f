import type { KeyboardEvent } from 'react';
import { TIMELINE } from '#words/results.ts';
import { SLIDER_STEP_WEEKS, snapOffset } from '../../life/life-projection.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { keyFromLeft } from '../../ui/direction.ts';
import { useOnSlide, useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import './slider.css';

/** The years that each key moves the slider by. */
const YEARS_BY_KEY: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** A native slider over the years from today to life expectancy. */
export function Slider() {
  const { shown, format } = useResults();
  const { offsetWeeks, projectedAge } = useProjectedViews().immediate;
  const onSlide = useOnSlide();
  const end = weeksLeft(shown.life);
  const slide = (weeks: number) => onSlide(snapOffset(weeks, end));
  const slideByKey = (event: KeyboardEvent) => {
    const years = YEARS_BY_KEY[keyFromLeft(event.key)];
    if (years === undefined) return;
    event.preventDefault();
    // The end may not be a whole step; from there, the slider moves back to the last whole step.
    const step = years > 0 ? Math.floor : Math.ceil;
    slide((step(offsetWeeks / SLIDER_STEP_WEEKS) + years) * SLIDER_STEP_WEEKS);
  };
  return (
    <input
      id="timeline-slider"
      type="range"
      className="slider screen-only"
      min={0}
      max={end}
      // With a native step of 52, an end that is not a multiple of 52 could not be reached.
      step={end % SLIDER_STEP_WEEKS === 0 ? SLIDER_STEP_WEEKS : 1}
      disabled={end === 0}
      value={offsetWeeks}
      aria-valuetext={TIMELINE.projected(format, { age: projectedAge })}
      onChange={(event) => slide(Number(event.target.value))}
      onKeyDown={slideByKey}
    />
  );
}
