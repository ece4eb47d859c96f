import { useMemo } from 'react';
import { TIMELINE } from '#words/results.ts';
import { FREE_TIME } from '../../life/life-projection.ts';
import { useDebouncedValue } from '../../platform/use-debounced-value.ts';
import { useStickyPlace } from '../../platform/use-sticky-place.ts';
import { ErrorBoundary } from '../../ui/section-boundary.tsx';
import { joinSentences } from '../../words/join-sentences.ts';
import { useProjectedViews } from '../projection.tsx';
import { useResults } from '../results-context.ts';
import { describeAhead, describeRemaining, describeSliderFigures } from './describe-timeline.ts';
import { JumpButtons } from './jump-buttons.tsx';
import { PlayButton } from './play-button.tsx';
import { Slider } from './slider.tsx';
import './timeline-bar.css';

/** The slider from today to life expectancy. Before its place on the page it is at the bottom of the window. */
export function TimelineBar() {
  const [ref, place] = useStickyPlace<HTMLDivElement>();
  const { format } = useResults();
  const { immediate } = useProjectedViews();
  return (
    <div ref={ref} className="timeline-bar" data-place={place}>
      <p className="between hint timeline-scale" aria-hidden>
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

/** How long the slider must rest before its figures are announced. */
const ANNOUNCE_AFTER_MS = 800;

/** Announces the figures once the slider rests, or once another life expectancy is chosen. */
function Announcement() {
  const { shown, submitNumber, format } = useResults();
  const { immediate } = useProjectedViews();
  const { life } = shown;
  const current = useMemo(() => ({ life, projection: immediate }), [life, immediate]);
  const settled = useDebouncedValue(current, ANNOUNCE_AFTER_MS);
  const { projection } = settled.life === life ? settled : current;
  const activities = projection.activities.filter(({ id }) => id !== FREE_TIME);
  // A new element for each submit, after which the results have the focus: a status that is inserted with its text is not
  // announced.
  return (
    <p key={submitNumber} className="visually-hidden" role="status">
      {joinSentences(describeRemaining(format, projection), describeSliderFigures(format, activities))}
    </p>
  );
}
