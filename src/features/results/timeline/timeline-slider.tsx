import { type CSSProperties, type KeyboardEvent, useMemo, useState } from 'react';
import type { Format } from '../../../content/format.ts';
import {
  describeRemaining,
  describeSliderFigures,
  RESULT_MESSAGES,
} from '../../../content/result-messages.ts';
import { SLIDER_STEP_WEEKS, snapOffset } from '../../../life/slider-projection.ts';
import { useDebouncedValue } from '../../../platform/use-debounced-value.ts';
import { Button } from '../../../ui/button.tsx';
import type { ProjectedViews } from '../deferred-section.tsx';
import type { ProjectedView } from '../projected-view.ts';
import type { Play } from './use-play.ts';

interface TimelineSliderProps {
  readonly moments: ProjectedViews;
  readonly play: Play;
  readonly onSlide: (offsetWeeks: number) => void;
  readonly format: Format;
}

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

const describeMoment = (format: Format, { projection, moved }: ProjectedView) =>
  describeRemaining(format, {
    age: projection.age,
    years: projection.yearsRemaining,
    days: projection.daysRemaining,
    moved,
  });

/** How many values there have been before this one. */
function useGeneration(value: object): number {
  const [last, setLast] = useState({ value, generation: 0 });
  if (last.value === value) return last.generation;
  setLast({ value, generation: last.generation + 1 });
  return last.generation + 1;
}

/**
 * Moves through the years still to come: by hand, by key, or by letting them pass.
 * It stays in sight beside the pictures that answer it.
 */
export function TimelineSlider(props: TimelineSliderProps) {
  const {
    moments,
    play: { playing, toggle },
    onSlide,
    format,
  } = props;
  const { offsetWeeks, projection, result } = moments.immediate;
  const { weeksRemaining } = result;
  const words = RESULT_MESSAGES.timeline;
  const slide = (weeks: number) => onSlide(snapOffset(weeks, weeksRemaining));
  const slideByKey = (event: KeyboardEvent) => {
    const years = YEARS_BY_KEY[event.key];
    if (years === undefined) return;
    event.preventDefault();
    // From its end, which may be no whole step, the slider goes back to the last step before it.
    const step = years > 0 ? Math.floor : Math.ceil;
    slide((step(offsetWeeks / SLIDER_STEP_WEEKS) + years) * SLIDER_STEP_WEEKS);
  };
  const settled = useDebouncedValue(moments.immediate, SPOKEN_AFTER_MS);
  const spokenOf = settled.result === result ? settled : moments.immediate;
  const generation = useGeneration(result);
  const spoken = useMemo(
    () =>
      `${describeMoment(format, spokenOf)} ${describeSliderFigures(format, spokenOf.projection.activityStats)}`,
    [format, spokenOf],
  );
  return (
    <div className="timeline-slider">
      <label htmlFor="timeline-slider" className="field-label">
        {words.slider}
      </label>
      <div className="slider-row">
        <Button
          look="round"
          aria-label={playing ? words.stop : words.play}
          disabled={weeksRemaining === 0}
          onClick={toggle}
        >
          <svg width="1rem" height="1rem" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
            <path d={playing ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 1.5v13L14 8z'} />
          </svg>
        </Button>
        <input
          id="timeline-slider"
          type="range"
          className="slider"
          min={0}
          max={weeksRemaining}
          // A native step of 52 could not reach an end that is no multiple of it.
          step={weeksRemaining % SLIDER_STEP_WEEKS === 0 ? SLIDER_STEP_WEEKS : 1}
          disabled={weeksRemaining === 0}
          value={offsetWeeks}
          style={filled(offsetWeeks / (weeksRemaining || 1))}
          aria-valuetext={words.projected(format.number(projection.age))}
          onChange={(event) => slide(Number(event.target.value))}
          onKeyDown={slideByKey}
        />
        <span className="slider-start" aria-hidden>
          {words.today}
        </span>
        <p className="remaining" aria-hidden>
          {describeMoment(format, moments.immediate)}
        </p>
        <span className="slider-end" aria-hidden>
          {words.end}
        </span>
        {/* With each life a new one: a status that comes with its words is silent, and so much has been announced. */}
        <p key={generation} className="visually-hidden" role="status">
          {spoken}
        </p>
      </div>
    </div>
  );
}
