import { type ReactNode, useState } from 'react';
import { ActivityCards } from '../../src/features/results/cards/activity-cards.tsx';
import { FutureProjections } from '../../src/features/results/projections/future-projections.tsx';
import { ActivityShares } from '../../src/features/results/shares/activity-shares.tsx';
import { SummaryCards } from '../../src/features/results/summary/summary-cards.tsx';
import { LifeTimeline } from '../../src/features/results/timeline/life-timeline.tsx';
import { TimelineSlider } from '../../src/features/results/timeline/timeline-slider.tsx';
import { FORMAT, LIVES, type Life, liveLife } from '../../tests/fixtures/lives.ts';
import type { Exhibit } from '../exhibit.ts';
import { exhibitsOfLives } from '../of-lives.tsx';
import { press, unfold } from '../reach.ts';

const SECTION = ['ui/section.tsx'];
const WITH_TABLE = [...SECTION, 'ui/table-details.tsx'];

interface SlidingProps {
  readonly from: Life;
  readonly children: (life: Life, slide: (offsetWeeks: number) => void) => ReactNode;
}

/** A life whose slider can be moved. */
function Sliding({ from, children }: SlidingProps) {
  const [offsetWeeks, setOffsetWeeks] = useState(from.offsetWeeks);
  return children(liveLife(from.profile, offsetWeeks), setOffsetWeeks);
}

const renderShares = ({ series, ages }: Life) => (
  <ActivityShares series={series} ages={ages} format={FORMAT} />
);
const renderProjections = ({ series, ages }: Life) => (
  <FutureProjections series={series} ages={ages} format={FORMAT} />
);
const renderTimeline = (from: Life) => (
  <Sliding from={from}>
    {(life, slide) => (
      <div className="explore">
        <div className="before-slider">
          <LifeTimeline birthdate={life.dates.birthdate} ages={life.ages} format={FORMAT} />
        </div>
        <TimelineSlider
          moments={{ immediate: life, deferred: life }}
          play={{ playing: false, toggle: () => undefined }}
          onSlide={slide}
          format={FORMAT}
        />
      </div>
    )}
  </Sliding>
);

const SHARES = ['features/results/shares/activity-shares.tsx', 'ui/tooltip.tsx', ...SECTION];
const PROJECTIONS = ['features/results/projections/future-projections.tsx', ...WITH_TABLE];
const TIMELINE = [
  'features/results/timeline/life-timeline.tsx',
  'features/results/timeline/timeline-slider.tsx',
  ...WITH_TABLE,
];

/** The parts of the results that draw activities and the line of a life. */
export const RESULT_EXHIBITS: readonly Exhibit[] = [
  ...exhibitsOfLives({
    id: 'summary',
    title: 'Summary',
    shows: ['features/results/summary/summary-cards.tsx'],
    lives: ['everyday', 'newborn', 'older', 'longest', 'shortest'],
    render: ({ result }) => <SummaryCards result={result} format={FORMAT} />,
  }),
  ...exhibitsOfLives({ id: 'shares', title: 'Shares', shows: SHARES, render: renderShares }),
  {
    id: 'shares-tooltip',
    title: 'Shares: told of one slice',
    shows: SHARES,
    render: () => renderShares(LIVES.long),
    reach: press('[data-mark]'),
  },
  ...exhibitsOfLives({
    id: 'timeline',
    title: 'Timeline',
    shows: TIMELINE,
    lives: ['everyday', 'moved', 'end', 'newborn', 'older', 'shortest', 'longest'],
    render: renderTimeline,
  }),
  {
    id: 'timeline-tooltip',
    title: 'Timeline: told of the end, with its table',
    shows: TIMELINE,
    render: () => renderTimeline(LIVES.moved),
    reach: (exhibit) => {
      press('[data-mark]:last-of-type')(exhibit);
      unfold(exhibit);
    },
  },
  ...exhibitsOfLives({
    id: 'projections',
    title: 'Projections',
    shows: PROJECTIONS,
    render: renderProjections,
  }),
  {
    id: 'projections-tooltip',
    title: 'Projections: told of one bar, with the table',
    shows: PROJECTIONS,
    render: () => renderProjections(LIVES.long),
    reach: (exhibit) => {
      press('[data-mark]')(exhibit);
      unfold(exhibit);
    },
  },
  ...exhibitsOfLives({
    id: 'cards',
    title: 'Cards',
    shows: ['features/results/cards/activity-cards.tsx', 'features/results/source-link.tsx'],
    render: ({ result, projection, moved }) => (
      <ActivityCards today={result.activityStats} projection={projection} moved={moved} format={FORMAT} />
    ),
  }),
];
