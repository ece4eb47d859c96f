import { TIMELINE } from '#words/results.ts';
import { SLIDER_STEP_WEEKS } from '../../life/life-projection.ts';
import { useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import './slider.css';
import { useMoves } from './use-moves.ts';

/** A native slider over the years from today to life expectancy. */
export function Slider() {
  const { format } = useResults();
  const { immediate } = useProjectedViews();
  const { offsetWeeks, projectedAge } = immediate;
  const { end, slide, slideByKey } = useMoves();
  return (
    <input
      id="timeline-slider"
      type="range"
      className="slider"
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
