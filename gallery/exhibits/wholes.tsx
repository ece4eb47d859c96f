import { HealthOptimization } from '../../src/features/results/health/health-optimization.tsx';
import { Method } from '../../src/features/results/method/method.tsx';
import Results from '../../src/features/results/results.tsx';
import type { SharedLife } from '../../src/features/results/sharing/life-link.ts';
import { Poster, type PosterProps } from '../../src/features/results/sharing/poster.tsx';
import { ShareResults } from '../../src/features/results/sharing/share-results.tsx';
import type { Activity } from '../../src/life/activity.ts';
import { DEFAULT_COLORS } from '../../src/life/activity-colors.ts';
import { FORMAT, LIVES, type Life, SEEN_ON } from '../../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, tablesOf } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { exhibitsOfLives } from '../of-lives.tsx';
import { unfold } from '../reach.ts';

const ignore = () => undefined;

const posterOf = (moment: Life): PosterProps => ({
  moment,
  weeksBy: 'time',
  seenOn: SEEN_ON,
  figure: JAPAN_FIGURE,
  fromTable: false,
  example: false,
  format: FORMAT,
});

const SHARED: SharedLife = {
  life: LIVES.everyday.life,
  country: JAPAN,
  figure: JAPAN_FIGURE,
  fromTable: false,
  example: false,
  population: 'everyone',
  offsetWeeks: 0,
};

const renderPoster = (props: PosterProps) => (
  <div className="exhibit-poster">
    <Poster {...props} />
  </div>
);

const renderResults = ({ life, dates, offsetWeeks }: Life) => (
  <Results
    life={life}
    dates={dates}
    figure={JAPAN_FIGURE}
    fromTable={false}
    example={false}
    title="Your life in figures"
    about={null}
    offsetWeeks={offsetWeeks}
    onSlide={ignore}
    inForm={life.activities.map(({ id }) => id)}
    onOptimize={ignore}
    tables={tablesOf()}
    onShared={ignore}
    onReload={ignore}
    onShown={ignore}
  />
);

const exercise = (hours: number): Activity => ({
  id: 'exercise',
  name: 'Exercise',
  hours,
  color: DEFAULT_COLORS.exercise,
});
const sleep = (hours: number): Activity => ({
  id: 'sleep',
  name: 'Sleep',
  hours,
  color: DEFAULT_COLORS.sleep,
});

const health = (id: string, title: string, age: number, activities: readonly Activity[]): Exhibit => ({
  id: `health-${id}`,
  title: `Health: ${title}`,
  shows: ['features/results/health/health-optimization.tsx'],
  render: () => (
    <HealthOptimization
      activities={activities}
      age={age}
      yearsRemaining={48}
      inForm={['exercise', 'sleep']}
      onOptimize={ignore}
      format={FORMAT}
    />
  ),
});

const POSTER = ['features/results/sharing/poster.tsx', 'charts/text-lines.tsx', 'charts/week-dot.tsx'];

/** Health, method, sharing, the poster, and the results as one. */
export const WHOLE_EXHIBITS: readonly Exhibit[] = [
  health('little', 'no exercise, little sleep', 36, [exercise(0), sleep(4)]),
  health('enough', 'enough of both', 36, [exercise(0.75), sleep(8)]),
  health('much', 'much of both', 36, [exercise(6), sleep(14)]),
  health('none', 'neither is listed', 36, []),
  health('child', 'under age', 9, [exercise(1), sleep(9)]),
  ...exhibitsOfLives({
    id: 'method',
    title: 'Method',
    shows: ['features/results/method/method.tsx'],
    lives: ['everyday', 'long'],
    render: ({ life, result, dates }) => <Method life={life} result={result} dates={dates} format={FORMAT} />,
  }).map((exhibit) => ({ ...exhibit, reach: unfold })),
  {
    id: 'share',
    title: 'Share',
    shows: [
      'features/results/sharing/share-results.tsx',
      'features/results/sharing/capture-poster.tsx',
      'features/results/sharing/copy-link.tsx',
    ],
    render: () => <ShareResults poster={posterOf(LIVES.everyday)} shared={SHARED} onShared={ignore} />,
  },
  ...exhibitsOfLives({
    id: 'poster',
    title: 'Poster',
    shows: POSTER,
    render: (life) => renderPoster(posterOf(life)),
  }),
  {
    id: 'poster-example',
    title: 'Poster: the example',
    shows: POSTER,
    render: () => renderPoster({ ...posterOf(LIVES.five), example: true }),
  },
  {
    id: 'poster-by-activities',
    title: 'Poster: weeks by activities, figure of a table',
    shows: POSTER,
    render: () => renderPoster({ ...posterOf(LIVES.five), weeksBy: 'activities', fromTable: true }),
  },
  ...exhibitsOfLives({
    id: 'results',
    title: 'Results',
    shows: ['features/results/results.tsx', 'features/results/details.tsx'],
    lives: ['moved', 'long', 'older'],
    render: renderResults,
  }),
];
