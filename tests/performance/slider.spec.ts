import type { Browser } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { fillDraft, typeActivities } from '../fixtures/drafts.ts';
import { MANY_EVENTS } from '../fixtures/life-events.ts';
import { startServer } from '../support/built-server.ts';
import { BUDGETS } from './budgets.ts';
import { buildFloor } from './floor/build-floor.ts';
import { measureSteps, median, openFloorSlider, openSlider, type SliderLife } from './steps.ts';

const ACTIVITIES = typeActivities(
  ['Sleep', '8'],
  ['School', '6'],
  ['Work', '8'],
  ['Family', '2'],
  ['Choir', '1'],
);

/** Schedules by the names of their activities: the life has five spans, from 0, 6, 18, 22 and 65. */
const SCHEDULES: Readonly<Record<string, { readonly from: string; readonly until: string }>> = {
  School: { from: '6', until: '18' },
  Work: { from: '22', until: '65' },
};

/** A form with the maximum of spans, chapters and moments that the slider must handle. */
const RICH_DRAFT = fillDraft({
  activities: ACTIVITIES.map((activity) => {
    const ages = SCHEDULES[activity.name];
    return ages ? { ...activity, schedule: { days: '5', ...ages } } : activity;
  }),
  events: MANY_EVENTS,
});

/** As many times slower as a mid-range phone is. */
const SLOWDOWN = 4;
const STEPS = 20;

/** The median of the steps of a life, in milliseconds. */
const costOf = async (browser: Browser, url: string, life: SliderLife) =>
  median(await measureSteps(await openSlider(browser, url, life), STEPS, SLOWDOWN));

test('a step of the slider costs little more than on the smallest page, whatever the years and the entries', {
  tag: '@matrix',
}, async ({ browser, baseURL }) => {
  const floor = await startServer({}, await buildFloor());
  try {
    const least = median(await measureSteps(await openFloorSlider(browser, floor.url), STEPS, SLOWDOWN));
    const short = await costOf(browser, baseURL ?? '', { lifeExpectancy: 40, weeksBy: 'time' });
    const long = await costOf(browser, baseURL ?? '', { lifeExpectancy: 150, weeksBy: 'time' });
    const rich = await costOf(browser, baseURL ?? '', {
      lifeExpectancy: 150,
      weeksBy: 'chapters',
      saved: RICH_DRAFT,
    });
    expect.soft(long / least).toBeLessThanOrEqual(BUDGETS.sliderStepRatio.limit);
    expect.soft(long / short).toBeLessThanOrEqual(BUDGETS.sliderGrowth.limit);
    expect.soft(rich / long).toBeLessThanOrEqual(BUDGETS.sliderEntries.limit);
  } finally {
    await floor.stop();
  }
});
