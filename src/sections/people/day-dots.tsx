import { DOT_RADIUS, type DayDots as Dots } from './day-dots-geometry.ts';

interface DayDotsProps {
  readonly dots: Dots;
  /** CSS pixels per unit. */
  readonly scale: number;
  readonly label: string;
}

const TONES = ['behind', 'ahead'] as const;

/** Days as dots: large so far, small ahead. */
export function DayDots({ dots, scale, label }: DayDotsProps) {
  const { width, height } = dots;
  return (
    <svg
      className="chart"
      role="img"
      aria-label={label}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
    >
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
}
