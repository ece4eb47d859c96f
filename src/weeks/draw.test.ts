import { describe, expect, test } from 'vitest';
import { chapter } from '../../tests/fixtures/life-events.ts';
import type { Shape } from '../platform/create-shape.ts';
import type { NameMark } from './chapter-names.ts';
import { drawMarks } from './draw.ts';

const markOf = (text: string): NameMark => ({
  chapter: chapter(text, '2012', '2016'),
  text,
  x: 100,
  y: 20,
  width: 80,
  height: 22,
});

/** The directions and the anchors of the texts in some shapes. */
const textsIn = (shapes: readonly Shape[]): unknown[] =>
  shapes.flatMap(({ attributes, inside = [] }) =>
    typeof inside === 'string' ? [[attributes['direction'], attributes['textAnchor']]] : textsIn(inside),
  );

describe('The name of a chapter', () => {
  test.each([
    ['Berlin 2', 'ltr', 'start'],
    ['برلين 2', 'rtl', 'end'],
  ])('%s has its own direction (%s), among the weeks as above the years', (name, direction, anchor) => {
    expect(textsIn(drawMarks({ labels: [], names: [markOf(name)] }))).toEqual([[direction, 'middle']]);
    // At the left of its bar in either direction.
    expect(
      textsIn(drawMarks({ labels: [], line: [{ ...markOf(name), bar: { start: 60, width: 40 } }] })),
    ).toEqual([[direction, anchor]]);
  });
});
