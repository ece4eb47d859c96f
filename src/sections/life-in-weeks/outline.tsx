import type { Point } from '../../weeks/grid.ts';

interface OutlineProps {
  readonly from: Point;
  readonly to: Point;
  readonly pitch: number;
}

/** A line around the weeks at the cursor: a ring around one, a rounded box around a year. */
export function Outline({ from, to, pitch }: OutlineProps) {
  const radius = pitch * 0.9 + 1;
  const box = {
    x: from.x - radius,
    y: from.y - radius,
    width: to.x - from.x + 2 * radius,
    height: to.y - from.y + 2 * radius,
    rx: radius,
    fill: 'none',
  };
  return (
    <>
      {/* Sets it off from the dots around it. */}
      <rect {...box} stroke="var(--ground)" strokeWidth={5} />
      <rect {...box} stroke="var(--ink)" strokeWidth={1.5} />
    </>
  );
}
