import { expect, test } from '@playwright/test';
import { RICH_DRAFT } from '../fixtures/rich-draft.ts';
import { withBothPages } from './bench/page/serve.ts';
import { measureSteps, type StepCost } from './bench/page/slider.ts';
import { BUDGETS } from './budgets.ts';

const LIVES = [
  { lifeExpectancy: 40, weeksBy: 'time' },
  { lifeExpectancy: 150, weeksBy: 'time' },
] as const;

test('a step of the slider costs little more than on an empty page, and does not grow with the years', {
  tag: '@matrix',
}, async ({ browser }) => {
  const costs = await withBothPages((addresses) =>
    measureSteps(browser, addresses, { lives: LIVES, turns: 2, steps: 20 }),
  );
  const ratio = ({ own, empty }: StepCost) => own.median / empty.median;
  const [short = Number.NaN, long = Number.NaN] = costs.map(ratio);
  expect.soft(long).toBeLessThanOrEqual(BUDGETS.sliderStepRatio.limit);
  expect.soft(long / short).toBeLessThanOrEqual(BUDGETS.sliderGrowth.limit);
});

test('a step with five spans, eight chapters and 50 moments costs little more than a plain one', {
  tag: '@matrix',
}, async ({ browser }) => {
  const lives = [
    { lifeExpectancy: 84, weeksBy: 'time' },
    { lifeExpectancy: 84, weeksBy: 'activities' },
    { lifeExpectancy: 84, weeksBy: 'time', saved: RICH_DRAFT },
    { lifeExpectancy: 84, weeksBy: 'chapters', saved: RICH_DRAFT },
    { lifeExpectancy: 84, weeksBy: 'activities', saved: RICH_DRAFT },
  ] as const;
  const costs = await withBothPages((addresses) =>
    measureSteps(browser, addresses, { lives, turns: 1, steps: 30 }),
  );
  const [plain = Number.NaN, plainByActivity = Number.NaN, ...rich] = costs.map(({ own }) => own.median);
  const [byTime = Number.NaN, byChapter = Number.NaN, byActivity = Number.NaN] = rich;
  const { limit } = BUDGETS.sliderEntries;
  expect.soft(byTime / plain).toBeLessThanOrEqual(limit);
  expect.soft(byChapter / plain).toBeLessThanOrEqual(limit);
  expect.soft(byActivity / plainByActivity).toBeLessThanOrEqual(limit);
});
