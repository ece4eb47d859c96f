import { SECTIONS } from '#words/form.ts';
import { Results } from '../../src/app/results/results.tsx';
import type { ShownLife } from '../../src/document/shown-life.ts';
import type { Activity } from '../../src/life/activity.ts';
import { DEFAULT_COLORS } from '../../src/life/colors.ts';
import { describeOrigin } from '../../src/sections/describe-origin.ts';
import { HealthOptimization } from '../../src/sections/health/health-optimization.tsx';
import { Method } from '../../src/sections/method/method.tsx';
import { describeNearAverage } from '../../src/sections/near-average.ts';
import type { ImageProps } from '../../src/sections/share/image-props.ts';
import { ResultsImage } from '../../src/sections/share/results-image.tsx';
import { ShareResults } from '../../src/sections/share/share-results.tsx';
import { CHAPTERS, FORMAT, LIVES, type SampleLife, SEEN_ON, sampleLife } from '../../tests/fixtures/lives.ts';
import { MANY_EVENTS, placeEvents, SOME_EVENTS } from '../../tests/fixtures/marks.ts';
import { JAPAN, JAPAN_FIGURE, JAPAN_ONLY, shownJapan } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { unfold } from '../interactions.ts';
import { createLifeExhibits } from '../life-exhibits.tsx';

const ignore = () => undefined;

const ofJapan = (shown: ShownLife): ShownLife => ({ ...shown, country: JAPAN, figure: JAPAN_FIGURE });

function imageOf({ shown, projection }: SampleLife): ImageProps {
  const life = ofJapan(shown);
  const expected = { period: 102.2, cohort: null };
  return {
    shown: life,
    near: describeNearAverage({ shown: life, shownCountry: shownJapan(), expected, format: FORMAT }),
    source: describeOrigin(FORMAT, life),
    projection,
    weeksBy: 'time',
    marks: null,
    format: FORMAT,
  };
}

const renderImage = (props: ImageProps) => (
  <div className="exhibit-page">
    <ResultsImage {...props} />
  </div>
);

const renderResults = ({ shown, projection }: SampleLife) => (
  <Results
    shown={ofJapan(shown)}
    submitNumber={0}
    title={SECTIONS.results}
    offsetWeeks={projection.offsetWeeks}
    onSlide={ignore}
    inForm={shown.life.activities.map(({ id }) => id)}
    events={null}
    onChangeEvents={null}
    save={null}
    countryFacts={JAPAN_ONLY}
    onApplyHours={ignore}
    onOpenSchedule={ignore}
    onBackup={null}
    undo={{ step: null, onUndo: ignore }}
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
  shows: ['sections/health/health-optimization.tsx'],
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

const IMAGE = ['sections/share/results-image.tsx', 'weeks/week-dot.tsx'];

/** Health, method, sharing, the image, and the complete results. */
export const WHOLE_EXHIBITS: readonly Exhibit[] = [
  health('little', 'no exercise, little sleep', 36, [exercise(0), sleep(4)]),
  health('enough', 'enough of both', 36, [exercise(0.75), sleep(8)]),
  health('much', 'much of both', 36, [exercise(6), sleep(14)]),
  health('none', 'neither is listed', 36, []),
  health('child', 'under age', 9, [exercise(1), sleep(9)]),
  ...createLifeExhibits({
    id: 'method',
    title: 'Method',
    shows: ['sections/method/method.tsx'],
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
    shows: [
      'sections/share/share-results.tsx',
      'sections/share/make-file.tsx',
      'sections/share/copy-link.tsx',
      'sections/share/copy-button.tsx',
      'sections/share/view-choice.tsx',
      'ui/checkbox.tsx',
    ],
    render: () => (
      <InResults sample={LIVES.everyday}>
        <ShareResults />
      </InResults>
    ),
  },
  ...createLifeExhibits({
    id: 'image',
    title: 'Image',
    shows: IMAGE,
    render: (life) => renderImage(imageOf(life)),
  }),
  {
    id: 'image-near',
    title: 'Image: near the average',
    shows: IMAGE,
    render: () => {
      const birthdate = { ...SEEN_ON, year: SEEN_ON.year - 84 };
      const { activities } = LIVES.everyday.shown.life;
      return renderImage(imageOf(sampleLife({ birthdate, lifeExpectancy: 84, activities })));
    },
  },
  {
    id: 'image-example',
    title: 'Image: the example',
    shows: IMAGE,
    render: () => {
      const image = imageOf(LIVES.five);
      return renderImage({ ...image, shown: { ...image.shown, example: true } });
    },
  },
  {
    id: 'image-by-activities',
    title: 'Image: weeks by activities, figure of a table',
    shows: IMAGE,
    render: () => {
      const image = imageOf(LIVES.five);
      const shown: ShownLife = { ...image.shown, basis: 'period', tableYear: 2024 };
      return renderImage({ ...image, weeksBy: 'activities', shown, source: describeOrigin(FORMAT, shown) });
    },
  },
  {
    id: 'image-marks',
    title: 'Image: weeks by the visitor’s own chapters, with moments',
    shows: IMAGE,
    render: () =>
      renderImage({
        ...imageOf(LIVES.everyday),
        weeksBy: 'chapters',
        marks: placeEvents(SOME_EVENTS),
      }),
  },
  {
    id: 'image-many-marks',
    title: 'Image: 50 moments',
    shows: IMAGE,
    render: () =>
      renderImage({
        ...imageOf(LIVES.everyday),
        weeksBy: 'chapters',
        marks: placeEvents(MANY_EVENTS),
      }),
  },
  {
    id: 'share-marks',
    title: 'Share: a life with moments and chapters',
    shows: ['sections/share/share-results.tsx'],
    render: () => (
      <InResults sample={LIVES.everyday} model={{ events: SOME_EVENTS }}>
        <ShareResults />
      </InResults>
    ),
  },
  {
    id: 'image-chapters',
    title: 'Image: a life in chapters',
    shows: IMAGE,
    render: () => renderImage({ ...imageOf(CHAPTERS), weeksBy: 'activities' }),
  },
  {
    id: 'health-weekly',
    title: 'Health: some days of the week',
    shows: ['sections/health/health-optimization.tsx'],
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
    shows: ['app/results/results.tsx', 'app/results/results-body.tsx', 'sections/share/print-sheet.tsx'],
    lives: ['moved', 'long', 'older'],
    render: renderResults,
  }),
];
