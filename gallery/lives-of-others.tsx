import { range } from 'd3-array';
import type { ReactElement } from 'react';
import { createLookUps, LookUpsContext } from '../src/app/look-ups-context.ts';
import { ReadOnlyResults } from '../src/app/results/read-only-results.tsx';
import { RESULTS_SECTIONS } from '../src/app/results/sections.ts';
import { EXAMPLE_FRAGMENT } from '../src/document/example.ts';
import { createExampleLife } from '../src/document/example-life.ts';
import { expectancyAtBirth, type SubmittedLife } from '../src/document/submitted-life.ts';
import type { Activity } from '../src/life/activity.ts';
import { COLOR_NAMES } from '../src/life/colors.ts';
import { KNOWN_ACTIVITIES } from '../src/life/known-activities.ts';
import type { Basis } from '../src/life/life-expectancies.ts';
import { ChartRoomContext } from '../src/platform/use-chart-room.ts';
import { type LifeModel, useColoring, useLife } from '../src/results/results-context.ts';
import { useProjection } from '../src/results/slider.tsx';
import { useLifeEvents } from '../src/results/use-life-events.ts';
import { usePeopleFigures } from '../src/results/use-people-figures.ts';
import { Poster } from '../src/sections/share/poster.tsx';
import PosterChooser from '../src/sections/share/poster-chooser.tsx';
import { findFormat } from '../src/sections/share/poster-formats.ts';
import { ResultsImage } from '../src/sections/share/results-image.tsx';
import { OpenContext } from '../src/ui/open-context.ts';
import { ToastContext } from '../src/ui/toast.tsx';
import { nameOfActivity } from '../src/words/activity-names.ts';
import { SOME_EVENTS } from '../tests/fixtures/life-events.ts';
import { AT_36, type SampleLife, sampleLife } from '../tests/fixtures/lives.ts';
import { JAPAN, JAPAN_FIGURE, loadJapanOnly, shownJapan } from '../tests/fixtures/places.ts';
import { linkTo, SHARED } from '../tests/fixtures/shared-life.ts';
import { InResults, NO_TOASTS, sampleOfAge } from './in-results.tsx';

/** The pictures of a life, and the dialogs in which they are made. */
function Pictures() {
  const model = useLife();
  const { weeksBy } = useColoring();
  const projection = useProjection();
  const { marks } = useLifeEvents();
  const { people } = usePeopleFigures();
  const { dates } = model.shown;
  const poster = {
    model,
    format: findFormat('square', 'a4'),
    title: '',
    birthdate: dates?.birthdate ?? null,
    marks,
  } as const;
  return (
    <>
      <ResultsImage {...{ model, weeksBy, projection, marks }} people={people} named />
      <Poster {...poster} />
      <PosterChooser first="square" />
    </>
  );
}

interface WholeResultsProps {
  readonly sample: SampleLife;
  readonly change: Partial<SubmittedLife>;
  /** The initial choice for the weeks. */
  readonly by?: string;
  readonly basis?: Basis;
  readonly model?: Partial<LifeModel>;
}

/** Every section of the results of a life that cannot be changed, and the pictures of it. */
export const WholeResults = ({ by = 'chapters', model, ...life }: WholeResultsProps) => (
  <InResults {...life} by={by} model={{ events: null, editing: null, ...model }}>
    {Object.values(RESULTS_SECTIONS)
      .flat(2)
      .map(({ id, Component }) => (
        <Component key={id} />
      ))}
    <Pictures />
  </InResults>
);

/** Hours that lead to each note on sleep and exercise, and to none. */
const HOURS = [
  { sleep: 3, exercise: 0 },
  { sleep: 6.5, exercise: 0.2 },
  { sleep: 8, exercise: 0.5 },
  { sleep: 10, exercise: 2 },
] as const;
const AGES = [0, 9, 36, 60, 84, 97, 103, 126];
const OTHERS = KNOWN_ACTIVITIES.filter((id) => id !== 'sleep' && id !== 'exercise');
const OTHERS_EACH = 3;

/** Turns of the ages, until each has met other hours, activities and countries. */
const TURNS = range(2 * AGES.length);

/** Sleep, exercise and three others, on some days only in every fifth turn. */
const listActivities = (turn: number): Activity[] => {
  const hours = HOURS[(turn + Math.floor(turn / AGES.length)) % HOURS.length] ?? HOURS[0];
  const first = (turn * OTHERS_EACH) % OTHERS.length;
  return (['sleep', 'exercise', ...OTHERS.slice(first, first + OTHERS_EACH)] as const).map((id, index) => ({
    id,
    name: nameOfActivity(id),
    hours: id === 'sleep' || id === 'exercise' ? hours[id] : 1.5,
    color: COLOR_NAMES[index] ?? 'blue',
    ...(turn % 5 === 4 && { schedule: { days: 5, from: 0, until: null } }),
  }));
};

/** The results of a link, with a country or with years that were entered. */
function SharedLife({ turn }: { readonly turn: number }) {
  const age = AGES[turn % AGES.length] ?? 0;
  const isKnown = (turn + Math.floor(turn / AGES.length)) % 2 === 0;
  const sample = sampleOfAge(age, { activities: listActivities(turn) }, isKnown ? 260 : 0);
  const { weeksLived, presentWeek } = sample.shown.life;
  const time = { kind: 'linked', age, weeksLived, presentWeek, table: null } as const;
  const figure = { country: JAPAN, atBirth: expectancyAtBirth(JAPAN_FIGURE) } as const;
  const shownCountry = isKnown ? shownJapan() : null;
  return (
    <WholeResults
      sample={sample}
      change={{ time, ...(isKnown && figure) }}
      model={{ events: SOME_EVENTS, shownCountry }}
    />
  );
}

function Example() {
  const { submitted, events } = createExampleLife();
  const change = { ...submitted, country: JAPAN };
  return (
    <WholeResults sample={sampleLife(AT_36)} change={change} model={{ events, shownCountry: shownJapan() }} />
  );
}

const LOOK_UPS = createLookUps('', loadJapanOnly);

const LIVES = [
  ...TURNS.map((turn) => <SharedLife key={turn} turn={turn} />),
  <Example key="example" />,
  ...[EXAMPLE_FRAGMENT, linkTo(SHARED)].map((fragment) => (
    <LookUpsContext key={fragment} value={LOOK_UPS}>
      <ToastContext value={NO_TOASTS}>
        <ReadOnlyResults fragment={fragment} renderOwn={(notice) => notice} />
      </ToastContext>
    </LookUpsContext>
  )),
];

const CHART_ROOM = { width: 704, height: 440, scale: 1 };

/**
 * Results of lives that are not the visitor's: of links at all ages, and the example. Charts have room, and tables and
 * dialogs are open: without a browser, they never would be.
 */
export const LIVES_OF_OTHERS: readonly ReactElement[] = LIVES.map((life) => (
  <OpenContext key={life.key} value={true}>
    <ChartRoomContext value={CHART_ROOM}>{life}</ChartRoomContext>
  </OpenContext>
));
