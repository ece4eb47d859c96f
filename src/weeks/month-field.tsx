import { type Activity, HOURS_PER_DAY, totalHours } from '../life/activity.ts';
import { MONTHS_PER_YEAR } from '../life/calendar-date.ts';
import type { Chapter } from '../life/life-events.ts';
import { useToday } from '../platform/clock.ts';
import { activityPaint } from '../ui/charts/paint.ts';
import { OwnWords } from '../ui/own-words.tsx';
import './month-field.css';

/** The field's proportions. In it, a column is a year, from the left, and a row a month, from the top: each is 1 long. */
const FIELD = { width: 840, height: 108 } as const;

/** The minimum number of years across the field, so that dots do not spread apart in a short life. */
const LEAST_YEARS = 60;
/** If life expectancy is unknown: the minimum number of years, and the minimum after today. */
const OPEN = { years: 84, ahead: 12 } as const;

/** The radius of a dot for a month ahead, as a share of that of a past one. */
const AHEAD = 0.45;
/** The radius of the present month's dot, in rows. */
const NOW = 0.55;

/** A span of months, counted from 0 at birth. `until` is the month after the last one. */
interface MonthSpan {
  readonly from: number;
  readonly until: number;
}

interface MonthsToDraw {
  /** Whole months; `null` if unknown. */
  readonly lived: number | null;
  /** Whole months; `null` if unknown. */
  readonly total: number | null;
  /** As `placeChapters` orders them: each covers those before it. They take the place of the activities. */
  readonly chapters: readonly (MonthSpan & Pick<Chapter, 'id' | 'name' | 'color'>)[];
  /** Any hours: below 0 counts as 0, above 24 as 24. */
  readonly activities: readonly Pick<Activity, 'id' | 'hours' | 'color'>[];
}

/** For each activity, its hours as a share of the rows, from the top. The rest is free time. */
function layOutBands(activities: MonthsToDraw['activities']) {
  const limited = activities.map((activity) => ({
    ...activity,
    hours: Math.min(Math.max(0, activity.hours), HOURS_PER_DAY),
  }));
  const scale = MONTHS_PER_YEAR / Math.max(HOURS_PER_DAY, totalHours(limited));
  return limited.map(({ id, color, hours }, index) => ({
    id,
    y: totalHours(limited.slice(0, index)) * scale,
    height: hours * scale,
    color,
  }));
}

/** The position of a month's dot. */
const placeMonth = (month: number) => ({
  x: Math.floor(month / MONTHS_PER_YEAR),
  y: month % MONTHS_PER_YEAR,
});

/** The area of a span as a path: the end of one column, whole columns, and the beginning of another. */
function pathOf({ from, until }: MonthSpan): string {
  const [first, last] = [placeMonth(from), placeMonth(until)];
  return `M${first.x} ${first.y}H${first.x + 1}V0H${last.x + 1}V${last.y}H${last.x}V${MONTHS_PER_YEAR}H${first.x}Z`;
}

const toHundredth = (length: number) => Math.round(100 * length) / 100;

/** About the width of the field on a phone, in em of the names. */
const PHONE_WIDTH = 26;
/** The width of a letter, and the gap between two names, in em: rather too wide, so that names do not touch. */
const NAME = { letter: 0.58, gap: 0.6 } as const;

/** About the width of a text, in em. @param letter the width of a letter, unless it fills a square, as in Chinese */
export function estimateWidth(text: string, letter: number): number {
  const squares = text.match(/[\u2e80-\uffef]/g)?.length ?? 0;
  return squares + (text.length - squares) * letter;
}

/**
 * Chapters with the place of each name, above the field (row 1) or below it (row 2): it begins at its first month, or after the
 * name before it in its row, which is the one where it is nearer to its month on a phone. The order stays.
 * @param end months across the field
 */
export function placeNames<C extends Pick<MonthSpan, 'from'> & Pick<Chapter, 'name'>>(
  chapters: readonly C[],
  end: number,
) {
  const above = { row: 1, end: 0, after: '' };
  const below = { ...above, row: 2 };
  return chapters.map((chapter) => {
    const own = (PHONE_WIDTH * chapter.from) / end;
    const percent = `${toHundredth((100 * chapter.from) / end)}%`;
    const row = Math.max(own, below.end) < Math.max(own, above.end) ? below : above;
    const start = row.after ? `max(${percent}, ${row.after})` : percent;
    const width = estimateWidth(chapter.name, NAME.letter) + NAME.gap;
    row.end = Math.max(own, row.end) + width;
    row.after = `${start} + ${toHundredth(width)}em`;
    return { ...chapter, row: row.row, start };
  });
}

/** Chapters with their areas and the places of their names. */
const layOutChapters = (chapters: MonthsToDraw['chapters'], end: number) =>
  placeNames(
    chapters.filter(({ from }) => from < end),
    end,
  ).map((chapter) => ({ ...chapter, path: pathOf({ ...chapter, until: Math.min(chapter.until, end) }) }));

export function layOutMonths({ lived, total, chapters, activities }: MonthsToDraw) {
  const now = placeMonth(lived ?? 0);
  const end =
    total === null
      ? Math.max(OPEN.years, now.x + OPEN.ahead)
      : Math.max(1, Math.round(total / MONTHS_PER_YEAR));
  const years = Math.max(LEAST_YEARS, end, now.x + 1);
  const [column, row] = [FIELD.width / years, FIELD.height / MONTHS_PER_YEAR];
  const radius = Math.min(column, row) * 0.42;
  const placed = layOutChapters(chapters, years * MONTHS_PER_YEAR);
  return {
    years,
    /** Of a dot of the past. */
    radius: { x: toHundredth(radius / column), y: toHundredth(radius / row) },
    /** Where life expectancy ends, at a whole year, or where the field does if it is unknown. */
    end,
    lived: pathOf({ from: 0, until: lived ?? 0 }),
    /** The present month: a dot larger than its row. */
    now:
      lived === null ? null : { x: now.x + 0.5, y: now.y + 0.5, radius: toHundredth((NOW * row) / column) },
    chapters: placed,
    bands: placed.length > 0 ? [] : layOutBands(activities),
  };
}

interface DotsProps {
  readonly id: string;
  readonly radius: { readonly x: number; readonly y: number };
}

/** A dot for each month. White, as they are used in a mask. */
function Dots({ id, radius }: DotsProps) {
  return (
    <pattern id={id} width={1} height={1} patternUnits="userSpaceOnUse">
      {/* oxlint-disable-next-line project/colors -- a mask has no theme */}
      <ellipse cx={0.5} cy={0.5} rx={radius.x} ry={radius.y} fill="#fff" />
    </pattern>
  );
}

/** The names of the chapters. The prerendered page has none: its policy allows no styles in HTML. */
function ChapterNames({ chapters }: Pick<ReturnType<typeof layOutMonths>, 'chapters'>) {
  const isHydrated = useToday() !== null;
  return (
    <ul className="month-chapters">
      {isHydrated &&
        chapters.map(({ id, name, color, row, start }) => (
          <li key={id} style={{ marginInlineStart: start, gridRow: row, '--chapter': activityPaint(color) }}>
            <OwnWords>{name}</OwnWords>
          </li>
        ))}
    </ul>
  );
}

/**
 * A life in months: large dots so far, small ones ahead, in the colors of its chapters with their names, or in bands of the
 * activities' colors. Months so far without either have the color of text, as weeks do. Its caption says the same.
 */
export function MonthField(months: MonthsToDraw) {
  const { years, radius, end, lived, now, chapters, bands } = layOutMonths(months);
  const ahead = { x: toHundredth(radius.x * AHEAD), y: toHundredth(radius.y * AHEAD) };
  return (
    <div className="months">
      {chapters.length > 0 && <ChapterNames chapters={chapters} />}
      <svg
        className="chart month-field"
        viewBox={`0 0 ${years} ${MONTHS_PER_YEAR}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        <Dots id="months-ahead" radius={ahead} />
        <Dots id="months-lived" radius={radius} />
        <mask id="months">
          <rect width={end} height={MONTHS_PER_YEAR} fill="url(#months-ahead)" />
          <path d={lived} fill="url(#months-lived)" />
        </mask>
        <g mask="url(#months)">
          <rect width={years} height={MONTHS_PER_YEAR} fill={activityPaint(null)} />
          <path d={lived} fill="var(--ink)" />
          {chapters.map(({ id, path, color }) => (
            <path key={id} d={path} fill={activityPaint(color)} />
          ))}
          {bands.map(({ id, y, height, color }) => (
            <rect key={id} y={y} width={years} height={height} fill={activityPaint(color)} />
          ))}
        </g>
        {now && (
          <ellipse
            cx={now.x}
            cy={now.y}
            rx={now.radius}
            ry={NOW}
            fill="var(--glow)"
            stroke="var(--now)"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  );
}
