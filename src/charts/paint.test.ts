import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTIVITY_COLORS } from '../life/activity-colors.ts';
import { activityPaint, TONES } from './paint.ts';

/** The tokens that a theme sets, by name. */
function readTokens(selector: string): Map<string, string> {
  const css = readFileSync('src/app/styles/tokens.css', 'utf8');
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', tone = '']) => [name, tone]),
  );
}

const DARK = readTokens(':root');
const LIGHT = readTokens(':root[data-theme="light"]');
const tokenOf = (color: Parameters<typeof activityPaint>[0]) =>
  /^var\((--[\w-]+)\)$/.exec(activityPaint(color))?.[1] ?? 'none';

describe('A colour’s paint is a token of the page', () => {
  test('the fourth, red, is --activity-4; free time is --rest', () => {
    expect(activityPaint('#D6293B')).toBe('var(--activity-4)');
    expect(activityPaint(null)).toBe('var(--rest)');
  });

  test.each([
    ['dark', DARK],
    ['light', LIGHT],
  ])('each of the ten, and free time, has a tone of its own in the %s theme', (_, tokens) => {
    const tones = [...ACTIVITY_COLORS, null].map((color) => tokens.get(tokenOf(color)));
    for (const tone of tones) expect(tone).toMatch(/^#[\da-f]{6}$/i);
    expect(new Set(tones).size).toBe(11);
  });

  test('in the dark theme, which is the default, the 4th is #D6293B and the 5th #F7893B', () => {
    expect(DARK.get(tokenOf('#D6293B'))?.toUpperCase()).toBe('#D6293B');
    expect(DARK.get(tokenOf('#F7893B'))?.toUpperCase()).toBe('#F7893B');
  });
});

test('the tones go from solid for what is lived to pale for what is still to come', () => {
  const { lived, between, ahead } = TONES;
  expect(lived).toBe(1);
  expect(between).toBeLessThan(lived);
  expect(ahead).toBeLessThan(between);
  expect(ahead).toBeGreaterThan(0);
});
