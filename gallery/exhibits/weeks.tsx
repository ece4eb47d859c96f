import { useState } from 'react';
import type { WeeksBy } from '../../src/charts/week-picture.ts';
import { LifeInWeeks } from '../../src/features/results/weeks/life-in-weeks.tsx';
import { FORMAT, LIVES, type Life } from '../../tests/fixtures/lives.ts';
import type { Exhibit } from '../exhibit.ts';
import { exhibitsOfLives } from '../of-lives.tsx';
import { tap, unfold } from '../reach.ts';

interface ChoosingWeeksProps {
  readonly life: Life;
  readonly from: WeeksBy;
}

/** The life in weeks, whose choice can be made. */
function ChoosingWeeks({ life, from }: ChoosingWeeksProps) {
  const [by, setBy] = useState(from);
  return (
    <LifeInWeeks
      birthdate={life.dates.birthdate}
      moments={{ immediate: life, deferred: life }}
      by={by}
      onChooseBy={setBy}
      format={FORMAT}
    />
  );
}

const SHOWS = [
  'features/results/deferred-section.tsx',
  'features/results/weeks/life-in-weeks.tsx',
  'ui/chart-cursor.tsx',
  'features/results/weeks/week-key.tsx',
];

/** The life in weeks, by time and by activities. */
export const WEEK_EXHIBITS: readonly Exhibit[] = [
  ...exhibitsOfLives({
    id: 'weeks-by-time',
    title: 'Weeks by time',
    shows: SHOWS,
    lives: ['everyday', 'moved', 'end', 'newborn', 'older', 'shortest', 'longest'],
    render: (life) => <ChoosingWeeks life={life} from="time" />,
  }),
  ...exhibitsOfLives({
    id: 'weeks-by-activities',
    title: 'Weeks by activities',
    shows: SHOWS,
    lives: ['moved', 'five', 'one', 'zero', 'tiny', 'long', 'rtl', 'longest'],
    render: (life) => <ChoosingWeeks life={life} from="activities" />,
  }),
  {
    id: 'weeks-tooltip',
    title: 'Weeks: told of one, with the table',
    shows: SHOWS,
    render: () => <ChoosingWeeks life={LIVES.long} from="activities" />,
    reach: (exhibit) => {
      tap('.probe', { x: 0.9, y: 0.2 })(exhibit);
      unfold(exhibit);
    },
  },
];
