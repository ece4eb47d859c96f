import { ActivityCards } from '../../src/features/results/cards/activity-cards.tsx';
import { FutureProjections } from '../../src/features/results/projections/future-projections.tsx';
import { ActivityShares } from '../../src/features/results/shares/activity-shares.tsx';
import { SummaryCards } from '../../src/features/results/summary/summary-cards.tsx';
import { LifeTimeline } from '../../src/features/results/timeline/life-timeline.tsx';
import { CHAPTERS, LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { press, unfold } from '../interactions.ts';
import { createLifeExhibits } from '../life-exhibits.tsx';

const SECTION = ['ui/section.tsx'];
const WITH_TABLE = [
  ...SECTION,
  'features/results/chart-section.tsx',
  'features/results/chart-table.tsx',
  'ui/data-table.tsx',
];

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

const CARDS = [
  'features/results/cards/activity-cards.tsx',
  'features/results/cards/emphasized-figure.tsx',
  'features/results/cards/schedule-entry.tsx',
  'features/results/source-link.tsx',
];
const SHARES = ['features/results/shares/activity-shares.tsx', 'ui/tooltip.tsx', ...SECTION];
const PROJECTIONS = ['features/results/projections/future-projections.tsx', ...WITH_TABLE];
const TIMELINE = [
  'features/results/timeline/life-timeline.tsx',
  'features/results/timeline/line-label.tsx',
  'features/results/timeline/slider.tsx',
  'features/results/timeline/timeline-bar.tsx',
  'ui/data-table.tsx',
];

/** The sections of the results with activities and the timeline. */
export const RESULT_EXHIBITS: readonly Exhibit[] = [
  ...createLifeExhibits({
    id: 'summary',
    title: 'Summary',
    shows: ['features/results/summary/summary-cards.tsx'],
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
  {
    id: 'schedule-editor',
    title: 'Cards: when work happens',
    shows: ['features/schedule/schedule-editor.tsx', 'features/schedule/schedule-fields.tsx'],
    render: () => (
      <InResults sample={LIVES.everyday}>
        <ActivityCards />
      </InResults>
    ),
    interact: (exhibit) => exhibit.querySelectorAll<HTMLElement>('.schedule-entry button')[1]?.click(),
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
