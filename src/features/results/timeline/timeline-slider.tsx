import { type CSSProperties, type KeyboardEvent, useMemo, useState } from 'react';
import {
  describeRemaining,
  describeSliderFigures,
  RESULT_MESSAGES,
} from '../../../content/result-messages.ts';
import { FREE_TIME, SLIDER_STEP_WEEKS, snapOffset, weeksLeft } from '../../../life/life-projection.ts';
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts';
import { Button } from '../../../ui/button.tsx';
import { useProjectedViews } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { useSlider } from './slider-context.ts';

/** Years that a key moves the slider by. */
const YEARS_BY_KEY: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** How long the slider rests before its figures are spoken. */
const SPOKEN_AFTER_MS = 800;

/**
 * How much of the slider's track is behind its thumb. Not a property for the style sheet to use in the track: changing
 * one costs as much as the rest of the slider's step.
 * @param share 0 to 1
 */
const filled = (share: number): CSSProperties => ({ backgroundSize: `${share * 100}% 4px, 100% 4px` });

/** How many values there have been before this one. */
function useGeneration(value: object): number {
  const [last, setLast] = useState({ value, generation: 0 });
  if (last.value === value) return last.generation;
  setLast({ value, generation: last.generation + 1 });
  return last.generation + 1;
}

/** What is spoken once the slider rests, and how many lives there were before this one. */
function useSpoken() {
  const { shown, format } = useResults();
  const { immediate } = useProjectedViews();
  const { life } = shown;
  const current = useMemo(() => ({ life, projection: immediate }), [life, immediate]);
  const settled = useDebouncedValue(current, SPOKEN_AFTER_MS);
  const { projection } = settled.life === life ? settled : current;
  const generation = useGeneration(life);
  const activities = projection.activities.filter(({ id }) => id !== FREE_TIME);
  const text = `${describeRemaining(format, projection)} ${describeSliderFigures(format, activities)}`;
  return { text, generation };
}

/** Moves the slider to a place where it may stand: by any number of weeks, or by a key. */
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
    // From its end, which may be no whole step, the slider goes back to the last step before it.
    const step = years > 0 ? Math.floor : Math.ceil;
    slide((step(immediate.offsetWeeks / SLIDER_STEP_WEEKS) + years) * SLIDER_STEP_WEEKS);
  };
  return { end, slide, slideByKey };
}

/**
 * Moves through the years still to come: by hand, by key, or by letting them pass.
 * It stays in sight beside the pictures that answer it.
 */
export function TimelineSlider() {
  const { format } = useResults();
  const { immediate } = useProjectedViews();
  const { end, slide, slideByKey } = useMoves();
  const spoken = useSpoken();
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
          // A native step of 52 could not reach an end that is no multiple of it.
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
        {/* With each life a new one: a status that comes with its words is silent, and so much has been announced. */}
        <p key={spoken.generation} className="visually-hidden" role="status">
          {spoken.text}
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
