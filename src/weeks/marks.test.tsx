import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { chapter } from '../../tests/fixtures/life-events.ts';
import type { NameMark } from './chapter-names.ts';
import { ChapterLine, NameMarks } from './marks.tsx';

const markOf = (text: string): NameMark => ({
  chapter: chapter(text, '2012', '2016'),
  text,
  x: 100,
  y: 20,
  width: 80,
  height: 22,
});

/** The direction and the anchor of the only text of a drawing. */
function textOf(drawing: ReactNode) {
  const [, attributes = ''] = /<text ([^>]*)>/.exec(renderToStaticMarkup(<svg>{drawing}</svg>)) ?? [];
  return ['direction', 'text-anchor'].map((name) => new RegExp(`${name}="(\\w+)"`).exec(attributes)?.[1]);
}

describe('The name of a chapter', () => {
  test.each([
    ['Berlin 2', 'ltr', 'start'],
    ['برلين 2', 'rtl', 'end'],
  ])('%s has its own direction (%s), among the weeks as above the years', (name, direction, anchor) => {
    expect(textOf(<NameMarks names={[markOf(name)]} />)).toEqual([direction, 'middle']);
    // At the left of its bar in either direction.
    expect(textOf(<ChapterLine chapters={[markOf(name)]} />)).toEqual([direction, anchor]);
  });
});
