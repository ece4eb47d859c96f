import type { WeeksBy } from '../../src/charts/week-picture.ts';
import { LifeInWeeks } from '../../src/features/results/weeks/life-in-weeks.tsx';
import type { PersonalEntries } from '../../src/life/personal-entries.ts';
import { CHAPTERS, LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import { MANY_ENTRIES, SOME_ENTRIES } from '../../tests/fixtures/marks.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { tap, unfold } from '../interactions.ts';
import { createLifeExhibits } from '../life-exhibits.tsx';

const renderWeeks = (sample: SampleLife, by: WeeksBy) => (
  <InResults sample={sample} by={by}>
    <LifeInWeeks />
  </InResults>
);

/** The weeks of a life with chapters and moments. */
const renderMarked = (entries: PersonalEntries, by: WeeksBy) => (
  <InResults sample={LIVES.everyday} by={by} model={{ entries }}>
    <LifeInWeeks />
  </InResults>
);

const SHOWS = [
  'features/results/deferred-section.tsx',
  'features/results/weeks/life-in-weeks.tsx',
  'features/results/weeks/explored-weeks.tsx',
  'features/results/weeks/outline.tsx',
  'features/results/weeks/weeks-picture.tsx',
  'features/results/weeks/weeks-table.tsx',
  'features/results/summary/summary-cards.tsx',
  'ui/chart-cursor.tsx',
  'features/results/weeks/week-key.tsx',
];

const MARKED = ['features/results/entries/entries.tsx', 'features/results/weeks/marked-weeks.tsx'];

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
    render: () => renderMarked(SOME_ENTRIES, 'chapters'),
  },
  {
    id: 'weeks-with-moments',
    title: 'Weeks by time: eight chapters and 50 moments, with a tooltip',
    shows: [...SHOWS, ...MARKED],
    render: () => renderMarked(MANY_ENTRIES, 'time'),
    interact: tap('.chart-cursor', { x: 0.4, y: 0.3 }),
  },
  {
    id: 'weeks-by-activities-with-moments',
    title: 'Weeks by activities with moments',
    shows: [...SHOWS, ...MARKED],
    render: () => renderMarked(SOME_ENTRIES, 'activities'),
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
