import { createElement, memo, type ReactElement, type ReactNode, useMemo } from 'react';
import type { WeeksOfLife } from '../life/weeks.ts';
import type { Shape } from '../platform/create-shape.ts';
import { ChartDrawing } from '../ui/charts/chart-drawing.tsx';
import { drawDots, drawMarks, drawPresent, type WeekMarks } from './draw.ts';
import type { WeekGeometry } from './geometry.ts';
import type { Part } from './parts.ts';
import { placeProjected, type Scene, sceneAt, splitAt } from './scene.ts';

const drawShape = ({ tag, key, attributes, inside }: Shape): ReactElement =>
  createElement(tag, { ...attributes, key }, typeof inside === 'string' ? inside : inside?.map(drawShape));

export const Shapes = ({ shapes }: { readonly shapes: readonly Shape[] }) => shapes.map(drawShape);

/** They do not follow the slider, so a step of it does not draw them again. */
const Marks = memo(({ marks }: { readonly marks: WeekMarks }) => <Shapes shapes={drawMarks(marks)} />);

/** By a person, dots do not follow the slider either, though they may be many. */
const Dots = memo(({ scene }: { readonly scene: Scene }) => <Shapes shapes={[drawDots(scene)]} />);

interface WeekSceneProps {
  readonly geometry: WeekGeometry;
  /** Together all weeks. */
  readonly parts: readonly Part[];
  readonly weeks: WeeksOfLife;
  /** Drawn over the weeks, but under the present one. */
  readonly marks: WeekMarks;
  /** CSS pixels per SVG unit. */
  readonly scale?: number | undefined;
  readonly children?: ReactNode;
}

/** A life in weeks: a row or a column for each year, a dot for each week, and a highlighted dot for the present one. */
export function WeekScene({ geometry, parts, weeks, marks, scale, children }: WeekSceneProps) {
  const { width, height } = geometry;
  const { now } = weeks;
  const split = splitAt(parts, weeks);
  const scene = useMemo(
    () => sceneAt(geometry, parts, { now, projected: split }),
    [geometry, parts, now, split],
  );
  return (
    // The highlighted dot is larger than a pitch: in the last week of a year it crosses the edge.
    <ChartDrawing width={width} height={height} scale={scale} aria-hidden>
      <Dots scene={scene} />
      <Marks marks={marks} />
      <Shapes shapes={drawPresent({ ...scene, projected: placeProjected(geometry, weeks) })} />
      {children}
    </ChartDrawing>
  );
}
