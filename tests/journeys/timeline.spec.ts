import { expect, test, type Visitor } from '../support/test.ts';
import { findOutside, findOverlaps, readTextBoxes } from '../support/text-boxes.ts';

/** Birthdates by the age that they give on the day of the worked example. */
const BORN = { 0: '2025-09-01', 1: '2025-02-28', 42: '1984-02-29', 75: '1951-01-01', 76: '1950-01-01' };
const WEEKS = 52;

const WIDTHS = [320, 360, 768, 1280];

/** Checks the labels of the timeline and of the slider. @param age whole years @param weeks where the slider stands */
async function expectLabelsFit(visitor: Visitor, age: number, weeks: number): Promise<void> {
  const { page } = visitor;
  const boxes = await readTextBoxes(page, '.life-line, .timeline-slider');
  const box = await page.locator('.life-line').boundingBox();
  const bar = await visitor.sliderBar().boundingBox();
  if (!box || !bar) throw new Error('The timeline has no place on the page');
  // A sentence on two lines has two boxes.
  expect([...new Set(boxes.map(({ text }) => text))]).toEqual([
    ...(weeks > 0 ? [`Age ${age + weeks / WEEKS}`] : []),
    `Now, ${age}`,
    'Birth',
    'Life expectancy, 76',
    'Interactive Timeline',
    'Today',
    expect.stringMatching(/(average|reached)\.$/),
    'Life Expectancy',
  ]);
  expect(findOverlaps(boxes)).toEqual([]);
  expect(findOutside(boxes, { left: Math.min(box.x, bar.x), right: box.x + box.width })).toEqual([]);
}

test('no labels of the timeline overlap, and none sticks out, from 320 to 1280 pixels', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await visitor.open();
  for (const [age, birthdate] of Object.entries(BORN)) {
    await visitor.visualize(birthdate, '76');
    await expect(visitor.summary('Years Lived')).toHaveText(age);
    const end = Number(await visitor.slider().getAttribute('max'));
    expect(end).toBe((76 - Number(age)) * WEEKS);
    for (const weeks of new Set([0, WEEKS, 5 * WEEKS, end].map((each) => Math.min(each, end)))) {
      if (end > 0) await visitor.slider().fill(String(weeks));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // Labels are placed anew a frame after the window has its width.
        await expect(
          () => expectLabelsFit(visitor, Number(age), weeks),
          `aged ${age}, the slider at ${weeks} weeks, ${width} pixels wide`,
        ).toPass({ timeout: 3000 });
      }
    }
  }
});
