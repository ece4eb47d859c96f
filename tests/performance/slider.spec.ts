import { type Browser, expect, type Page, test } from '@playwright/test';
import type { Draft } from '../../src/document/draft.ts';
import { fillDraft, typeActivities } from '../fixtures/drafts.ts';
import { MANY_EVENTS } from '../fixtures/life-events.ts';
import { BUDGETS } from './budgets.ts';
import { measureStep, openResults, PHONE } from './steps.ts';

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

/** An empty page with a slider and the number of its weeks. */
const EMPTY_PAGE = `<!doctype html><input type="range" max="7800" step="52" value="0" /><output></output>
  <script>
    document.querySelector('input').oninput = ({ target }) => {
      document.querySelector('output').value = target.value;
    };
    addEventListener('keydown', () => undefined);
  </script>`;

async function openEmptyPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE });
  await page.setContent(EMPTY_PAGE);
  await page.locator('input').focus();
  return page;
}

test('a step of the slider costs little more than on an empty page, whatever the years and the entries', {
  tag: '@matrix',
}, async ({ browser, baseURL }) => {
  const open = (...life: [lifeExpectancy: string, saved?: Draft]) =>
    openResults(browser, baseURL ?? '', ...life);
  const least = await measureStep(browser, await openEmptyPage(browser));
  const short = await measureStep(browser, await open('40'));
  const long = await measureStep(browser, await open('150'));
  const rich = await measureStep(browser, await open('150', RICH_DRAFT));
  expect.soft(long / least).toBeLessThanOrEqual(BUDGETS.sliderStepRatio);
  expect.soft(long / short).toBeLessThanOrEqual(BUDGETS.sliderGrowth);
  expect.soft(rich / long).toBeLessThanOrEqual(BUDGETS.sliderEntries);
});
