import { VIEW } from '#words/view.ts';
import type { ViewLife, ViewSettings } from '../document/view-link.ts';
import { addDays, type CalendarDate, completedAge, daysBetween } from '../life/calendar-date.ts';
import { listComingDays, listMarkedDays } from '../life/coming-days.ts';
import { formatIsoWeek } from '../life/iso-week.ts';
import { findInWeek, placeChapters, placeMoments } from '../life/place-events.ts';
import { calculateWeeksOfLife, WEEKS_PER_YEAR, weekOfLife, weeksLived } from '../life/weeks.ts';
import type { DotPicture } from '../weeks/draw.ts';
import { type Box, fitWindow } from '../weeks/grid.ts';
import { partsByChapters } from '../weeks/parts.ts';
import { sceneAt } from '../weeks/scene.ts';
import { PAGE } from '../weeks/styles.ts';
import { layOutYear } from '../weeks/year-of-days.ts';
import { describeComingDay } from '../words/describe-coming-day.ts';
import { isolateName } from '../words/isolate-name.ts';
import { joinSentences } from '../words/join-sentences.ts';
import type { Format } from '../words/language.ts';

export interface ShownView {
  /** `null` for none: the view shows the present year. */
  readonly life: ViewLife | null;
  readonly settings: ViewSettings;
  readonly format: Format;
}

/** A link has another day for the day of birth. In the week of birth that may still be to come: the life began by yesterday. */
export const birthdateBy = (today: CalendarDate, birthdate: CalendarDate): CalendarDate =>
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
  return findInWeek(placeChapters(chapters, { birthdate, now }), now)?.chapter.name ?? '';
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
    layOut: (room: Box): DotPicture => layOutYear({ today, marked }, room),
  };
}

function describeLife(shown: ShownView, life: ViewLife, today: CalendarDate) {
  const { settings, format } = shown;
  const { birthdate, lifeExpectancy } = life;
  const presentWeek = weekOfLife(birthdate, today);
  const weeks = calculateWeeksOfLife({ lifeExpectancy, presentWeek }, 0);
  const { total: count } = weeks;
  const chapters = placeChapters(life.chapters, { birthdate, now: presentWeek });
  const moments = settings.moments ? placeMoments(life.moments, birthdate).map(({ week }) => week) : [];
  const drawn = moments.filter((week) => week < count);
  const colored = settings.by === 'chapters' ? chapters : [];
  const lived = weeksLived(birthdate, today);
  const name = nameChapter(life, today);
  const line = lived === 0 ? VIEW.firstWeek : VIEW.weeks(format, { count: lived });
  return {
    title: VIEW.title,
    description: joinSentences(
      lived === 0 ? VIEW.firstWeek : VIEW.lived(format, { count: lived }),
      lifeExpectancy > completedAge(birthdate, today) &&
        VIEW.lifeExpectancy(format, { years: lifeExpectancy }),
      name && VIEW.now({ name: isolateName(name) }),
      drawn.length > 0 && VIEW.marked(format, { count: drawn.length }),
    ),
    line: describeLine(shown, today, line),
    layOut: (room: Box): DotPicture => {
      const grid = fitWindow(Math.ceil(count / WEEKS_PER_YEAR), room);
      const { box, positionOf } = grid;
      const scene = sceneAt({ ...grid, count }, partsByChapters(PAGE, colored), weeks);
      return { box, scene, moments: drawn.map(positionOf) };
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
