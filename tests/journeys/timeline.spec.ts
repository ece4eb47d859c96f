import { expect, test } from '../support/test.ts';
import { findOutside, findOverlaps, readTextBoxes } from '../support/text-boxes.ts';

/** Birthdates by the age that they give on the day of the worked example. */
const BORN = { 0: '2025-09-01', 1: '2025-02-28', 42: '1984-02-29', 75: '1951-01-01', 76: '1950-01-01' };
const WEEKS = 52;

for (const width of [320, 360, 768, 1280]) {
  test(`at ${width} pixels no labels of the timeline overlap, and none sticks out`, {
    tag: '@matrix',
  }, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 800 });
    await visitor.open();
    for (const [age, birthdate] of Object.entries(BORN)) {
      await visitor.visualize(birthdate, '76');
      await expect(visitor.summary('Years Lived')).toHaveText(age);
      const end = Number(await visitor.slider().getAttribute('max'));
      expect(end).toBe((76 - Number(age)) * WEEKS);
      for (const weeks of new Set([0, WEEKS, 5 * WEEKS, end].map((each) => Math.min(each, end)))) {
        if (end > 0) await visitor.slider().fill(String(weeks));
        const state = `aged ${age}, the slider at ${weeks} weeks`;
        const boxes = await readTextBoxes(page, '.life-line, .timeline-slider');
        const box = await page.locator('.life-line').boundingBox();
        const bar = await visitor.sliderBar().boundingBox();
        if (!box || !bar) throw new Error('The timeline has no place on the page');
        const shown = boxes.map(({ text }) => text);
        expect(shown, state).toEqual([
          ...(weeks > 0 ? [`Age ${Number(age) + weeks / WEEKS}`] : []),
          `Now, ${age}`,
          'Birth',
          'Life expectancy, 76',
          'Interactive Timeline',
          'Today',
          expect.stringMatching(/days\.$|average\.$/),
          'Life Expectancy',
        ]);
        expect(findOverlaps(boxes), state).toEqual([]);
        const left = Math.min(box.x, bar.x);
        expect(findOutside(boxes, { left, right: box.x + box.width }), state).toEqual([]);
      }
    }
  });
}
