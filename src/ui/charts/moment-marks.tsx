import { memo } from 'react';
import { ChartText } from './chart-text.tsx';
import type { MomentMark } from './mark-geometry.ts';

/** From the middle of a number down to its baseline, as a share of a mark's height. */
const BASELINE = 0.225;
const FONT = 0.65;

interface MomentMarksProps {
  readonly marks: readonly MomentMark[];
}

/** Rings with numbers on the weeks of moments. They do not follow the slider, so a step of it does not draw them again. */
export const MomentMarks = memo(({ marks }: MomentMarksProps) =>
  marks.map(({ x, y, width, height, label, weeks }) => (
    <g key={weeks[0]} data-marker="moment">
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill="var(--ground)"
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      <ChartText
        x={x}
        y={y + height * BASELINE}
        fill="var(--ink)"
        fontSize={height * FONT}
        textAnchor="middle"
      >
        {label}
      </ChartText>
    </g>
  )),
);
