import { type CalendarDate, daysBetween, formatIsoDate } from '../life/calendar-date.ts';
import { calendarDateOf } from '../platform/clock.ts';
import { createShape, drawShape } from '../platform/create-shape.ts';
import { keepAwake } from '../platform/keep-awake.ts';
import { applyTheme } from '../platform/theme.ts';
import { drawPicture } from '../weeks/draw.ts';
import type { Box } from '../weeks/grid.ts';
import { birthdateBy, describeView, type ShownView } from './describe-view.ts';

/** The hours of the day: by the clock, the view is light from 7 to 19. */
const LIGHT = { from: 7, until: 19 };
/** Pixels by which the view is moved, another one each hour: no dot stays where it is on an old screen. */
const OFFSETS = ['0 0', '2px 1px', '3px -1px', '1px -3px', '-1px -2px', '-3px -1px', '-2px 2px', '1px 3px'];

function drawView(room: Box, { title, description, layOut }: ReturnType<typeof describeView>): SVGElement {
  const picture = layOut(room);
  const { x, y, width, height } = picture.box;
  const attributes = {
    class: 'view-weeks',
    role: 'img',
    'aria-label': title,
    'aria-description': description,
    viewBox: `${x} ${y} ${width} ${height}`,
    width,
    height,
  };
  const inside = drawPicture(picture).map(drawShape);
  return createShape('svg', attributes, [createShape('g', {}, inside)]);
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
