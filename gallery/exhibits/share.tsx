import { expectancyAtBirth, type ShownLife } from '../../src/document/submitted-life.ts';
import type { Marks } from '../../src/life/place-events.ts';
import { Poster } from '../../src/sections/share/poster.tsx';
import { findFormat, type Paper, type PosterId } from '../../src/sections/share/poster-formats.ts';
import { ResultsImage } from '../../src/sections/share/results-image.tsx';
import { ShareResults } from '../../src/sections/share/share-results.tsx';
import { MANY_EVENTS, placeEvents, SOME_EVENTS } from '../../tests/fixtures/life-events.ts';
import { CHAPTERS, LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import { JAPAN_FIGURE, ofJapan, shownJapan } from '../../tests/fixtures/places.ts';
import { type Exhibit, type Exhibits, everyLife, press } from '../exhibit.tsx';
import { InResults, sampleOfAge } from '../in-results.tsx';

const MOMENTS: Marks = placeEvents(SOME_EVENTS);
const MANY_MOMENTS: Marks = placeEvents(MANY_EVENTS);

interface ImageOptions {
  readonly weeksBy?: 'activities';
  readonly marks?: Marks | null;
  readonly change?: Partial<ShownLife>;
}

const renderImage = (
  { shown, projection }: SampleLife,
  { weeksBy, marks = null, change }: ImageOptions = {},
) => (
  <div className="exhibit-page">
    <ResultsImage
      model={{
        shown: { ...ofJapan(shown), ...change },
        shownCountry: shownJapan(),
        expected: { period: 102.2, cohort: null },
      }}
      weeksBy={weeksBy ?? null}
      projection={projection}
      marks={marks}
      people={[]}
      named
    />
  </div>
);

const OF_TABLE: ShownLife['expectancy'] = {
  kind: 'table',
  years: 84,
  outlook: 'period',
  population: 'everyone',
  tableYear: 2024,
  atBirth: expectancyAtBirth(JAPAN_FIGURE),
};

const image = (life: SampleLife, options: ImageOptions): Exhibit => ({
  render: () => renderImage(life, options),
});

interface PosterSample {
  readonly id: PosterId;
  /** Of a print. */
  readonly paper?: Paper;
  readonly title: string;
  readonly life: SampleLife;
  readonly showsBirthdate?: boolean;
  readonly marks?: Marks | null;
}

function renderPoster({
  id,
  paper = 'a4',
  title,
  life: { shown },
  showsBirthdate = false,
  marks = null,
}: PosterSample) {
  const model = {
    shown: ofJapan(shown),
    shownCountry: shownJapan(),
    expected: null,
  };
  return (
    <div className="exhibit-page">
      <Poster
        model={model}
        format={findFormat(id, paper)}
        title={title}
        birthdate={(showsBirthdate && shown.dates?.birthdate) || null}
        marks={marks}
      />
    </div>
  );
}

const poster = (sample: PosterSample): Exhibit => ({ render: () => renderPoster(sample) });

const MAYA = 'Maya’s life in weeks';
const { everyday, five, longest, newborn, older } = LIVES;

/** Sharing, the image of the results, and posters. */
export const SHARE_EXHIBITS: Exhibits = {
  share: {
    render: () => (
      <InResults sample={everyday} model={{ events: SOME_EVENTS }}>
        <ShareResults />
      </InResults>
    ),
  },
  ...everyLife('image', renderImage),
  'image-near': image(sampleOfAge(84), {}),
  'image-example': image(five, { change: { whose: 'example' } }),
  'image-by-activities': image(five, {
    weeksBy: 'activities',
    change: { expectancy: OF_TABLE },
  }),
  'image-many-marks': image(everyday, { marks: MANY_MOMENTS }),
  'image-chapters': image(CHAPTERS, { weeksBy: 'activities' }),
  'picture-a4-moments': poster({ id: 'print', title: MAYA, life: everyday, marks: MOMENTS }),
  'picture-a4-older': poster({ id: 'print', title: MAYA, life: older, showsBirthdate: true }),
  'picture-letter': poster({
    id: 'print',
    paper: 'letter',
    title: '',
    life: longest,
    marks: MANY_MOMENTS,
  }),
  'picture-story': poster({ id: 'story', title: '彩の人生 👩‍👩‍👧‍👦', life: everyday }),
  'picture-square-newborn': poster({
    id: 'square',
    title: 'حياة ليلى بالأسابيع',
    life: newborn,
  }),
  'picture-dialog': {
    render: () => (
      <InResults sample={everyday} model={{ shownCountry: shownJapan() }}>
        <ShareResults />
      </InResults>
    ),
    interact: press('.share-makes > [aria-haspopup]'),
  },
};
