import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sampleActivity } from '../../tests/fixtures/activity-projection.ts';
import { FORMAT } from '../../tests/fixtures/lives.ts';
import { percentageOfDay } from '../life/activity.ts';
import type { WeeksOfLife } from '../life/weeks.ts';
import type { Room, Weeks as WeeksToLayOut } from './geometry.ts';
import { shareColumns } from './grid.ts';
import { layOutLife } from './layout.ts';
import { partsByActivities, partsByTime } from './parts.ts';
import { PAGE } from './styles.ts';
import { WeekScene } from './week-scene.tsx';

/** A life of 150 years, halfway and in the middle of a row, with the slider moved by ten years. */
const LONGEST: WeeksToLayOut & WeeksOfLife = { total: 7800, now: 3925, projected: 4445, end: 7800 };
/** Five activities and free time: the most there can be. */
const SIX = [8, 8, 1, 2, 1, 4].map((hours, index) =>
  sampleActivity(`activity-${index}`, { percentage: (hours / 24) * 100 }),
);

const VERTICAL: Room = { width: 608, height: 900 };
const HORIZONTAL: Room = { width: 1120, height: 560, direction: 'horizontal' };

const DIVIDED = {
  activities: SIX,
  bands: [{ from: 0, runs: shareColumns(SIX.map(({ hours }) => percentageOfDay(hours))) }],
};

function render(
  divided: typeof DIVIDED | null,
  weeks: WeeksToLayOut & WeeksOfLife = LONGEST,
  room = VERTICAL,
): string {
  const { geometry, labels } = layOutLife({ weeks, room, divided, format: FORMAT });
  const parts = divided ? partsByActivities(PAGE, divided.bands, SIX) : partsByTime(PAGE);
  const { end } = geometry;
  const marks = { labels, end: end && { path: end.path, figure: { ...end.label, text: '150.0' } } };
  return renderToStaticMarkup(<WeekScene geometry={geometry} parts={parts} weeks={weeks} marks={marks} />);
}

const listAll = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, text]) => text);
const elementsOf = (markup: string) => listAll(markup, /<(\w+)/g);
const textsOf = (markup: string) => listAll(markup, />([^<>]+)</g);

describe('A life in weeks, drawn', () => {
  test('has at most 180 elements for 150 years and six activities with the slider moved', () => {
    // One is left for the line around the week at the cursor.
    expect(elementsOf(render(DIVIDED)).length).toBeLessThan(180);
    expect(elementsOf(render(DIVIDED, LONGEST, HORIZONTAL)).length).toBeLessThan(180);
  });

  test('has the heading Age, an age for every ten years, and a label over the columns', () => {
    const tens = Array.from({ length: 15 }, (_, decade) => String(decade * 10));
    expect(textsOf(render(null))).toEqual(['Age', 'week 1', 'week 52', ...tens, '150.0']);
    expect(textsOf(render(DIVIDED))).toEqual(['Age', '1', '2', '3', '4', '5', '6', ...tens, '150.0']);
    // A horizontal chart has the heading before its first age, and no labels for its weeks.
    expect(textsOf(render(null, LONGEST, HORIZONTAL))).toEqual(['Age 0', ...tens.slice(1), '150.0']);
  });

  test('has a highlighted dot for now, and one for the slider once it has moved', () => {
    const markersOf = (markup: string) => listAll(markup, /data-marker="([\w-]+)"/g);
    expect(markersOf(render(null))).toEqual(['end', 'projected-week', 'now-week']);
    expect(markersOf(render(null, { total: 4368, now: 2184, projected: 2184 }))).toEqual(['now-week']);
    expect(markersOf(render(null, { total: 7800, now: 7800, projected: 7800 }))).toEqual([]);
  });
});
