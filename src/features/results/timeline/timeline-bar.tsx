import { LifeLine } from '../../../charts/life-line.tsx';
import { describeAhead, RESULT_MESSAGES } from '../../../content/result-messages.ts';
import { shareOfLife } from '../../../life/life-projection.ts';
import { useStickyPlace } from '../../../platform/use-sticky-place.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { JumpButtons } from '../jump/jump-buttons.tsx';
import { useProjectedViews } from '../projection-context.ts';
import { useResults } from '../results-context.ts';
import { LineLabel } from './line-label.tsx';
import { Slider } from './slider.tsx';
import { useSlider } from './slider-context.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useMoves } from './use-moves.ts';

/** The line of life with the slider on it, which stays in sight beside the charts that follow it. */
export function TimelineBar() {
  const { format } = useResults();
  const { immediate } = useProjectedViews();
  const [ref, place] = useStickyPlace<HTMLDivElement>();
  const announcement = useAnnouncement();
  return (
    <div ref={ref} className="timeline-bar" data-place={place}>
      <PlayButton />
      <div className="life-line">
        <LineLabel share={shareOfLife(immediate, immediate.projectedAge)}>
          {describeAhead(format, immediate)}
        </LineLabel>
        <LifeLine ages={immediate} width="100%" />
        <Slider />
      </div>
      {/* Without these buttons, visitors can still scroll. */}
      <ErrorBoundary renderFallback={() => null}>
        <JumpButtons floating={place === 'away'} />
      </ErrorBoundary>
      {/* A new element for each submit: a status that is inserted with its text is not announced. */}
      <p key={announcement.generation} className="visually-hidden" role="status">
        {announcement.text}
      </p>
    </div>
  );
}

function PlayButton() {
  const { playing, toggle } = useSlider().play;
  const { end } = useMoves();
  const { play, stop } = RESULT_MESSAGES.timeline;
  return (
    <Button look="round" aria-label={playing ? stop : play} disabled={end === 0} onClick={toggle}>
      <svg width="1rem" height="1rem" viewBox="0 0 16 16" fill="currentColor" aria-hidden>
        <path d={playing ? 'M3 2h3.5v12H3zM9.5 2H13v12H9.5z' : 'M4 1.5v13L14 8z'} />
      </svg>
    </Button>
  );
}
