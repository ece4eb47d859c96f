import { type CSSProperties, type KeyboardEvent, useMemo, useState } from 'react';
import {
  describeRemaining,
  describeSliderFigures,
  RESULT_MESSAGES,
} from '../../../content/result-messages.ts';
import { FREE_TIME, SLIDER_STEP_WEEKS, snapOffset } from '../../../life/life-projection.ts';
import { weeksLeft } from '../../../life/weeks.ts';
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts';
import { Button } from '../../../ui/button.tsx';
import { useProjectedViews } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { useSlider } from './slider-context.ts';

/** The years that each key moves the slider by. */
const YEARS_BY_KEY: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** How long the slider must rest before its figures are announced. */
const ANNOUNCE_AFTER_MS = 800;

/**
 * The style of the filled part of the slider's track. Not a custom property: changing one costs as much as the rest of
 * a step.
 * @param share 0 to 1
 */
const filled = (share: number): CSSProperties => ({ backgroundSize: `${share * 100}% 4px, 100% 4px` });

/** Counts the changes of a value. */
function useGeneration(value: object): number {
  const [last, setLast] = useState({ value, generation: 0 });
  if (last.value === value) return last.generation;
  setLast({ value, generation: last.generation + 1 });
  return last.generation + 1;
}

/** The announcement once the slider rests, and a number that changes with each life. */
function useAnnouncement() {
  const { shown, format } = useResults();
  const { immediate } = useProjectedViews();
  const { life } = shown;
  const current = useMemo(() => ({ life, projection: immediate }), [life, immediate]);
  const settled = useDebouncedValue(current, ANNOUNCE_AFTER_MS);
  const { projection } = settled.life === life ? settled : current;
  const generation = useGeneration(life);
  const activities = projection.activities.filter(({ id }) => id !== FREE_TIME);
  const text = `${describeRemaining(format, projection)} ${describeSliderFigures(format, activities)}`;
  return { text, generation };
}

/** Functions that move the slider to a valid position: to a number of weeks, or by a key. */
function useMoves() {
  const { shown } = useResults();
  const { immediate } = useProjectedViews();
  const { onSlide } = useSlider();
  const end = weeksLeft(shown.life);
  const slide = (weeks: number) => onSlide(snapOffset(weeks, end));
  const slideByKey = (event: KeyboardEvent) => {
    const years = YEARS_BY_KEY[event.key];
    if (years === undefined) return;
    event.preventDefault();
    // The end may not be a whole step; from there, the slider moves back to the last whole step.
    const step = years > 0 ? Math.floor : Math.ceil;
    slide((step(immediate.offsetWeeks / SLIDER_STEP_WEEKS) + years) * SLIDER_STEP_WEEKS);
  };
  return { end, slide, slideByKey };
}

/**
 * The slider through the remaining years, moved by pointer, by key or by playing.
 * It stays visible beside the charts that follow it.
 */
export function TimelineSlider() {
  const { format } = useResults();
  const { immediate } = useProjectedViews();
  const { end, slide, slideByKey } = useMoves();
  const announcement = useAnnouncement();
  const { offsetWeeks, projectedAge } = immediate;
  const words = RESULT_MESSAGES.timeline;
  return (
    <div className="timeline-slider">
      <label htmlFor="timeline-slider" className="field-label">
        {words.slider}
      </label>
      <div className="slider-row">
        <PlayButton disabled={end === 0} />
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
          style={filled(offsetWeeks / (end || 1))}
          aria-valuetext={words.projected(format.number(projectedAge))}
          onChange={(event) => slide(Number(event.target.value))}
          onKeyDown={slideByKey}
        />
        <span className="slider-start" aria-hidden>
          {words.today}
        </span>
        <p className="remaining" aria-hidden>
          {describeRemaining(format, immediate)}
        </p>
        <span className="slider-end" aria-hidden>
          {words.end}
        </span>
        {/* A new element for each life: a status that is inserted with its text is not announced. */}
        <p key={announcement.generation} className="visually-hidden" role="status">
          {announcement.text}
        </p>
      </div>
    </div>
  );
}

function PlayButton({ disabled }: { readonly disabled: boolean }) {
  const { playing, toggle } = useSlider().play;
  const { play, stop } = RESULT_MESSAGES.timeline;
  return (
    <Button look="round" aria-label={playing ? stop : play} disabled={disabled} onClick={toggle}>
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path d={playing ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 1.5v13L14 8z'} />
      </svg>
    </Button>
  );
}
