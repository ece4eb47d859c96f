import type { Marks } from '../../src/life/place-events.ts';
import { calculateWeeksOfLife } from '../../src/life/weeks-of-life.ts';
import type { Paper } from '../../src/sections/share/paper-formats.ts';
import { COMMON_PHONE } from '../../src/sections/share/phone-screen.ts';
import { Poster } from '../../src/sections/share/poster.tsx';
import { PosterDialog } from '../../src/sections/share/poster-dialog.tsx';
import { findFormat, type PosterId } from '../../src/sections/share/poster-formats.ts';
import { createPosterWords } from '../../src/sections/share/poster-words.ts';
import { FORMAT, LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import { MANY_EVENTS, placeEvents, SOME_EVENTS } from '../../tests/fixtures/marks.ts';
import { JAPAN, JAPAN_FIGURE, shownJapan } from '../../tests/fixtures/places.ts';
import type { Exhibit } from '../exhibit.ts';
import { InResults } from '../in-results.tsx';
import { press } from '../interactions.ts';

interface Sample {
  readonly id: PosterId;
  /** Of a print. */
  readonly paper?: Paper;
  readonly theme: 'dark' | 'light';
  readonly title: string;
  readonly life: SampleLife;
  readonly showsBirthdate?: boolean;
  readonly marks?: Marks;
}

const A3: Paper = { size: 'a3', orientation: 'portrait' };

function renderPicture({
  id,
  paper = A3,
  theme,
  title,
  life: { shown },
  showsBirthdate = false,
  marks,
}: Sample) {
  const format = findFormat(id, { paper, screen: COMMON_PHONE });
  const model = {
    shown: { ...shown, country: JAPAN, figure: { ...JAPAN_FIGURE, lifeExpectancy: shown.atBirth } },
    shownCountry: shownJapan(),
    expected: null,
    format: FORMAT,
  };
  return (
    <div className="exhibit-page">
      <Poster
        format={format}
        theme={theme}
        marks={marks ?? null}
        weeks={calculateWeeksOfLife(shown.life, 0)}
        words={createPosterWords(model, { title, showsBirthdate, marks: marks ?? null })}
      />
    </div>
  );
}

const exhibit = (name: string, sample: Sample): Exhibit => ({
  id: `picture-${name}`,
  title: `Picture to keep: ${name}`,
  shows: [
    'sections/share/poster.tsx',
    'sections/share/poster-weeks.tsx',
    'sections/share/picture-page.tsx',
    'ui/charts/chart-text.tsx',
  ],
  render: () => renderPicture(sample),
});

const MOMENTS: Marks = placeEvents(SOME_EVENTS);
const MANY_MOMENTS: Marks = placeEvents(MANY_EVENTS);
const A4: Paper = { size: 'a4', orientation: 'portrait' };
const MAYA = 'Maya’s life in weeks';
const { everyday, longest, newborn, older, shortest } = LIVES;

/** Pictures to keep, and the dialog that makes them. */
export const PICTURE_EXHIBITS: readonly Exhibit[] = [
  exhibit('a3', { id: 'print', theme: 'light', title: MAYA, life: everyday }),
  exhibit('a3-dark', { id: 'print', theme: 'dark', title: MAYA, life: everyday, showsBirthdate: true }),
  exhibit('a4-longest', { id: 'print', paper: A4, theme: 'light', title: '', life: longest }),
  exhibit('a4-older', {
    id: 'print',
    paper: A4,
    theme: 'light',
    title: 'Grandma’s life in weeks',
    life: older,
  }),
  exhibit('a4-moments', {
    id: 'print',
    paper: A4,
    theme: 'light',
    title: MAYA,
    life: everyday,
    marks: MOMENTS,
  }),
  exhibit('a3-many-moments', {
    id: 'print',
    theme: 'light',
    title: MAYA,
    life: everyday,
    marks: MANY_MOMENTS,
  }),
  exhibit('a3-landscape', {
    id: 'print',
    paper: { size: 'a3', orientation: 'landscape' },
    theme: 'light',
    title: MAYA,
    life: everyday,
    marks: MOMENTS,
  }),
  exhibit('letter-landscape', {
    id: 'print',
    paper: { size: 'letter', orientation: 'landscape' },
    theme: 'light',
    title: '',
    life: longest,
    marks: MANY_MOMENTS,
  }),
  exhibit('wallpaper-moments', {
    id: 'wallpaper',
    theme: 'dark',
    title: '',
    life: everyday,
    marks: MANY_MOMENTS,
  }),
  exhibit('a4-chapters', {
    id: 'print',
    paper: A4,
    theme: 'dark',
    title: MAYA,
    life: everyday,
    marks: MOMENTS,
  }),
  exhibit('story-chapters', {
    id: 'story',
    theme: 'light',
    title: MAYA,
    life: everyday,
    marks: MANY_MOMENTS,
  }),
  exhibit('square-moments', { id: 'square', theme: 'dark', title: MAYA, life: everyday, marks: MOMENTS }),
  exhibit('wallpaper', { id: 'wallpaper', theme: 'dark', title: '', life: everyday }),
  exhibit('square', { id: 'square', theme: 'light', title: MAYA, life: everyday }),
  exhibit('square-newborn', { id: 'square', theme: 'dark', title: 'حياة ليلى بالأسابيع', life: newborn }),
  exhibit('square-longest', { id: 'square', theme: 'dark', title: 'W'.repeat(60), life: longest }),
  exhibit('square-shortest', { id: 'square', theme: 'dark', title: MAYA, life: shortest }),
  exhibit('story', { id: 'story', theme: 'dark', title: '彩の人生 👩‍👩‍👧‍👦', life: everyday }),
  {
    id: 'picture-dialog',
    title: 'Picture to keep: the dialog',
    shows: [
      'sections/share/poster-actions.tsx',
      'sections/share/poster-chooser.tsx',
      'sections/share/poster-dialog.tsx',
      'sections/share/make-file.tsx',
      'sections/share/wallpaper-actions.tsx',
      'sections/share/wallpaper-set.tsx',
    ],
    render: () => (
      <InResults sample={everyday} model={{ shownCountry: shownJapan() }}>
        <PosterDialog />
      </InResults>
    ),
    interact: press('.button'),
    over: true,
  },
];
