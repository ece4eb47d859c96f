import { memo } from 'react';
import { measureText } from '../platform/measure-text.ts';
import { ChartText } from '../ui/charts/chart-text.tsx';
import { activityPaint } from '../ui/charts/paint.ts';
import { anchorFor, directionOf } from '../ui/direction.ts';
import type { CenteredBox } from './boxes.ts';
import type { NameMark } from './chapter-names.ts';
import { BASELINE } from './geometry.ts';
import type { MomentMark } from './moment-rings.ts';

interface GroundProps {
  readonly box: CenteredBox;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** A ground with round ends, for the text in its middle. */
const Ground = ({ box: { x, y, width, height }, ...edge }: GroundProps) => (
  <rect
    x={x - width / 2}
    y={y - height / 2}
    width={width}
    height={height}
    rx={height / 2}
    fill="var(--ground)"
    {...edge}
  />
);

/** Shares of a ring's height: from the middle of a number down to its baseline, the size of a number, the edge's width. */
const RING = { baseline: 0.225, font: 0.65, edge: 0.075 };

/** Rings with numbers on the weeks of moments. They do not follow the slider, so a step of it does not draw them again. */
export const MomentMarks = memo(({ marks }: { readonly marks: readonly MomentMark[] }) =>
  marks.map((mark) => (
    <g key={mark.weeks[0]} data-marker="moment">
      <Ground box={mark} stroke="var(--ink)" strokeWidth={mark.height * RING.edge} />
      <ChartText
        x={mark.x}
        y={mark.y + mark.height * RING.baseline}
        fill="var(--ink)"
        fontSize={mark.height * RING.font}
        textAnchor="middle"
      >
        {mark.label}
      </ChartText>
    </g>
  )),
);

/** The font of a chapter's name, and of the labels of a chart. */
const NAME_FONT = '14px var(--sans)';

/** The width of a name in a chart, in pixels. */
export const measureName = (name: string): number => measureText(name, NAME_FONT);

/** The names of chapters, with an edge in the chapter's color. They do not follow the slider, either. */
export const NameMarks = memo(({ names }: { readonly names: readonly NameMark[] }) =>
  names.map((name) => (
    <g key={name.chapter.id} data-marker="chapter">
      <Ground box={name} stroke={activityPaint(name.chapter.color)} strokeWidth={2} />
      <ChartText
        x={name.x}
        y={name.y + BASELINE}
        direction={directionOf([name.text])}
        fill="var(--ink)"
        style={{ font: NAME_FONT }}
        textAnchor="middle"
      >
        {name.text}
      </ChartText>
    </g>
  )),
);

/** The height of a bar, and the baseline of the name below it, in pixels. */
const BAR = { height: 3, baseline: 19 };

/** The line of chapters above the weeks: a bar in the chapter's color over its years, and its name below. */
export const ChapterLine = memo(({ chapters }: { readonly chapters: readonly NameMark[] }) =>
  chapters.map(({ chapter, text, x, width }) => (
    <g key={chapter.id} data-marker="chapter">
      <rect x={x - width / 2} y={0} width={width} height={BAR.height} fill={activityPaint(chapter.color)} />
      <ChartText
        x={x - width / 2}
        y={BAR.baseline}
        direction={directionOf([text])}
        textAnchor={anchorFor(directionOf([text]), 'start')}
        fill="var(--ink)"
        style={{ font: NAME_FONT }}
      >
        {text}
      </ChartText>
    </g>
  )),
);
