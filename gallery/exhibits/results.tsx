import { ActivityCards } from '../../src/sections/cards/activity-cards.tsx';
import { FutureProjections } from '../../src/sections/projections/future-projections.tsx';
import { ActivityShares } from '../../src/sections/shares/activity-shares.tsx';
import { SummaryCards } from '../../src/sections/summary/summary-cards.tsx';
import { LifeTimeline } from '../../src/sections/timeline/life-timeline.tsx';
import { CHAPTERS, LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { press, unfold } from '../interactions.ts';
import { createLifeExhibits } from '../life-exhibits.tsx';

const SECTION = ['ui/section.tsx'];
const WITH_TABLE = [...SECTION, 'ui/chart-table.tsx', 'ui/data-table.tsx'];

const renderShares = (sample: SampleLife) => (
  <InResults sample={sample}>
    <ActivityShares />
  </InResults>
);
const renderProjections = (sample: SampleLife) => (
  <InResults sample={sample}>
    <FutureProjections />
  </InResults>
);
const renderTimeline = (sample: SampleLife) => (
  <InResults sample={sample}>
    <div className="explore">
      <LifeTimeline />
    </div>
  </InResults>
);

const renderCards = (sample: SampleLife) => (
  <InResults sample={sample}>
    <ActivityCards />
  </InResults>
);

const CARDS = ['sections/cards/activity-cards.tsx', 'ui/source-link.tsx'];
const SHARES = ['sections/shares/activity-shares.tsx', 'ui/tooltip.tsx', ...SECTION];
const PROJECTIONS = ['sections/projections/future-projections.tsx', ...WITH_TABLE];
const TIMELINE = [
  'sections/timeline/life-timeline.tsx',
  'sections/timeline/play-button.tsx',
  'sections/timeline/slider.tsx',
  'sections/timeline/timeline-bar.tsx',
  'sections/timeline/line-chapters.tsx',
  'ui/data-table.tsx',
];

/** The sections of the results with activities and the timeline. */
export const RESULT_EXHIBITS: readonly Exhibit[] = [
  ...createLifeExhibits({
    id: 'summary',
    title: 'Summary',
    shows: ['sections/summary/summary-cards.tsx'],
    lives: ['everyday', 'newborn', 'older', 'longest', 'shortest'],
    render: (sample) => (
      <InResults sample={sample}>
        <SummaryCards />
      </InResults>
    ),
  }),
  ...createLifeExhibits({ id: 'shares', title: 'Shares', shows: SHARES, render: renderShares }),
  {
    id: 'shares-tooltip',
    title: 'Shares: with a tooltip of one slice',
    shows: SHARES,
    render: () => renderShares(LIVES.long),
    interact: press('[data-mark]'),
  },
  ...createLifeExhibits({
    id: 'timeline',
    title: 'Timeline',
    shows: TIMELINE,
    lives: ['everyday', 'moved', 'end', 'newborn', 'older', 'shortest', 'longest'],
    render: renderTimeline,
  }),
  {
    id: 'timeline-tooltip',
    title: 'Timeline: with its table',
    shows: TIMELINE,
    render: () => renderTimeline(LIVES.moved),
    interact: unfold,
  },
  ...createLifeExhibits({
    id: 'projections',
    title: 'Projections',
    shows: PROJECTIONS,
    render: renderProjections,
  }),
  {
    id: 'projections-tooltip',
    title: 'Projections: with a tooltip of one bar, with the table',
    shows: PROJECTIONS,
    render: () => renderProjections(LIVES.long),
    interact: (exhibit) => {
      press('[data-mark]')(exhibit);
      unfold(exhibit);
    },
  },
  ...createLifeExhibits({
    id: 'cards',
    title: 'Cards',
    shows: CARDS,
    render: renderCards,
  }),
  {
    id: 'shares-chapters',
    title: 'Shares: a life in chapters',
    shows: SHARES,
    render: () => renderShares(CHAPTERS),
  },
  {
    id: 'projections-chapters',
    title: 'Projections: a life in chapters',
    shows: PROJECTIONS,
    render: () => renderProjections(CHAPTERS),
  },
  {
    id: 'cards-chapters',
    title: 'Cards: a life in chapters',
    shows: CARDS,
    render: () => renderCards(CHAPTERS),
  },
];
