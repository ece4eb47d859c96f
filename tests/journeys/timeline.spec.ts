import type { Page } from '@playwright/test';
import { expect, test, type Visitor } from '../support/test.ts';
import { findOutside, findOverlaps, readTextBoxes } from '../support/text-boxes.ts';
import { setTextSize } from '../support/text-size.ts';

/** Birthdates by the age that they give on the day of the worked example. */
const BORN = {
  0: '2025-09-01',
  1: '2025-02-28',
  42: '1984-02-29',
  75: '1951-01-01',
  76: '1950-01-01',
  93: '1933-01-01',
};
const WEEKS = 52;

/** The middle of the slider's thumb, and its size. It is in a tree of the browser's own. */
async function readThumb(page: Page): Promise<{ x: number; width: number; height: number }> {
  const cdp = await page.context().newCDPSession(page);
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
  type Part = typeof root;
  const thumbIn = (part: Part): Part | undefined =>
    part.attributes?.includes('thumb')
      ? part
      : [...(part.shadowRoots ?? []), ...(part.children ?? [])].map(thumbIn).find(Boolean);
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.slider' });
  const { node } = await cdp.send('DOM.describeNode', { nodeId, depth: -1, pierce: true });
  const thumb = thumbIn(node);
  if (!thumb) throw new Error('The slider has no thumb');
  const { model } = await cdp.send('DOM.getBoxModel', { backendNodeId: thumb.backendNodeId });
  await cdp.detach();
  const [left = Number.NaN] = model.border;
  return { x: left + model.width / 2, width: model.width, height: model.height };
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} has no place on the page`);
  return box;
}

test('the thumb is as large as a touch target, and at either end of the slider', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open();
  await visitor.visualize();
  const slider = await boxOf(page, '.slider');
  for (const [weeks, at] of [
    [0, slider.x + 22],
    [34 * WEEKS, slider.x + slider.width - 22],
  ] as const) {
    await visitor.slider().fill(String(weeks));
    const thumb = await readThumb(page);
    expect(Math.abs(thumb.x - at)).toBeLessThanOrEqual(1);
    expect([thumb.width, thumb.height]).toEqual([44, 44]);
  }
});

test.describe('On a phone', () => {
  test('the slider takes at least 60 % of the width, at any age and size of text', async ({
    page,
    visitor,
  }) => {
    await visitor.open();
    for (const [age, birthdate] of Object.entries(BORN).filter(([years]) => Number(years) < 76)) {
      await visitor.visualize(birthdate, '76');
      await expect(visitor.summary('Years Lived')).toHaveText(age);
      for (const width of [320, 360, 430]) {
        for (const size of [16, 32]) {
          await page.setViewportSize({ width, height: 740 });
          await setTextSize(page, size);
          await expect
            .poll(async () => (await boxOf(page, '.slider')).width / width, {
              message: `${age}, ${width}, ${size}`,
            })
            .toBeGreaterThanOrEqual(0.6);
          await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      }
    }
  });

  test('a drag of the thumb passes every year ahead', async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visitor.open();
    await visitor.visualize();
    await visitor.slider().evaluate((slider) =>
      slider.addEventListener('input', () => {
        if (slider instanceof HTMLInputElement) slider.dataset['seen'] += ` ${Number(slider.value) / 52}`;
      }),
    );
    const { x, y, width, height } = await boxOf(page, '.slider');
    await page.mouse.move(x + height / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width - height / 2, y + height / 2, { steps: Math.round(width) });
    await page.mouse.up();
    const seen = (await visitor.slider().getAttribute('data-seen'))?.split(' ').slice(1).map(Number);
    expect(seen).toEqual(Array.from({ length: 34 }, (_, year) => year + 1));
  });
});

test('a press on the slider moves the thumb there, to the nearest year', async ({ page, visitor }) => {
  await visitor.open();
  await visitor.visualize();
  const { x, y, width, height } = await boxOf(page, '.slider');
  // 8.2 of 34 years, between the middles of the thumb at either end.
  await page.mouse.click(x + 22 + (8.2 / 34) * (width - 44), y + height / 2);
  await expect(visitor.slider()).toHaveValue(String(8 * WEEKS));
  await expect(visitor.sliderBar()).toContainText('50 · 26 years ahead');
});

test('past life expectancy, the whole line is in the past, and the slider cannot be moved', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitor.open();
  await visitor.visualize(BORN[93], '57.8');
  const section = visitor.section('Life Timeline');
  await expect(visitor.sliderBar()).toContainText('93 · beyond life expectancy');
  await expect(visitor.slider()).toBeDisabled();
  await expect(visitor.button('Play')).toBeDisabled();
  await expect(section.getByRole('img')).toHaveAccessibleName(
    '93 years so far, more than a life expectancy of 57.8.',
  );
  await expect(section.getByText('Now, 93', { exact: true }).first()).toBeVisible();
});

const WIDTHS = [320, 360, 768, 1280];

/** Checks the labels of the timeline. @param age whole years @param weeks the slider's position */
async function expectLabelsFit({ page }: Visitor, age: number, weeks: number): Promise<void> {
  const boxes = await readTextBoxes(page, '.timeline-head, .timeline-bar, .remaining');
  // A sentence on two lines has two boxes.
  expect([...new Set(boxes.map(({ text }) => text))]).toEqual([
    'Life Timeline',
    'Table',
    `Now, ${age}`,
    ...(age > 76 ? [] : [expect.stringMatching(/% of 76 years$/)]),
    'Birth',
    'Life expectancy, 76',
    'Interactive Timeline',
    'Today',
    expect.stringMatching(
      new RegExp(`^${age + weeks / WEEKS} · (\\d+ years? ahead|(about at|past) life expectancy)$`),
    ),
    'Life Expectancy',
    expect.stringMatching(/(life expectancy|reached|weeks a year)\.$/),
  ]);
  expect(findOverlaps(boxes)).toEqual([]);
  const { x, width } = await boxOf(page, '.timeline-head');
  expect(findOutside(boxes, { left: x, right: x + width })).toEqual([]);
}

test('no labels of the timeline overlap or overflow, from 320 to 1280 pixels', {
  tag: '@matrix',
}, async ({ page, visitor }) => {
  await visitor.open();
  for (const [age, birthdate] of Object.entries(BORN)) {
    await visitor.visualize(birthdate, '76');
    await expect(visitor.summary('Years Lived')).toHaveText(age);
    const end = Number(await visitor.slider().getAttribute('max'));
    expect(end).toBe(Math.max(0, 76 - Number(age)) * WEEKS);
    for (const weeks of new Set([0, WEEKS, 5 * WEEKS, end].map((each) => Math.min(each, end)))) {
      if (end > 0) await visitor.slider().fill(String(weeks));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // The slider is in its place.
        await page.locator('.remaining').evaluate((line) => line.scrollIntoView({ block: 'center' }));
        await expect(
          () => expectLabelsFit(visitor, Number(age), weeks),
          `aged ${age}, the slider at ${weeks} weeks, ${width} pixels wide`,
        ).toPass();
      }
    }
  }
});
