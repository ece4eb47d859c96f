import { VIEW } from '#words/view.ts';
import type { ViewLife, ViewSettings } from '../document/view-link.ts';
import {
  addDays,
  type CalendarDate,
  completedAge,
  daysBetween,
  formatIsoDate,
} from '../life/calendar-date.ts';
import { listComingDays, listMarkedDays } from '../life/coming-days.ts';
import { formatIsoWeek } from '../life/iso-week.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { calculateWeeksOfLife, WEEKS_PER_YEAR, weekOfLife, weeksLived } from '../life/weeks.ts';
import { calendarDateOf } from '../platform/clock.ts';
import { createShape, type ShapeAttributes } from '../platform/create-shape.ts';
import { keepAwake } from '../platform/keep-awake.ts';
import { applyTheme } from '../platform/theme.ts';
import { paintChapters } from '../weeks/chart.ts';
import {
  DOT_SIZE,
  divideByChapters,
  drawDots,
  MOMENT_RING,
  PRESENT_EDGE,
  PRESENT_WEEK,
  radiusAt,
} from '../weeks/dots.ts';
import { type Box, fitWindow, type Point } from '../weeks/grid.ts';
import { type DrawnDots, layOutYear } from '../weeks/year-of-days.ts';
import { describeComingDay } from '../words/describe-coming-day.ts';
import { isolateName } from '../words/isolate-name.ts';
import { joinSentences } from '../words/join-sentences.ts';
import type { Format } from '../words/language.ts';

interface ShownView {
  /** `null` for none: the view shows the present year. */
  readonly life: ViewLife | null;
  readonly settings: ViewSettings;
  readonly format: Format;
}

/** The hours of the day: by the clock, the view is light from 7 to 19. */
const LIGHT = { from: 7, until: 19 };
/** Pixels by which the view is moved, one place for each hour: no dot stays at its place on an old screen. */
const OFFSETS = ['0 0', '2px 1px', '3px -1px', '1px -3px', '-1px -2px', '-3px -1px', '-2px 2px', '1px 3px'];

/** A link has another day for the day of birth. In the week of birth that may still be to come: the life began by yesterday. */
const birthdateBy = (today: CalendarDate, birthdate: CalendarDate): CalendarDate =>
  daysBetween(birthdate, today) <= 0 && formatIsoWeek(birthdate) === formatIsoWeek(today)
    ? addDays(today, -1)
    : birthdate;

/** The chosen line. @param count the line of the weeks lived, or of the days of the year */
function describeLine({ life, settings, format }: ShownView, today: CalendarDate, count: string): string {
  if (settings.line === 'weeks') return count;
  if (settings.line === 'nothing' || !life) return '';
  if (settings.line === 'chapter') return nameChapter(life, today);
  const [next] = listComingDays({ ...life, asOf: today });
  return next ? describeComingDay(format, next, { asOf: today, whose: 'own' }) : '';
}

function nameChapter({ birthdate, chapters }: ViewLife, today: CalendarDate): string {
  const now = weekOfLife(birthdate, today);
  const present = placeChapters(chapters, { birthdate, now }).find(
    ({ from, until }) => now >= from && now < until,
  );
  return present?.chapter.name ?? '';
}

function describeYear(shown: ShownView, today: CalendarDate) {
  const { life, settings, format } = shown;
  const first = { year: today.year, month: 1, day: 1 };
  const day = daysBetween(first, today) + 1;
  const days = daysBetween(first, { ...first, year: today.year + 1 });
  const marked = life && settings.moments ? listMarkedDays({ ...life, asOf: today }) : [];
  const count = VIEW.dayOfYear(format, { day, days });
  return {
    title: VIEW.year({ year: String(today.year) }),
    description: joinSentences(
      VIEW.today(format, { day, days }),
      marked.length > 0 && VIEW.markedDays(format, { count: marked.length }),
    ),
    line: describeLine(shown, today, count),
    paints: paintChapters([]),
    layOut: (room: Box): DrawnDots => layOutYear({ today, marked }, room),
  };
}

function describeLife(shown: ShownView, life: ViewLife, today: CalendarDate) {
  const { settings, format } = shown;
  const { birthdate, lifeExpectancy } = life;
  const presentWeek = weekOfLife(birthdate, today);
  const { total, now } = calculateWeeksOfLife({ lifeExpectancy, presentWeek }, 0);
  const chapters = placeChapters(life.chapters, { birthdate, now: presentWeek });
  const moments = settings.moments ? placeMoments(life.moments, birthdate).map(({ week }) => week) : [];
  const drawn = moments.filter((week) => week < total);
  const colored = settings.by === 'chapters' ? chapters : [];
  const lived = weeksLived(birthdate, today);
  const name = nameChapter(life, today);
  const weeks = lived === 0 ? VIEW.firstWeek : VIEW.weeks(format, { count: lived });
  return {
    title: VIEW.title,
    description: joinSentences(
      lived === 0 ? VIEW.firstWeek : VIEW.lived(format, { count: lived }),
      lifeExpectancy > completedAge(birthdate, today) &&
        VIEW.lifeExpectancy(format, { years: lifeExpectancy }),
      name && VIEW.now({ name: isolateName(name) }),
      drawn.length > 0 && VIEW.marked(format, { count: drawn.length }),
    ),
    line: describeLine(shown, today, weeks),
    paints: paintChapters(colored),
    layOut: (room: Box): DrawnDots => {
      const grid = fitWindow(Math.ceil(total / WEEKS_PER_YEAR), room);
      const { pitch, box, positionOf } = grid;
      return {
        pitch,
        box,
        dots: drawDots(grid, { now, count: total }, divideByChapters(colored)),
        moments: drawn.map(positionOf),
        now: now < total ? positionOf(now) : null,
      };
    },
  };
}

/** The weeks of a life on a day, or the days of the year, with the line below them and the picture in words. */
export function describeView(shown: ShownView, today: CalendarDate) {
  const { settings } = shown;
  const life = shown.life && { ...shown.life, birthdate: birthdateBy(today, shown.life.birthdate) };
  return life && settings.shows === 'life'
    ? describeLife({ ...shown, life }, life, today)
    : describeYear({ ...shown, life }, today);
}

/** The least radius of the ring around a moment's week, and the least width of its line, in pixels. */
const LEAST_RING = { radius: 2.5, width: 1 };

function drawView(room: Box, view: ReturnType<typeof describeView>): SVGElement {
  const { title, description, paints, layOut } = view;
  const { pitch, box, dots, moments, now } = layOut(room);
  const lines = dots.map(({ tone, run, decades }) =>
    createShape('path', {
      d: decades.map(({ path }) => path).join(''),
      stroke: paints[run]?.[tone] ?? '',
      'stroke-width': DOT_SIZE[tone] * pitch,
      'data-tone': tone,
    }),
  );
  const circleAt = ({ x, y }: Point, attributes: ShapeAttributes) =>
    createShape('circle', { cx: x, cy: y, ...attributes });
  const rings = moments.map((position) =>
    circleAt(position, {
      r: Math.max(LEAST_RING.radius, MOMENT_RING.radius * pitch),
      fill: MOMENT_RING.fill,
      stroke: MOMENT_RING.stroke,
      'stroke-width': Math.max(LEAST_RING.width, MOMENT_RING.width * pitch),
      'data-marker': 'moment',
    }),
  );
  const drawToday = (position: Point) => {
    const circles = Object.values(PRESENT_WEEK).map(({ radius, least, ...look }) =>
      circleAt(position, { r: radiusAt(pitch, { radius, least }), 'stroke-width': PRESENT_EDGE, ...look }),
    );
    return createShape('g', { 'data-marker': 'now-week' }, circles);
  };
  const look = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${pitch}` };
  const picture = {
    class: 'view-weeks',
    role: 'img',
    'aria-label': title,
    'aria-description': description,
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    width: box.width,
    height: box.height,
  };
  return createShape('svg', picture, [
    createShape('g', {}, [createShape('g', look, lines), ...rings, ...(now ? [drawToday(now)] : [])]),
  ]);
}

/**
 * Shows a life in weeks, or the present year in days, in an element, as large as it is.
 * @param host an element with a size of its own; what it contains is replaced
 * @returns `refresh` keeps the picture current: it is drawn again each hour, and in another size. It returns the day of
 * a clock that shows one before birth, on which the picture stays as it was
 */
export function createStage(host: HTMLElement, shown: ShownView) {
  const line = Object.assign(document.createElement('p'), { className: 'view-line', dir: 'auto' });
  // The visitor's own words.
  line.translate = shown.settings.line === 'weeks';
  const stage = Object.assign(document.createElement('div'), { className: 'view-stage' });
  let drawn = '';
  const letSleep = shown.settings.awake ? keepAwake() : () => {};
  return {
    refresh: (at: Date): CalendarDate | null => {
      const today = calendarDateOf(at);
      const { life } = shown;
      if (life && daysBetween(birthdateBy(today, life.birthdate), today) <= 0) return today;
      const hour = at.getHours();
      const now = [formatIsoDate(today), hour, host.clientWidth, host.clientHeight].join(' ');
      if (now === drawn) return null;
      drawn = now;
      const byClock = hour >= LIGHT.from && hour < LIGHT.until ? 'light' : 'dark';
      applyTheme(shown.settings.theme === 'clock' ? byClock : shown.settings.theme);
      stage.style.translate = OFFSETS[hour % OFFSETS.length] ?? '';
      host.replaceChildren(stage);
      const view = describeView(shown, today);
      line.textContent = view.line;
      line.hidden = view.line === '';
      stage.replaceChildren(line);
      // The room that the line leaves, which takes none while it is hidden.
      const height = Math.max(1, stage.clientHeight - line.offsetHeight);
      stage.prepend(drawView({ x: 0, y: 0, width: Math.max(1, stage.clientWidth), height }, view));
      return null;
    },
    close: () => {
      stage.remove();
      letSleep();
    },
  };
}
