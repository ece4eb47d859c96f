import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { stackLines } from './picture-block.ts';
import { PlacedLines } from './picture-frame.tsx';

/** The direction of the last line, and which end of it is at the left edge. */
const lay = (...lines: readonly string[]) => {
  const markup = renderToStaticMarkup(
    <svg>
      <PlacedLines lines={stackLines(lines, { look: 'chart-name', x: 0, y: 0, lineHeight: 20 })} />
    </svg>,
  );
  return [/.*direction="(\w+)"/.exec(markup)?.[1], /.*text-anchor="(\w+)"/.exec(markup)?.[1]];
};

describe('A line of the visitor’s own words begins at the left edge', () => {
  test.each(['Sleep', '8 hours', 'Read תנ״ך', '…'])('with its first letter: %s', (line) => {
    expect(lay(line)).toEqual(['ltr', 'start']);
  });

  test.each(['نوم', 'שינה', '8 שעות', 'שינה sleep'])(
    'with its last letter, if it is from right to left: %s',
    (line) => {
      expect(lay(line)).toEqual(['rtl', 'end']);
    },
  );

  test('in the direction of the whole text, whatever script the line begins with', () => {
    expect(lay('المصدر:', 'World Bank, 2024')).toEqual(['rtl', 'end']);
    expect(lay('Source:', 'البنك الدولي')).toEqual(['ltr', 'start']);
  });
});
