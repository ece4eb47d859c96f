import { MESSAGES } from '#messages/messages.ts';
import * as entriesCode from '../../src/features/results/entries/entries.tsx';
import { HealthOptimization } from '../../src/features/results/health/health-optimization.tsx';
import { Method } from '../../src/features/results/method/method.tsx';
import Results from '../../src/features/results/results.tsx';
import type { ShownLife } from '../../src/features/results/results-context.ts';
import { Poster } from '../../src/features/results/sharing/poster.tsx';
import type { PosterProps } from '../../src/features/results/sharing/poster-props.ts';
import { ShareResults } from '../../src/features/results/sharing/share-results.tsx';
import { describeOrigin } from '../../src/features/results/summary/describe-origin.ts';
import { describeNearAverage } from '../../src/features/results/summary/near-average.ts';
import type { Activity } from '../../src/life/activity.ts';
import { DEFAULT_COLORS } from '../../src/life/activity-colors.ts';
import { CHAPTERS, FORMAT, LIVES, type SampleLife, SEEN_ON, sampleLife } from '../../tests/fixtures/lives.ts';
import { MANY_ENTRIES, placeEntries, SOME_ENTRIES } from '../../tests/fixtures/marks.ts';
import { JAPAN, JAPAN_FIGURE, JAPAN_ONLY, shownJapan } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { unfold } from '../interactions.ts';
import { createLifeExhibits } from '../life-exhibits.tsx';

const ignore = () => undefined;

const ofJapan = (shown: ShownLife): ShownLife => ({ ...shown, country: JAPAN, figure: JAPAN_FIGURE });

function posterOf({ shown, projection }: SampleLife): PosterProps {
  const life = ofJapan(shown);
  const expected = { period: 102.2, cohort: null };
  return {
    shown: life,
    near: describeNearAverage({ shown: life, shownCountry: shownJapan(), expected, format: FORMAT }),
    source: describeOrigin(FORMAT, life),
    projection,
    weeksBy: 'time',
    personal: null,
    format: FORMAT,
  };
}

const renderPoster = (props: PosterProps) => (
  <div className="exhibit-poster">
    <Poster {...props} />
  </div>
);

const renderResults = ({ shown, projection }: SampleLife) => (
  <Results
    shown={ofJapan(shown)}
    submit={shown}
    title={MESSAGES.results.title}
    about={null}
    offsetWeeks={projection.offsetWeeks}
    onSlide={ignore}
    inForm={shown.life.activities.map(({ id }) => id)}
    entries={null}
    onChangeEntries={null}
    countryFacts={JAPAN_ONLY}
    onApply={ignore}
    applied={null}
    shownCountry={shownJapan()}
    showToast={ignore}
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
  shows: ['features/results/health/health-optimization.tsx', 'features/results/health/optimization.tsx'],
  render: () => {
    const birthdate = { ...SEEN_ON, year: SEEN_ON.year - age };
    return (
      <InResults sample={sampleLife({ birthdate, lifeExpectancy: age + 48, activities })}>
        <HealthOptimization />
      </InResults>
    );
  },
});

/** Exercise on some days of the week, at today's age; a past one does not count. */
const WEEKLY = {
  birthdate: { ...SEEN_ON, year: SEEN_ON.year - 36 },
  activities: [
    { ...exercise(8), id: 'gym', name: 'Gym', schedule: { days: 7, from: 6, until: 18 } },
    { ...exercise(0.5), schedule: { days: 3, from: 30, until: 65 } },
    { ...sleep(10), schedule: { days: 6, from: 0, until: null } },
  ],
};

const POSTER = [
  'features/results/sharing/poster.tsx',
  'features/results/sharing/poster-head.tsx',
  'charts/chart-text.tsx',
  'charts/text-lines.tsx',
  'charts/week-dot.tsx',
];

/** Health, method, sharing, the poster, and the complete results. */
export const WHOLE_EXHIBITS: readonly Exhibit[] = [
  health('little', 'no exercise, little sleep', 36, [exercise(0), sleep(4)]),
  health('enough', 'enough of both', 36, [exercise(0.75), sleep(8)]),
  health('much', 'much of both', 36, [exercise(6), sleep(14)]),
  health('none', 'neither is listed', 36, []),
  health('child', 'under age', 9, [exercise(1), sleep(9)]),
  ...createLifeExhibits({
    id: 'method',
    title: 'Method',
    shows: ['features/results/method/method.tsx', 'features/source-title.tsx'],
    lives: ['everyday', 'long'],
    render: (sample) => (
      <InResults sample={sample}>
        <Method />
      </InResults>
    ),
  }).map((exhibit) => ({ ...exhibit, interact: unfold })),
  {
    id: 'share',
    title: 'Share',
    shows: ['features/results/sharing/share-results.tsx', 'features/results/sharing/copy-link.tsx'],
    render: () => (
      <InResults sample={LIVES.everyday}>
        <ShareResults />
      </InResults>
    ),
  },
  ...createLifeExhibits({
    id: 'poster',
    title: 'Poster',
    shows: POSTER,
    render: (life) => renderPoster(posterOf(life)),
  }),
  {
    id: 'poster-near',
    title: 'Poster: near the average',
    shows: POSTER,
    render: () => {
      const birthdate = { ...SEEN_ON, year: SEEN_ON.year - 84 };
      const { activities } = LIVES.everyday.shown.life;
      return renderPoster(posterOf(sampleLife({ birthdate, lifeExpectancy: 84, activities })));
    },
  },
  {
    id: 'poster-example',
    title: 'Poster: the example',
    shows: POSTER,
    render: () => {
      const poster = posterOf(LIVES.five);
      return renderPoster({ ...poster, shown: { ...poster.shown, example: true } });
    },
  },
  {
    id: 'poster-by-activities',
    title: 'Poster: weeks by activities, figure of a table',
    shows: POSTER,
    render: () => {
      const poster = posterOf(LIVES.five);
      const shown: ShownLife = { ...poster.shown, basis: 'period', tableYear: 2024 };
      return renderPoster({ ...poster, weeksBy: 'activities', shown, source: describeOrigin(FORMAT, shown) });
    },
  },
  {
    id: 'poster-marks',
    title: 'Poster: weeks by the visitor’s own chapters, with moments',
    shows: [...POSTER, 'features/results/sharing/poster-marks.tsx'],
    render: () =>
      renderPoster({
        ...posterOf(LIVES.everyday),
        weeksBy: 'chapters',
        personal: { code: entriesCode, marks: placeEntries(SOME_ENTRIES) },
      }),
  },
  {
    id: 'poster-many-marks',
    title: 'Poster: 50 moments',
    shows: POSTER,
    render: () =>
      renderPoster({
        ...posterOf(LIVES.everyday),
        weeksBy: 'chapters',
        personal: { code: entriesCode, marks: placeEntries(MANY_ENTRIES) },
      }),
  },
  {
    id: 'share-marks',
    title: 'Share: a life with moments and chapters',
    shows: ['features/results/sharing/share-results.tsx'],
    render: () => (
      <InResults sample={LIVES.everyday} model={{ entries: SOME_ENTRIES }}>
        <ShareResults />
      </InResults>
    ),
  },
  {
    id: 'poster-chapters',
    title: 'Poster: a life in chapters',
    shows: POSTER,
    render: () => renderPoster({ ...posterOf(CHAPTERS), weeksBy: 'activities' }),
  },
  {
    id: 'health-weekly',
    title: 'Health: some days of the week',
    shows: ['features/results/health/health-optimization.tsx', 'features/results/health/optimization.tsx'],
    render: () => (
      <InResults sample={sampleLife({ ...WEEKLY, lifeExpectancy: 84 })}>
        <HealthOptimization />
        <Method />
      </InResults>
    ),
    interact: unfold,
  },
  ...createLifeExhibits({
    id: 'results',
    title: 'Results',
    shows: [
      'features/results/results.tsx',
      'features/results/results-body.tsx',
      'features/results/details.tsx',
      'features/results/sharing/print-sheet.tsx',
    ],
    lives: ['moved', 'long', 'older'],
    render: renderResults,
  }),
];
