import type { WeeksBy } from '../../src/charts/week-picture.ts';
import { LifeInWeeks } from '../../src/features/results/weeks/life-in-weeks.tsx';
import { CHAPTERS, LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { tap, unfold } from '../interactions.ts';
import { createLifeExhibits } from '../life-exhibits.tsx';

const renderWeeks = (sample: SampleLife, by: WeeksBy) => (
  <InResults sample={sample} by={by}>
    <LifeInWeeks />
  </InResults>
);

const SHOWS = [
  'features/results/deferred-section.tsx',
  'features/results/weeks/life-in-weeks.tsx',
  'features/results/weeks/weeks-picture.tsx',
  'features/results/summary/summary-cards.tsx',
  'ui/chart-cursor.tsx',
  'features/results/weeks/week-key.tsx',
];

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
