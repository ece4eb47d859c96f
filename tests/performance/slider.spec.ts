import { expect, test } from '@playwright/test';
import { withBothPages } from './bench/page/serve.ts';
import { measureSteps } from './bench/page/slider.ts';
import { BUDGETS } from './budgets.ts';

test('a step of the slider costs little more than on an empty page, and does not grow with the years', {
  tag: '@matrix',
}, async ({ browser }) => {
  const { short, long } = await withBothPages(async (addresses) => {
    const measure = (lifeExpectancy: number) =>
      measureSteps(browser, addresses, { lifeExpectancy, weeksBy: 'time', steps: 20 });
    return { short: await measure(40), long: await measure(150) };
  });
  const ratio = ({ own, empty }: typeof long) => own.median / empty.median;
  expect.soft(ratio(long)).toBeLessThanOrEqual(BUDGETS.sliderStepRatio.limit);
  expect.soft(ratio(long) / ratio(short)).toBeLessThanOrEqual(BUDGETS.sliderGrowth.limit);
});
