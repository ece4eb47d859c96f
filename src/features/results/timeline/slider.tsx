import type { CSSProperties } from 'react';
import { TIMELINE_MESSAGES } from '#messages/timeline-messages.ts';
import { findSliderSpan } from '../../../charts/slider-span.ts';
import { SLIDER_STEP_WEEKS } from '../../../life/life-projection.ts';
import { useProjectedViews } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { useMoves } from './use-moves.ts';

/** A native slider over the part of the line of life from today to its end, wider by its thumb. */
export function Slider() {
  const { shown, format } = useResults();
  const { offsetWeeks, projectedAge } = useProjectedViews().immediate;
  const { end, slide, slideByKey } = useMoves();
  const { start, length } = findSliderSpan(shown.life);
  const style: CSSProperties = {
    insetInlineStart: `calc(${start * 100}% - var(--control) / 2)`,
    width: `calc(${length * 100}% + var(--control))`,
  };
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
      style={style}
      aria-valuetext={TIMELINE_MESSAGES.projected(format, projectedAge)}
      onChange={(event) => slide(Number(event.target.value), true)}
      onKeyDown={slideByKey}
    />
  );
}
