import { VIEW } from '#words/view.ts';
import type { ViewLife, ViewSettings } from '../document/view-link.ts';
import { addDays, type CalendarDate, daysBetween, formatIsoDate } from '../life/calendar-date.ts';
import { completedAge } from '../life/completed-age.ts';
import { formatIsoWeek } from '../life/iso-week.ts';
import { placeChapters, placeMoments } from '../life/place-events.ts';
import { weeksLived } from '../life/weeks.ts';
import { calculateWeeksOfLife, weekOfLife } from '../life/weeks-of-life.ts';
import { calendarDateOf } from '../platform/clock.ts';
import { keepAwake } from '../platform/keep-awake.ts';
import { applyTheme } from '../platform/theme.ts';
import type { Format } from '../words/format-interface.ts';
import { isolateName } from '../words/isolate-name.ts';
import { joinSentences } from '../words/join-sentences.ts';
import { drawView } from './draw-view.ts';

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
  const weeks = lived === 0 ? VIEW.firstWeek : VIEW.weeks(format, { count: lived });
  return {
    weeks: { total, now, chapters: settings.by === 'chapters' ? chapters : [], moments: drawn },
    line: { weeks, chapter: name ?? '', nothing: '' }[settings.line],
    description: joinSentences(
      lived === 0 ? VIEW.firstWeek : VIEW.lived(format, { count: lived }),
      lifeExpectancy > completedAge(birthdate, today) &&
        VIEW.lifeExpectancy(format, { years: lifeExpectancy }),
      name && VIEW.now({ name: isolateName(name) }),
      drawn.length > 0 && VIEW.marked(format, { count: drawn.length }),
    ),
  };
}

/**
 * Shows a life in weeks in an element, as large as it is.
 * @param host an element with a size of its own; what it contains is replaced
 * @returns `refresh` keeps the picture current: it is drawn again each hour, and in another size. It returns the day of
 * a clock that shows one before birth, on which the picture stays as it was
 */
export function createStage(host: HTMLElement, shown: ShownView) {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('class', 'view-weeks');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', VIEW.title);
  const line = Object.assign(document.createElement('p'), { className: 'view-line', dir: 'auto' });
  // The visitor's own words.
  line.translate = shown.settings.line !== 'chapter';
  const stage = Object.assign(document.createElement('div'), { className: 'view-stage' });
  stage.append(picture, line);
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
      const { weeks, line: text, description } = describeView(shown, today);
      line.textContent = text;
      line.hidden = text === '';
      picture.setAttribute('aria-description', description);
      // The room that the line leaves, which takes none while it is hidden.
      const height = Math.max(1, stage.clientHeight - line.offsetHeight);
      drawView(picture, { width: Math.max(1, stage.clientWidth), height }, weeks);
      return null;
    },
    close: () => {
      stage.remove();
      letSleep();
    },
  };
}
