import { TIMELINE } from '#words/results.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { useStickyPlace } from '../../platform/use-sticky-place.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { useOnSlide, useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { describeAhead } from './describe-timeline.ts';
import { JumpButtons } from './jump-buttons.tsx';
import { Slider } from './slider.tsx';
import './timeline-bar.css';
import { useAnnouncement } from './use-announcement.ts';
import { usePlay } from './use-play.ts';

/** The slider from today to life expectancy. Before its place on the page it is at the bottom of the window. */
export function TimelineBar() {
  const [ref, place] = useStickyPlace<HTMLDivElement>();
  const { format } = useResults();
  const { immediate } = useProjectedViews();
  return (
    <div ref={ref} className="timeline-bar" data-place={place}>
      <p className="timeline-scale" aria-hidden>
        <span>{TIMELINE.today}</span>
        <b>{describeAhead(format, immediate)}</b>
        <span>{TIMELINE.end}</span>
      </p>
      <PlayButton />
      <Slider />
      {/* Without these buttons, visitors can still scroll. */}
      <ErrorBoundary renderFallback={() => null}>
        <JumpButtons timeline={place} />
      </ErrorBoundary>
      <Announcement />
    </div>
  );
}

const ICONS = {
  play: 'M4 1.5v13L14 8z',
  stop: 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z',
  /** A turn to the left, with the head of an arrow. */
  reset: 'M8 2.5a5.5 5.5 0 1 1-5.2 7.3l1.9-.6A3.5 3.5 0 1 0 8 4.5V7L4 3.5 8 0z',
};

/** Plays the years ahead, stops, and after their end returns to today. */
function PlayButton() {
  const { life } = useResults().shown;
  const { offsetWeeks } = useProjectedViews().immediate;
  const onSlide = useOnSlide();
  const end = weeksLeft(life);
  const { playing, toggle } = usePlay({ life, offsetWeeks, end, onSlide });
  const isAtEnd = end > 0 && offsetWeeks === end;
  const action = playing ? 'stop' : isAtEnd ? 'reset' : 'play';
  return (
    <Button
      look="round"
      aria-label={TIMELINE[action]}
      data-playing={playing}
      disabled={end === 0}
      onClick={isAtEnd ? () => onSlide(0) : toggle}
    >
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path d={ICONS[action]} />
      </svg>
    </Button>
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
