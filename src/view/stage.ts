import { VIEW } from '#words/view.ts';
import type { ViewLife, ViewSettings } from '../document/view-link.ts';

import {
  addDays,
  type CalendarDate,
  completedAge,
  daysBetween,
  formatIsoDate,
} from '../life/calendar-date.ts';

import { listComingDays } from '../life/coming-days.ts';

import { formatIsoWeek } from '../life/iso-week.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { calculateWeeksOfLife, WEEKS_PER_YEAR, weekOfLife, weeksLived } from '../life/weeks.ts';
import { calendarDateOf } from '../platform/clock.ts';
import { keepAwake } from '../platform/keep-awake.ts';
import { applyTheme } from '../platform/theme.ts';
import { paintChapters } from '../weeks/chart.ts';
import { DOT_SIZE, divideByChapters, drawDots, PRESENT_EDGE, PRESENT_WEEK } from '../weeks/dots.ts';
import { type Box, fitWindow } from '../weeks/grid.ts';
import { describeComingDay } from '../words/describe-coming-day.ts';
import { isolateName } from '../words/isolate-name.ts';
import { joinSentences } from '../words/join-sentences.ts';
import type { Format } from '../words/language.ts';

/** The content of the view, and its settings. */
interface ShownView {
  readonly life: ViewLife;
  readonly settings: ViewSettings;
  readonly format: Format;
}

/** The hours of the day: by the clock, the view is light from 7 to 19. */
const LIGHT = { from: 7, until: 19 };
/** Pixels by which the view is moved, one place for each hour: no dot stays at its place on an old screen. */
const PLACES = ['0 0', '2px 1px', '3px -1px', '1px -3px', '-1px -2px', '-3px -1px', '-2px 2px', '1px 3px'];

/** A link has a Thursday for the day of birth. In the week of birth that may still be to come: the life began by yesterday. */
const birthdateBy = (today: CalendarDate, birthdate: CalendarDate): CalendarDate =>
  daysBetween(birthdate, today) <= 0 && formatIsoWeek(birthdate) === formatIsoWeek(today)
    ? addDays(today, -1)
    : birthdate;

/** The weeks of a life on a day, with the line below them and the picture in words. */
export function describeView({ life, settings, format }: ShownView, today: CalendarDate) {
  const { lifeExpectancy } = life;
  const birthdate = birthdateBy(today, life.birthdate);
  const presentWeek = weekOfLife(birthdate, today);
  const { total, now } = calculateWeeksOfLife({ lifeExpectancy, presentWeek }, 0);
  const chapters = placeChapters(life.chapters, { birthdate, now: presentWeek });
  const moments = settings.moments ? placeMoments(life.moments, birthdate).map(({ week }) => week) : [];
  const drawn = moments.filter((week) => week < total);
  const lived = weeksLived(birthdate, today);
  const name = chapters.find(({ from, until }) => presentWeek >= from && presentWeek < until)?.chapter.name;
  const people = life.people;
  const [next] = listComingDays({ birthdate, asOf: today, lifeExpectancy, people });
  const weeks = lived === 0 ? VIEW.firstWeek : VIEW.weeks(format, { count: lived });
  return {
    weeks: { total, now, chapters: settings.by === 'chapters' ? chapters : [], moments: drawn },
    line: {
      weeks,
      chapter: name ?? '',
      next: next ? describeComingDay(format, next, today) : '',
      nothing: '',
    }[settings.line],
    description: joinSentences(
      lived === 0 ? VIEW.firstWeek : VIEW.lived(format, { count: lived }),
      lifeExpectancy > completedAge(birthdate, today) &&
        VIEW.lifeExpectancy(format, { years: lifeExpectancy }),
      name && VIEW.now({ name: isolateName(name) }),
      drawn.length > 0 && VIEW.marked(format, { count: drawn.length }),
    ),
  };
}

/** A ring around a moment's week, in pitches, and at least in pixels. */
const RING = { radius: 0.55, least: 2.5, width: 0.2 };

type Attributes = Readonly<Record<string, string | number>>;

function createShape(name: string, attributes: Attributes, children: readonly Element[] = []): SVGElement {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) shape.setAttribute(attribute, String(value));
  shape.append(...children);
  return shape;
}

/** Draws the weeks of a life as large as they fit a room. */
function drawView(
  room: Pick<Box, 'width' | 'height'>,
  { weeks: { total, now, chapters, moments }, description }: ReturnType<typeof describeView>,
): SVGElement {
  const grid = fitWindow(Math.ceil(total / WEEKS_PER_YEAR), { x: 0, y: 0, ...room });
  const { pitch, placeOf, box } = grid;
  const paints = paintChapters(chapters);
  const lines = drawDots(grid, { now, count: total }, divideByChapters(chapters)).map(
    ({ tone, run, decades }) =>
      createShape('path', {
        d: decades.map(({ path }) => path).join(''),
        stroke: paints[run]?.[tone] ?? '',
        'stroke-width': DOT_SIZE[tone] * pitch,
        'data-tone': tone,
      }),
  );
  const circleAt = (week: number, attributes: Attributes) => {
    const { x, y } = placeOf(week);
    return createShape('circle', { cx: x, cy: y, ...attributes });
  };
  const rings = moments.map((week) =>
    circleAt(week, {
      r: Math.max(RING.least, RING.radius * pitch),
      fill: 'var(--ground)',
      stroke: 'var(--ink)',
      'stroke-width': Math.max(1, RING.width * pitch),
      'data-marker': 'moment',
    }),
  );
  const present = PRESENT_WEEK.map(({ radius, least, ...look }) =>
    circleAt(now, { r: Math.max(least, radius * pitch), 'stroke-width': PRESENT_EDGE, ...look }),
  );
  const dots = { fill: 'none', 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${pitch}` };
  const picture = {
    class: 'view-weeks',
    role: 'img',
    'aria-label': VIEW.title,
    'aria-description': description,
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
    width: box.width,
    height: box.height,
  };
  const today = now < total ? [createShape('g', { 'data-marker': 'now-week' }, present)] : [];
  return createShape('svg', picture, [
    createShape('g', {}, [createShape('g', dots, lines), ...rings, ...today]),
  ]);
}

/**
 * Shows a life in weeks in an element, as large as it is.
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
      if (daysBetween(birthdateBy(today, shown.life.birthdate), today) <= 0) return today;
      const hour = at.getHours();
      const now = [formatIsoDate(today), hour, host.clientWidth, host.clientHeight].join(' ');
      if (now === drawn) return null;
      drawn = now;
      const byClock = hour >= LIGHT.from && hour < LIGHT.until ? 'light' : 'dark';
      applyTheme(shown.settings.theme === 'clock' ? byClock : shown.settings.theme);
      stage.style.translate = PLACES[hour % PLACES.length] ?? '';
      host.replaceChildren(stage);
      const view = describeView(shown, today);
      line.textContent = view.line;
      line.hidden = view.line === '';
      stage.replaceChildren(line);
      // The room that the line leaves, which takes none while it is hidden.
      const height = Math.max(1, stage.clientHeight - line.offsetHeight);
      stage.prepend(drawView({ width: Math.max(1, stage.clientWidth), height }, view));
      return null;
    },
    close: () => {
      stage.remove();
      letSleep();
    },
  };
}
