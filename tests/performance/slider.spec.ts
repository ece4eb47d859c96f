import type { Browser } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { RICH_DRAFT } from '../fixtures/rich-draft.ts';
import { startServer } from '../support/built-server.ts';
import { BUDGETS } from './budgets.ts';
import { buildFloor } from './floor/build-floor.ts';
import { measureSteps, median, openFloorSlider, openSlider, type SliderLife } from './steps.ts';

const LIVES = [
  { lifeExpectancy: 40, weeksBy: 'time' },
  { lifeExpectancy: 150, weeksBy: 'time' },
] as const;

/** As many times slower as a mid-range phone is. */
const SLOWDOWN = 4;

/** The medians of the steps of some lives, in milliseconds, one life after the other. */
async function costOf(browser: Browser, url: string, lives: readonly SliderLife[]): Promise<number[]> {
  const costs: number[] = [];
  for (const life of lives) {
    costs.push(median(await measureSteps(await openSlider(browser, url, life), 20, SLOWDOWN)));
  }
  return costs;
}

test('a step of the slider costs little more than on the smallest page, and does not grow with the years', {
  tag: '@matrix',
}, async ({ browser, baseURL }) => {
  const floor = await startServer(await buildFloor());
  try {
    const least = median(await measureSteps(await openFloorSlider(browser, floor.url), 20, SLOWDOWN));
    const [short = Number.NaN, long = Number.NaN] = await costOf(browser, baseURL ?? '', LIVES);
    expect.soft(long / least).toBeLessThanOrEqual(BUDGETS.sliderStepRatio.limit);
    expect.soft(long / short).toBeLessThanOrEqual(BUDGETS.sliderGrowth.limit);
  } finally {
    await floor.stop();
  }
});

test('a step with five spans, eight chapters and 50 moments costs little more than a plain one', {
  tag: '@matrix',
}, async ({ browser, baseURL }) => {
  const [plain = Number.NaN, plainByActivity = Number.NaN, ...rich] = await costOf(browser, baseURL ?? '', [
    { lifeExpectancy: 84, weeksBy: 'time' },
    { lifeExpectancy: 84, weeksBy: 'activities' },
    { lifeExpectancy: 84, weeksBy: 'time', saved: RICH_DRAFT },
    { lifeExpectancy: 84, weeksBy: 'chapters', saved: RICH_DRAFT },
    { lifeExpectancy: 84, weeksBy: 'activities', saved: RICH_DRAFT },
  ]);
  const [byTime = Number.NaN, byChapter = Number.NaN, byActivity = Number.NaN] = rich;
  const { limit } = BUDGETS.sliderEntries;
  expect.soft(byTime / plain).toBeLessThanOrEqual(limit);
  expect.soft(byChapter / plain).toBeLessThanOrEqual(limit);
  expect.soft(byActivity / plainByActivity).toBeLessThanOrEqual(limit);
});
