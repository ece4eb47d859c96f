import type { Browser, Page } from '@playwright/test';
import { fillDraft, typeActivities } from '../../fixtures/drafts.ts';
import { MANY_EVENTS } from '../../fixtures/life-events.ts';
import { format, summarize, type Table } from '../report.ts';
import { measureStep, openResults, PHONE } from '../steps.ts';

const ROUNDS = 3;
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

async function openSlider(browser: Browser, content: { url: string } | { html: string }): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
  await ('url' in content ? page.goto(content.url) : page.setContent(content.html));
  await page.locator('input[type=range]').first().focus();
  return page;
}

/** Moves sliders by a year for each step: one without a page, the floor's, and the page's with few and many years. */
export async function measureSlider(browser: Browser, own: string, floor: string): Promise<Table> {
  const pages: Readonly<Record<string, () => Promise<Page>>> = {
    'an empty page': () => openSlider(browser, { html: EMPTY_PAGE }),
    'the smallest React page': () => openSlider(browser, { url: floor }),
    '30 years ahead': () => openResults(browser, own, '40'),
    '140 years': () => openResults(browser, own, '150'),
    '… in five spans, with eight chapters and 50 moments': () => openResults(browser, own, '150', RICH_DRAFT),
  };
  const steps = Object.keys(pages).map((name) => ({ name, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, times } of steps) {
      const page = await pages[name]?.();
      if (page) times.push(await measureStep(browser, page));
    }
  const least = Math.min(...(steps[0]?.times ?? []));
  const rows = steps.map(({ name, times }) => [name, [summarize(times), format(Math.min(...times) / least)]]);
  return {
    title: 'A step of the slider, slowed fourfold',
    columns: ['main thread (ms)', 'the least, as a multiple of the empty page’s'],
    rows: Object.fromEntries(rows),
  };
}
