import { TIMELINE } from '#words/results.ts';
import { shareOfLine } from '../../life/life-projection.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { useStickyPlace } from '../../platform/use-sticky-place.ts';
import { Button } from '../../ui/button.tsx';
import { LifeLine } from '../../ui/charts/life-line.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useOnSlide, useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { describeAhead } from './describe-timeline.ts';
import { JumpButtons } from './jump-buttons.tsx';
import { CHAPTER_BAND } from './line-chapters.tsx';
import { LineLabel } from './line-label.tsx';
import { Slider } from './slider.tsx';
import { findSliderSpan } from './slider-span.ts';
import './timeline-bar.css';
import { useAnnouncement } from './use-announcement.ts';
import { usePlay } from './use-play.ts';

/** The timeline with the slider on it, which stays visible with the charts that follow it. */
export function TimelineBar() {
  const [ref, place] = useStickyPlace<HTMLDivElement>();
  return (
    <div ref={ref} className="timeline-bar" data-place={place}>
      <PlayButton />
      <Line />
      {/* Without these buttons, visitors can still scroll. */}
      <ErrorBoundary renderFallback={() => null}>
        <JumpButtons timeline={place} />
      </ErrorBoundary>
      <Announcement />
    </div>
  );
}

function PlayButton() {
  const { life } = useResults().shown;
  const { offsetWeeks } = useProjectedViews().immediate;
  const onSlide = useOnSlide();
  const end = weeksLeft(life);
  const { playing, toggle } = usePlay({ life, offsetWeeks, end, onSlide });
  const { play, stop } = TIMELINE;
  return (
    <Button
      look="round"
      aria-label={playing ? stop : play}
      data-playing={playing}
      disabled={end === 0}
      onClick={toggle}
    >
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path d={playing ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 1.5v13L14 8z'} />
      </svg>
    </Button>
  );
}

/** The line of life. In a narrow window, where it would be too short for a thumb, only what the slider moves along is shown. */
function Line() {
  const { format } = useResults();
  const { immediate } = useProjectedViews();
  const { start, zoom } = findSliderSpan(immediate);
  const share = shareOfLine(immediate, immediate.projectedAge);
  return (
    <div
      className="life-line-window"
      style={{ '--start': start, '--zoom': zoom, '--along': (share - start) * zoom }}
    >
      <div className="life-line">
        <LineLabel share={share}>{describeAhead(format, immediate)}</LineLabel>
        {CHAPTER_BAND}
        <LifeLine ages={immediate} width="100%" />
        <Slider />
      </div>
    </div>
  );
}

function Announcement() {
  const { text, submitNumber } = useAnnouncement();
  // A new element for each submit: a status that is inserted with its text is not announced.
  return (
    <p key={submitNumber} className="visually-hidden" role="status">
      {text}
    </p>
  );
}
