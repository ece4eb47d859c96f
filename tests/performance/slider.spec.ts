import { expect, test } from '@playwright/test';
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
