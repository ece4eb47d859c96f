import { type ChangeEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { JUMP, TIMELINE } from '#words/results.ts';
import { FREE_TIME, SLIDER_STEP_WEEKS, snapOffset } from '../../life/life-projection.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { useFormat } from '../../platform/locale.ts';
import { scrollSmoothly } from '../../platform/scroll.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useStickyPosition } from '../../platform/use-sticky-position.ts';
import { useLife } from '../../results/results-context.ts';
import { useProjectedViews } from '../../results/slider.tsx';
import { Button } from '../../ui/button.tsx';
import { keyFromLeft } from '../../ui/direction.ts';
import { ErrorBoundary } from '../../ui/section-boundary.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeAhead, describeRemaining, describeSliderFigures } from './describe-timeline.ts';
import './jump-buttons.css';
import './timeline-bar.css';

const END_IDS = { today: 'timeline-today', end: 'timeline-expectancy', note: 'timeline-end' };

/**
 * What the bar says beside the slider, above the bar where that has no room for it. The styles write it, so that the page
 * has each text once.
 */
export function ScaleAboveBar() {
  const format = useFormat();
  const { immediate } = useProjectedViews();
  return (
    <p className="between quiet timeline-scale-above">
      <span data-text={TIMELINE.today} />
      <b data-text={describeAhead(format, immediate)} aria-hidden />
      <span data-text={TIMELINE.end} />
    </p>
  );
}

/**
 * The slider from today to life expectancy. Before its place on the page it is at the bottom of the window, unless nothing is
 * ahead that it could lead to.
 */
export function TimelineBar() {
  const [ref, position] = useStickyPosition<HTMLDivElement>();
  const { submitNumber, shown } = useLife();
  const format = useFormat();
  const { immediate } = useProjectedViews();
  const hasWeeksAhead = weeksLeft(shown.life) > 0;
  return (
    <div ref={ref} className="timeline-bar" data-place={position} data-sticky={hasWeeksAhead}>
      <p className="between quiet timeline-scale">
        <span id={END_IDS.today}>{TIMELINE.today}</span>
        {/* The slider's value says the same. */}
        <b aria-hidden>{describeAhead(format, immediate)}</b>
        <span id={END_IDS.end}>{TIMELINE.end}</span>
      </p>
      <PlayButton />
      <Slider />
      {!hasWeeksAhead && (
        <p id={END_IDS.note} className="quiet timeline-end">
          {TIMELINE.nothingAhead}
        </p>
      )}
      {/* Without these buttons, visitors can still scroll. */}
      <ErrorBoundary renderFallback={() => null}>
        <JumpButtons isFloating={position === 'above' || position === 'below'} />
      </ErrorBoundary>
      {/* A new one for each submit, after which the results have the focus: what is inserted is not announced. */}
      <Announcement key={submitNumber} />
    </div>
  );
}

const ICONS = {
  play: 'M4 1.5v13L14 8z',
  stop: 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z',
  reset: 'M8 2.5a5.5 5.5 0 1 1-5.2 7.3l1.9-.6A3.5 3.5 0 1 0 8 4.5V7L4 3.5 8 0z',
};

const YEAR_MS = 300;

/** Moves the slider year by year until it is stopped, moved otherwise, or at its end; from there, back to today. */
function PlayButton() {
  const { life } = useLife().shown;
  const { immediate, playing, onSlide } = useProjectedViews();
  const { offsetWeeks } = immediate;
  const end = weeksLeft(life);
  const isAtEnd = end > 0 && offsetWeeks === end;

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      const next = snapOffset(offsetWeeks + SLIDER_STEP_WEEKS, end);
      // With less than half a year left, the next step is rounded back to the current one.
      onSlide(next > offsetWeeks ? next : end, true);
    }, YEAR_MS);
    return () => clearTimeout(timer);
  }, [playing, offsetWeeks, end, onSlide]);

  const action = playing ? 'stop' : isAtEnd ? 'reset' : 'play';
  return (
    <Button
      look="round"
      aria-label={TIMELINE[action]}
      data-playing={playing}
      disabled={end === 0}
      onClick={() => (isAtEnd ? onSlide(0) : onSlide(offsetWeeks, !playing))}
    >
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path d={ICONS[action]} />
      </svg>
    </Button>
  );
}

const YEARS_BY_KEY: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

function Slider() {
  const { shown } = useLife();
  const format = useFormat();
  const { immediate, onSlide } = useProjectedViews();
  const { offsetWeeks, projectedAge } = immediate;
  const end = weeksLeft(shown.life);
  const slide = (weeks: number) => onSlide(snapOffset(weeks, end));
  const touchSlide = useTouchSlide(slide);
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
      className="timeline-slider screen-only"
      min={0}
      max={end}
      // With a native step of 52, an end that is not a multiple of 52 could not be reached.
      step={end % SLIDER_STEP_WEEKS === 0 ? SLIDER_STEP_WEEKS : 1}
      disabled={end === 0}
      aria-describedby={`${END_IDS.today} ${END_IDS.end}${end === 0 ? ` ${END_IDS.note}` : ''}`}
      value={offsetWeeks}
      aria-valuetext={TIMELINE.projected(format, { age: projectedAge })}
      onKeyDown={slideByKey}
      {...touchSlide}
    />
  );
}

const ANNOUNCE_AFTER_MS = 800;

/** Announces the figures of the slider's age once they rest. Before, it says nothing, so that it never says those of before. */
function Announcement() {
  const format = useFormat();
  const { immediate } = useProjectedViews();
  const activities = immediate.activities.filter(({ id }) => id !== FREE_TIME);
  const text = joinSentences(describeRemaining(format, immediate), describeSliderFigures(format, activities));
  const rested = useDebouncedValue(text, ANNOUNCE_AFTER_MS);
  return (
    <p className="visually-hidden" role="status">
      {text === rested ? text : ''}
    </p>
  );
}

/** How far a finger moves along a slider before the slider follows it. */
const SLOP_PIXELS = 10;

/**
 * Lets a finger that comes down on a slider scroll the page. Browsers move a slider as soon as it is touched: here, it moves
 * when the finger goes along it, or is lifted where it came down. A scroll ends the touch and moves nothing.
 * @param slide moves the slider to a value
 */
function useTouchSlide(slide: (value: number) => void) {
  /** A finger of which it is not known yet what it wants, with the value that the browser took from it. */
  const touch = useRef<{ readonly clientX: number; value: number | null } | null>(null);
  const follow = () => {
    const value = touch.current?.value ?? null;
    touch.current = null;
    if (value !== null) slide(value);
  };
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      touch.current = pointerType === 'touch' ? { clientX, value: null } : null;
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (touch.current && Math.abs(clientX - touch.current.clientX) > SLOP_PIXELS) follow();
    },
    onPointerUp: follow,
    onPointerCancel: () => {
      touch.current = null;
    },
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const value = Number(target.value);
      if (touch.current) touch.current.value = value;
      else slide(value);
    },
  };
}

/**
 * Two buttons that scroll to the results and to the top. Beside the slider they are in its bar. While that is out of sight,
 * they float over the page: without room beside it, in a line at the bottom of the window.
 */
export function JumpButtons({ isFloating }: { readonly isFloating: boolean }) {
  const jumps = [
    { to: 'top', label: JUMP.toTop, arrow: 'M10 16V4M5 9l5-5 5 5' },
    { to: 'results', label: JUMP.toResults, arrow: 'M10 4v12M5 11l5 5 5-5' },
  ];
  return (
    <div className="jump-buttons screen-only" data-floating={isFloating}>
      {jumps.map(({ to, label, arrow }) => (
        <Button
          key={to}
          look="text"
          aria-label={label}
          onClick={() => scrollSmoothly(document.getElementById(to) ?? document.body)}
        >
          <span>{label}</span>
          <svg width="1.25rem" height="1.25rem" viewBox="0 0 20 20" aria-hidden>
            <path d={arrow} fill="none" stroke="currentColor" strokeWidth="1.75" />
          </svg>
        </Button>
      ))}
    </div>
  );
}
