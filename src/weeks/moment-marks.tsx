import { memo } from 'react';
import { ChartText } from '../ui/charts/chart-text.tsx';
import type { MomentMark } from './moment-rings.ts';

/** Shares of a mark's height: from the middle of a number down to its baseline, the size of a number, the edge's width. */
const BASELINE = 0.225;
const FONT = 0.65;
const EDGE = 0.075;

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
        strokeWidth={height * EDGE}
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
