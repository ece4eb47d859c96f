import type { CSSProperties, KeyboardEvent } from 'react';
import { LifeLine } from '../../charts/life-line.tsx';
import type { Ages } from '../../charts/series.ts';
import type { Format } from '../../content/format.ts';
import {
  describeRemaining,
  describeSliderValue,
  describeTimeline,
  RESULT_WORDS,
} from '../../content/result-words.ts';
import { SLIDER_STEP_WEEKS, type SliderProjection, snapOffset } from '../../life/slider-projection.ts';
import { useWidth } from '../../platform/use-width.ts';
import { Section } from './section.tsx';

interface LifeTimelineProps {
  readonly ages: Ages;
  readonly projection: SliderProjection;
  readonly weeksRemaining: number;
  readonly offsetWeeks: number;
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

/** How much of the slider's track is behind its thumb, for the style sheet. @param share 0 to 1 */
const filled = (share: number): CSSProperties & Record<'--filled', string> => ({
  '--filled': `${share * 100}%`,
});

/** A life as one line with its markers, and the slider that moves through the years still to come. */
export function LifeTimeline(props: LifeTimelineProps) {
  const { ages, projection, weeksRemaining, offsetWeeks, onSlide, format } = props;
  const words = RESULT_WORDS.timeline;
  const [ref, width] = useWidth<HTMLDivElement>();
  const moved = offsetWeeks > 0;
  const slide = (weeks: number) => onSlide(snapOffset(weeks, weeksRemaining));
  const slideByKey = (event: KeyboardEvent) => {
    const years = YEARS_BY_KEY[event.key];
    if (years === undefined) return;
    event.preventDefault();
    // From its end, which may be no whole step, the slider goes back to the last step before it.
    const step = years > 0 ? Math.floor : Math.ceil;
    slide((step(offsetWeeks / SLIDER_STEP_WEEKS) + years) * SLIDER_STEP_WEEKS);
  };
  // Each label is moved back by as much of its own width as it stands along the line: none sticks out.
  const at = (years: number) => {
    const share = `${Math.min(1, years / ages.lifeExpectancy) * 100}%`;
    return { left: share, transform: `translateX(-${share})` };
  };
  return (
    <Section id="timeline" title={words.title} hint={words.hint}>
      <div
        ref={ref}
        className="life-line"
        role="img"
        aria-label={describeTimeline(format, { ...ages, moved })}
      >
        <p className="life-line-row life-line-projected" aria-hidden>
          {moved && (
            <span className="life-line-label" style={at(ages.projected)}>
              {words.projected(format.number(ages.projected))}
            </span>
          )}
        </p>
        {width > 0 && <LifeLine ages={ages} width={width} />}
        <p className="life-line-row" aria-hidden>
          <span className="life-line-label" style={at(ages.now)}>
            {words.now(format.number(ages.now))}
          </span>
        </p>
        <p className="life-line-ends" aria-hidden>
          <span>{words.birth}</span>
          <span>{words.expectancy(format.number(ages.lifeExpectancy))}</span>
        </p>
      </div>
      <label htmlFor="timeline-slider" className="field-label">
        {words.slider}
      </label>
      <div className="slider-row">
        <span aria-hidden>{words.today}</span>
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
          aria-valuetext={describeSliderValue(format, projection.age, projection.yearsRemaining)}
          onChange={(event) => slide(Number(event.target.value))}
          onKeyDown={slideByKey}
        />
        <span aria-hidden>{words.end}</span>
      </div>
      <p className="remaining">
        {describeRemaining(format, {
          age: projection.age,
          years: projection.yearsRemaining,
          days: projection.daysRemaining,
          moved,
        })}
      </p>
    </Section>
  );
}
