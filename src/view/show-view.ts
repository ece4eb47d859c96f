import { LANGUAGE } from '#words/form.ts';
import { VIEW } from '#words/view.ts';
import type { ViewLife, ViewSettings } from '../document/view-link.ts';
import { type CalendarDate, daysBetween } from '../life/calendar-date.ts';
import { completedAge } from '../life/completed-age.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { WEEKS_PER_YEAR, weeksLived } from '../life/weeks.ts';
import { calculateWeeksOfLife, weekOfLife } from '../life/weeks-of-life.ts';
import { keepAwake } from '../platform/keep-awake.ts';
import { applyTheme } from '../platform/theme.ts';
import type { Format } from '../words/format-interface.ts';
import { createElement, createShape } from './create-element.ts';
import { describeLine, describePicture } from './describe-view.ts';
import { drawWeeks } from './draw-weeks.ts';
import { followClock, readTime } from './view-clock.ts';
import { chooseGrid, type Room } from './view-grid.ts';

/** The content of the view, and its settings. */
interface ShownView {
  readonly life: ViewLife;
  readonly settings: ViewSettings;
  readonly format: Format;
}

/** The elements of the view. */
interface Parts {
  readonly stage: HTMLElement;
  readonly picture: SVGElement;
  readonly line: HTMLElement;
}

function createParts(host: HTMLElement): Parts {
  const picture = createShape('svg', { class: 'view-weeks', role: 'img' });
  const line = createElement('p', { className: 'view-line', dir: 'auto' });
  const stage = createElement('div', { className: 'view-stage' }, picture, line);
  host.replaceChildren(stage);
  return { stage, picture, line };
}

/** The room for the dots: the stage without the line. */
function measureRoom({ stage, line }: Parts): Room {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(stage);
  const [across, down] = [
    Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight),
    Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom),
  ];
  return {
    width: Math.max(1, stage.clientWidth - across),
    height: Math.max(1, stage.clientHeight - down - (line.hidden ? 0 : line.offsetHeight)),
  };
}

/** Draws a life as of a day. */
function draw(parts: Parts, { life, settings, format }: ShownView, today: CalendarDate): void {
  const { birthdate, lifeExpectancy } = life;
  const presentWeek = weekOfLife(birthdate, today);
  const { total, now } = calculateWeeksOfLife({ lifeExpectancy, presentWeek }, 0);
  const chapters = placeChapters(life.chapters, { birthdate, now: presentWeek });
  const moments = settings.moments
    ? placeMoments(life.moments, birthdate).filter(({ week }) => week < total)
    : [];
  const described = {
    weeksLived: weeksLived(birthdate, today),
    age: completedAge(birthdate, today),
    lifeExpectancy,
    chapter: chapters.find(({ from, until }) => presentWeek >= from && presentWeek < until) ?? null,
    moments: moments.length,
  };
  const { picture, line } = parts;
  line.textContent = describeLine(format, described, settings.line);
  line.hidden = line.textContent === '';
  picture.setAttribute('aria-label', VIEW.title);
  picture.setAttribute('aria-description', describePicture(format, described));
  const grid = chooseGrid(Math.ceil(total / WEEKS_PER_YEAR), measureRoom(parts));
  const weeks = {
    total,
    now,
    chapters: settings.by === 'chapters' ? chapters : [],
    moments: moments.map(({ week }) => week),
  };
  drawWeeks(picture, grid, weeks, LANGUAGE.direction === 'rtl');
}

/**
 * Shows a life in weeks in an element, as large as it is, and keeps it current: at midnight, at the hours at which its
 * theme changes, after sleep, and in another size.
 *
 * A day back is a journey to another time zone. If the clock goes back further, the picture stays as it was.
 * @param host an element with a size of its own; what it contains is replaced
 * @param onClockBack called once with the day that the clock went back to, and with `null` once it has caught up with
 * the picture
 * @returns a function that ends the view
 */
export function showView(
  host: HTMLElement,
  shown: ShownView,
  onClockBack: (today: CalendarDate | null) => void,
): () => void {
  const parts = createParts(host);
  const { settings } = shown;
  let day: CalendarDate | undefined;
  let wasBack = false;
  const redraw = () => {
    const { today, theme, shift } = readTime(new Date());
    applyTheme(settings.theme === 'clock' ? theme : settings.theme);
    parts.stage.style.translate = `${shift[0]}px ${shift[1]}px`;
    const isBack = day !== undefined && daysBetween(day, today) < -1;
    if (!isBack && (!day || daysBetween(day, today) !== 0)) {
      day = today;
      draw(parts, shown, day);
    }
    if (isBack !== wasBack) onClockBack(isBack ? today : null);
    wasBack = isBack;
  };
  redraw();
  const ended = new AbortController();
  followClock(redraw, ended.signal);
  // The first call is about the size that it was drawn in.
  let isDrawn = true;
  const resizes = new ResizeObserver(() => {
    if (!isDrawn && day) draw(parts, shown, day);
    isDrawn = false;
  });
  resizes.observe(parts.stage);
  const letSleep = settings.awake ? keepAwake() : () => {};
  return () => {
    ended.abort();
    resizes.disconnect();
    letSleep();
  };
}
