import { memo } from 'react';
import { ChartText } from '../ui/charts/chart-text.tsx';
import { activityPaint } from '../ui/charts/paint.ts';
import { directionOf } from '../ui/text-direction.ts';
import type { NameMark } from './chapter-names.ts';
import { BASELINE } from './geometry.ts';

/** The font of a name, in pixels. */
const FONT = 14;
export const NAME_FONT = `${FONT}px var(--sans)`;
const EDGE = 2;

interface NameMarksProps {
  readonly names: readonly NameMark[];
}

/**
 * The names of chapters, each on a ground of its own with an edge in the chapter's color. Like the rings of moments, they do
 * not follow the slider.
 */
export const NameMarks = memo(({ names }: NameMarksProps) =>
  names.map(({ chapter, x, y, width, height, text }) => (
    <g key={chapter.id} data-marker="chapter">
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        fill="var(--ground)"
        stroke={activityPaint(chapter.color)}
        strokeWidth={EDGE}
      />
      <ChartText
        x={x}
        y={y + BASELINE}
        direction={directionOf([text])}
        fill="var(--ink)"
        style={{ font: NAME_FONT }}
        textAnchor="middle"
      >
        {text}
      </ChartText>
    </g>
  )),
);
