import { FirstResults } from '../../src/app/results/results-body.tsx';
import type { LifeEvents } from '../../src/life/life-events.ts';
import type { WeeksBy } from '../../src/weeks/chart.ts';
import { CHAPTERS, LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import { MANY_EVENTS, SOME_EVENTS } from '../../tests/fixtures/marks.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { tap, unfold } from '../interactions.ts';
import { createLifeExhibits } from '../life-exhibits.tsx';

const renderWeeks = (sample: SampleLife, by: WeeksBy) => (
  <InResults sample={sample} by={by}>
    <FirstResults />
  </InResults>
);

/** The weeks of a life with chapters and moments. */
const renderMarked = (events: LifeEvents, by: WeeksBy) => (
  <InResults sample={LIVES.everyday} by={by} model={{ events }}>
    <FirstResults />
  </InResults>
);

const SHOWS = [
  'app/results/results-body.tsx',
  'sections/projection.tsx',
  'sections/life-in-weeks/life-in-weeks.tsx',
  'sections/life-in-weeks/explored-weeks.tsx',
  'sections/life-in-weeks/weeks-picture.tsx',
  'sections/life-in-weeks/weeks-table.tsx',
  'sections/summary/summary-cards.tsx',
  'ui/chart-cursor.tsx',
  'sections/life-in-weeks/week-key.tsx',
];

const MARKED = ['weeks/marks.tsx'];

/** The life in weeks, by time and by activities. */
export const WEEK_EXHIBITS: readonly Exhibit[] = [
  ...createLifeExhibits({
    id: 'weeks-by-time',
    title: 'Weeks by time',
    shows: SHOWS,
    lives: ['everyday', 'moved', 'end', 'newborn', 'older', 'shortest', 'longest'],
    render: (sample) => renderWeeks(sample, 'time'),
  }),
  ...createLifeExhibits({
    id: 'weeks-by-activities',
    title: 'Weeks by activities',
    shows: SHOWS,
    lives: ['moved', 'five', 'one', 'zero', 'tiny', 'long', 'rtl', 'longest'],
    render: (sample) => renderWeeks(sample, 'activities'),
  }),
  {
    id: 'weeks-chapters',
    title: 'Weeks by activities: a life in chapters, with a tooltip and the table',
    shows: SHOWS,
    render: () => renderWeeks(CHAPTERS, 'activities'),
    interact: (exhibit) => {
      tap('.chart-cursor', { x: 0.85, y: 0.85 })(exhibit);
      unfold(exhibit);
    },
  },
  {
    id: 'weeks-by-chapters',
    title: 'Weeks by the visitor’s own chapters, with moments',
    shows: [...SHOWS, ...MARKED],
    render: () => renderMarked(SOME_EVENTS, 'chapters'),
  },
  {
    id: 'weeks-with-moments',
    title: 'Weeks by time: eight chapters and 50 moments, with a tooltip',
    shows: [...SHOWS, ...MARKED],
    render: () => renderMarked(MANY_EVENTS, 'time'),
    interact: tap('.chart-cursor', { x: 0.4, y: 0.3 }),
  },
  {
    id: 'weeks-by-activities-with-moments',
    title: 'Weeks by activities with moments',
    shows: [...SHOWS, ...MARKED],
    render: () => renderMarked(SOME_EVENTS, 'activities'),
  },
  {
    id: 'weeks-tooltip',
    title: 'Weeks: with a tooltip, with the table',
    shows: SHOWS,
    render: () => renderWeeks(LIVES.long, 'activities'),
    interact: (exhibit) => {
      tap('.chart-cursor', { x: 0.9, y: 0.2 })(exhibit);
      unfold(exhibit);
    },
  },
];
