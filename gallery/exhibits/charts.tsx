import { ACTIVITY_COLORS } from '../../src/life/colors.ts';
import type { LifeEvents } from '../../src/life/life-events.ts';
import { wholeWeeks } from '../../src/life/weeks.ts';
import { DayBar } from '../../src/sections/form/day-bar.tsx';
import { layOutBars } from '../../src/ui/charts/bar-geometry.ts';
import { BAR_HEIGHT, Bar, BarAxis } from '../../src/ui/charts/bars.tsx';
import { LifeLine } from '../../src/ui/charts/life-line.tsx';
import { activityPaint, TONES } from '../../src/ui/charts/paint.ts';
import { layOutRings } from '../../src/ui/charts/ring-geometry.ts';
import { Rings } from '../../src/ui/charts/rings.tsx';
import { Swatch } from '../../src/ui/swatch.tsx';
import { placeNames } from '../../src/weeks/chapter-names.ts';
import { layOutChart } from '../../src/weeks/chart.ts';
import type { Room } from '../../src/weeks/geometry.ts';
import { MomentMarks, NameMarks } from '../../src/weeks/marks.tsx';
import { layOutMarks } from '../../src/weeks/moment-rings.ts';
import { WeekDot } from '../../src/weeks/week-dot.tsx';
import { Weeks } from '../../src/weeks/weeks.tsx';
import { FORMAT, LIVES, type LifeName, type SampleLife } from '../../tests/fixtures/lives.ts';
import { MANY_EVENTS, ONE_YEAR_EVENTS, placeEvents, SOME_EVENTS } from '../../tests/fixtures/marks.ts';
import type { Exhibit } from '../exhibit.ts';
import { createLifeExhibits, States, showEveryLife } from '../life-exhibits.tsx';

/** In pixels: all charts fit a screen of 360. */
const SIZE = 240;
const WIDTH = 300;
const VERTICAL: Room = { width: 320, height: 420 };
/** Wider than a phone, where charts of weeks are vertical. */
const HORIZONTAL: Room = { width: 640, height: 420, direction: 'horizontal' };
const ROW = BAR_HEIGHT + 16;

function renderRings({ projection }: SampleLife) {
  const { activities, projectedAge } = projection;
  return (
    <Rings
      activities={activities}
      geometry={layOutRings(activities, projection, SIZE)}
      size={SIZE}
      centerFigure={FORMAT.number(projectedAge)}
      centerUnit="years"
    />
  );
}

function renderBars({ projection }: SampleLife) {
  const { activities } = projection;
  const { bars, ticks } = layOutBars(activities, WIDTH);
  return (
    <svg width={WIDTH} height={bars.length * ROW + BAR_HEIGHT} overflow="visible">
      {bars.map((bar, index) => (
        <g key={bar.id} transform={`translate(0 ${index * ROW + 8})`}>
          <Bar
            bar={bar}
            ticks={ticks}
            paint={activityPaint(activities[index]?.color ?? null)}
            width={WIDTH}
          />
        </g>
      ))}
      <g transform={`translate(0 ${bars.length * ROW})`}>
        <BarAxis
          ticks={ticks}
          width={WIDTH}
          formatTick={FORMAT.number}
          formatLast={(years) => `${years} years`}
        />
      </g>
    </svg>
  );
}

const renderWeeks =
  (by: 'time' | 'activities', room: Room) =>
  ({ projection: { activities, spans, weeks, lifeExpectancy } }: SampleLife) => (
    <Weeks
      {...layOutChart({
        weeks: { ...weeks, end: wholeWeeks(lifeExpectancy) },
        activities,
        spans,
        by,
        room,
        formatWeek: (week) => `Week ${week}`,
        measureName: (name) => name.length * 8,
        chapters: [],
      })}
      ageTitle="Age"
      firstAge="Age 0"
      formatAge={FORMAT.number}
      endFigure={FORMAT.decimal(lifeExpectancy)}
    />
  );

/** The weeks by chapters with their names and the rings of moments. */
function renderMarks(entries: LifeEvents, room: Room) {
  const { weeks, lifeExpectancy, activities, spans } = LIVES.everyday.projection;
  const { chapters, moments } = placeEvents(entries);
  const picture = layOutChart({
    by: 'chapters',
    weeks: { ...weeks, end: wholeWeeks(lifeExpectancy) },
    room,
    formatWeek: (week) => `Week ${week}`,
    activities,
    spans,
    chapters,
  });
  const { geometry } = picture;
  const rings = layOutMarks(geometry, moments);
  const names = placeNames({ geometry, chapters, rings, measure: (name) => name.length * 8 });
  return (
    <Weeks
      {...picture}
      ageTitle="Age"
      firstAge="Age 0"
      formatAge={FORMAT.number}
      endFigure={FORMAT.decimal(lifeExpectancy)}
      marks={
        <>
          <NameMarks names={names} />
          <MomentMarks marks={rings} />
        </>
      }
    />
  );
}

const DAYS: readonly LifeName[] = ['everyday', 'five', 'one', 'zero', 'tiny'];
const TOO_FULL = LIVES.five.shown.life.activities.map((activity) => ({
  ...activity,
  hours: activity.hours * 2,
}));

function Days() {
  const days = DAYS.map((name) => ({
    caption: LIVES[name].shown.life.activities.map(({ hours }) => hours).join(' + '),
    activities: LIVES[name].shown.life.activities,
  }));
  return (
    <div className="exhibit-days">
      {[...days, { caption: '48 hours', activities: TOO_FULL }].map(({ caption, activities }) => (
        <figure key={caption}>
          <figcaption>{caption}</figcaption>
          <DayBar activities={activities} />
        </figure>
      ))}
    </div>
  );
}

const TONE_NAMES = ['lived', 'between', 'ahead'] as const;

function Paints() {
  return [...ACTIVITY_COLORS, null].map((color, index) => (
    <p key={color} className="exhibit-paint">
      <Swatch number={index + 1} paint={activityPaint(color)} />
      {TONE_NAMES.map((tone) => (
        <svg key={tone} width="80" height="28">
          <rect width="80" height="28" fill={activityPaint(color)} fillOpacity={TONES[tone]} />
        </svg>
      ))}
    </p>
  ));
}

const DOTS = (['lived', 'now', 'between', 'ahead'] as const).map((kind) => ({
  caption: kind,
  picture: <WeekDot kind={kind} />,
}));

/** The charts alone, for all sample lives side by side. */
export const CHART_EXHIBITS: readonly Exhibit[] = [
  {
    id: 'paints',
    title: 'Paints and their tones',
    shows: ['ui/swatch.tsx'],
    render: () => <Paints />,
  },
  {
    id: 'rings',
    title: 'Rings of every life',
    shows: ['ui/charts/rings.tsx'],
    render: () => showEveryLife(renderRings),
  },
  {
    id: 'bars',
    title: 'Bars of every life',
    shows: ['ui/charts/bars.tsx'],
    render: () => showEveryLife(renderBars),
  },
  {
    id: 'life-lines',
    title: 'Line of every life',
    shows: ['ui/charts/life-line.tsx'],
    render: () => showEveryLife(({ projection }) => <LifeLine ages={projection} width={WIDTH} />),
  },
  {
    id: 'day-bars',
    title: 'Days, from empty to overfull',
    shows: ['sections/form/day-bar.tsx'],
    render: () => <Days />,
  },
  {
    id: 'week-dots',
    title: 'Dots of the weeks',
    shows: ['weeks/week-dot.tsx'],
    render: () => <States of={DOTS} />,
  },
  {
    id: 'moment-marks',
    title: 'Weeks by chapters with moments: some, 50 all over a life, 50 in one year',
    shows: ['weeks/marks.tsx', 'weeks/weeks.tsx'],
    render: () => (
      <States
        of={[
          { caption: 'some', picture: renderMarks(SOME_EVENTS, VERTICAL) },
          { caption: 'many', picture: renderMarks(MANY_EVENTS, VERTICAL) },
          { caption: 'one year', picture: renderMarks(ONE_YEAR_EVENTS, VERTICAL) },
          { caption: 'some, horizontal', picture: renderMarks(SOME_EVENTS, HORIZONTAL) },
          { caption: 'many, horizontal', picture: renderMarks(MANY_EVENTS, HORIZONTAL) },
          { caption: 'one year, horizontal', picture: renderMarks(ONE_YEAR_EVENTS, HORIZONTAL) },
        ]}
      />
    ),
  },
  ...createLifeExhibits({
    id: 'week-points',
    title: 'Weeks by time',
    shows: ['weeks/weeks.tsx'],
    lives: ['everyday', 'moved', 'end', 'newborn', 'older', 'shortest', 'longest'],
    render: renderWeeks('time', VERTICAL),
  }),
  ...createLifeExhibits({
    id: 'week-points-horizontal',
    title: 'Weeks by time, horizontal',
    shows: ['weeks/weeks.tsx'],
    lives: ['everyday', 'moved', 'end', 'newborn', 'older', 'shortest', 'longest'],
    render: renderWeeks('time', HORIZONTAL),
  }),
  ...createLifeExhibits({
    id: 'week-columns',
    title: 'Weeks by activities',
    shows: ['weeks/weeks.tsx'],
    lives: ['moved', 'five', 'one', 'zero', 'tiny', 'older', 'shortest', 'longest'],
    render: renderWeeks('activities', VERTICAL),
  }),
  ...createLifeExhibits({
    id: 'week-rows',
    title: 'Weeks by activities, horizontal',
    shows: ['weeks/weeks.tsx'],
    lives: ['moved', 'five', 'one', 'zero', 'tiny', 'long', 'rtl', 'older', 'shortest', 'longest'],
    render: renderWeeks('activities', HORIZONTAL),
  }),
];
