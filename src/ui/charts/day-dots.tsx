import type { ComponentProps } from 'react';
import { DAYS_PER_YEAR } from '../../life/activity.ts';
import type { TimeTogether } from '../../life/time-together.ts';

const DAYS_PER_DOT = [1, 7, 30, 100, DAYS_PER_YEAR] as const;
/** A card is low. */
const MOST_DOTS = 200;
export const DOT_PITCH = 12;
/** The radius of a dot so far, and of one ahead. */
const DOT_RADIUS = { behind: 4.5, ahead: 2 } as const;
const TONES = ['behind', 'ahead'] as const;

/** At least one dot for more than zero days. */
const countDots = (days: number, daysPerDot: number) =>
  days > 0 ? Math.max(1, Math.round(days / daysPerDot)) : 0;

/** How many days a dot stands for: the fewest with which so many days are at most 200 dots, or else a year. */
export const chooseDaysPerDot = (days: number): number =>
  DAYS_PER_DOT.find((each) => days / each <= MOST_DOTS) ?? DAYS_PER_YEAR;

export interface DaysToDraw {
  readonly time: Pick<TimeTogether, 'daysBehind' | 'daysAhead'>;
  readonly daysPerDot: number;
  readonly width: number;
}

/** Places days in rows of dots, from the left and from the top: those so far, and after them those ahead. */
export function layOutDays({ time, daysPerDot, width }: DaysToDraw) {
  const columns = Math.max(1, Math.floor(width / DOT_PITCH));
  const soFar = countDots(time.daysBehind, daysPerDot);
  const all = soFar + countDots(time.daysAhead, daysPerDot);
  const positions = Array.from({ length: all }, (_, index) => ({
    x: ((index % columns) + 0.5) * DOT_PITCH,
    y: (Math.floor(index / columns) + 0.5) * DOT_PITCH,
  }));
  return {
    behind: positions.slice(0, soFar),
    ahead: positions.slice(soFar),
    width,
    height: Math.ceil(all / columns) * DOT_PITCH,
  };
}

type DayDotsProps = ComponentProps<'svg'> & { readonly dots: ReturnType<typeof layOutDays> };

export const DayDots = ({ dots, ...attributes }: DayDotsProps) => (
  <svg className="chart" viewBox={`0 0 ${dots.width} ${dots.height}`} {...attributes}>
    {TONES.map((tone) => (
      <path
        key={tone}
        d={dots[tone].map(({ x, y }) => `M${x} ${y}h0`).join('')}
        stroke="var(--ink)"
        strokeWidth={2 * DOT_RADIUS[tone]}
        strokeLinecap="round"
      />
    ))}
  </svg>
);
