import { TOASTS } from '#words/form.ts';
import type { LifeEvents } from '../../src/life/life-events.ts';
import { wholeWeeks } from '../../src/life/weeks.ts';
import { Button } from '../../src/ui/button.tsx';
import { BAR_HEIGHT, Bar, BarAxis, layOutBars } from '../../src/ui/charts/bars.tsx';
import { LifeLine } from '../../src/ui/charts/life-line.tsx';
import { layOutRings } from '../../src/ui/charts/ring-geometry.ts';
import { Rings } from '../../src/ui/charts/rings.tsx';
import { Toaster } from '../../src/ui/toast.tsx';
import { placeNames } from '../../src/weeks/chapter-names.ts';
import type { Room } from '../../src/weeks/geometry.ts';
import { layOutLife } from '../../src/weeks/layout.ts';
import { layOutMarks } from '../../src/weeks/moment-rings.ts';
import { partsByChapters } from '../../src/weeks/parts.ts';
import { PAGE } from '../../src/weeks/styles.ts';
import { WeekScene } from '../../src/weeks/week-scene.tsx';
import { MANY_EVENTS, ONE_YEAR_EVENTS, placeEvents, SOME_EVENTS } from '../../tests/fixtures/life-events.ts';
import { FORMAT, LIVES, type SampleLife } from '../../tests/fixtures/lives.ts';
import { type Exhibits, States, showEveryLife } from '../exhibit.tsx';
import { SocialPreview } from '../social-preview.tsx';

/** In pixels: all charts fit a screen of 360. */
const SIZE = 240;
const WIDTH = 300;
const VERTICAL: Room = { width: 320, height: 420 };
/** Wider than a phone, where charts of weeks are vertical. */
const HORIZONTAL: Room = { width: 640, height: 420, direction: 'horizontal' };
const ROW = BAR_HEIGHT + 16;

function renderRings({ projection }: SampleLife) {
  const { activities, projectedAge } = projection;
  return <Rings geometry={layOutRings(activities, projection, SIZE)} age={projectedAge} />;
}

function renderBars({ projection }: SampleLife) {
  const axis = layOutBars(projection.activities, WIDTH);
  const { bars } = axis;
  return (
    <svg width={WIDTH} height={bars.length * ROW + BAR_HEIGHT} overflow="visible">
      {bars.map((bar, index) => (
        <g key={bar.activity.id} transform={`translate(0 ${index * ROW + 8})`}>
          <Bar bar={bar} axis={axis} />
        </g>
      ))}
      <g transform={`translate(0 ${bars.length * ROW})`}>
        <BarAxis axis={axis} />
      </g>
    </svg>
  );
}

/** The weeks by chapters, with their names and the rings of moments. */
function renderWeeks({ projection }: SampleLife, room: Room, events: LifeEvents) {
  const { weeks, lifeExpectancy } = projection;
  const { chapters, moments } = placeEvents(events);
  const { geometry, labels } = layOutLife({
    weeks: { ...weeks, end: wholeWeeks(lifeExpectancy) },
    room,
    divided: null,
    format: FORMAT,
  });
  const rings = layOutMarks(geometry, moments);
  const names = placeNames({ geometry, chapters, rings, measure: (name) => name.length * 8 });
  const { end } = geometry;
  const figure = end && { ...end.label, text: FORMAT.decimal(lifeExpectancy) };
  return (
    <WeekScene
      geometry={geometry}
      parts={partsByChapters(PAGE, chapters)}
      weeks={weeks}
      marks={{ labels, end: figure && { path: end.path, figure }, names, rings }}
    />
  );
}

const EVENTS = { some: SOME_EVENTS, many: MANY_EVENTS, 'one year': ONE_YEAR_EVENTS };
const ROOMS = { '': VERTICAL, ', horizontal': HORIZONTAL };

/** The weeks by chapters, with moments. */
const MARKED_WEEKS = Object.entries(ROOMS).flatMap(([direction, room]) =>
  Object.entries(EVENTS).map(([name, events]) => ({
    caption: name + direction,
    picture: renderWeeks(LIVES.everyday, room, events),
  })),
);

const LONG = 'A text that is long enough to take a second line on a narrow screen';

function Buttons() {
  const looks = ['primary', 'quiet', 'text'] as const;
  const signs = ['round', 'sign'] as const;
  return (
    <>
      {looks.map((look) => (
        <p key={look} className="exhibit-row">
          <Button look={look}>{`Button, ${look}`}</Button>
          <Button look={look} disabled>
            Disabled
          </Button>
          <Button look={look}>{LONG}</Button>
        </p>
      ))}
      {signs.map((look) => (
        <p key={look} className="exhibit-row">
          <Button look={look}>×</Button>
          <Button look={look} disabled>
            ×
          </Button>
        </p>
      ))}
    </>
  );
}

/** Charts and controls alone. They know no words: what they show are samples. */
export const SAMPLE_EXHIBITS: Exhibits = {
  rings: { render: () => showEveryLife(renderRings) },
  bars: { render: () => showEveryLife(renderBars) },
  'life-lines': {
    render: () => showEveryLife(({ projection }) => <LifeLine ages={projection} width={WIDTH} />),
  },
  'moment-marks': { render: () => <States states={MARKED_WEEKS} /> },
  buttons: { render: () => <Buttons /> },
  'social-preview': { render: () => <SocialPreview /> },
  'toast-bad': {
    render: () => (
      <Toaster toast={{ ...TOASTS.lifeExpectancyFailed, id: 1, open: true }} onDismiss={() => undefined} />
    ),
  },
};
