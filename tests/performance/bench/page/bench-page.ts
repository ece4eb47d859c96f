import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../../../scripts/browser.mjs';
import { RICH_DRAFT } from '../../../fixtures/rich-draft.ts';
import { playWorldBank } from '../../../support/world-bank.ts';
import { runLighthouse } from '../../lighthouse.ts';
import { type Visit, visitToResults } from '../../visit.ts';
import type { Table } from '../table.ts';
import {
  reportDrags,
  reportLighthouse,
  reportResponses,
  reportSteps,
  reportTransfers,
  reportWaits,
} from './report-page.ts';
import { withBothPages } from './serve.ts';
import { measureDrags, measureResponses, measureSteps, type SliderLife } from './slider.ts';
import { measureWaits } from './waits.ts';

const LIVES: readonly SliderLife[] = [
  { lifeExpectancy: 40, weeksBy: 'time' },
  { lifeExpectancy: 80, weeksBy: 'time' },
  { lifeExpectancy: 110, weeksBy: 'time' },
  { lifeExpectancy: 150, weeksBy: 'time' },
  { lifeExpectancy: 150, weeksBy: 'activities' },
];
const ENDS = LIVES.filter(({ lifeExpectancy }) => lifeExpectancy === 40 || lifeExpectancy === 150);
/** The lives for the response times, some with five spans, eight chapters and 50 moments. */
const RESPONDING = [40, 80, 110, 150].flatMap((lifeExpectancy): SliderLife[] => [
  { lifeExpectancy, weeksBy: 'time' },
  { lifeExpectancy, weeksBy: 'activities' },
  { lifeExpectancy, weeksBy: 'chapters', saved: RICH_DRAFT },
]);
const EFFORT = { turns: 3, steps: 20 };
const LIGHTHOUSE_RUNS = 5;

async function visit(browser: Browser, baseURL: string): Promise<Visit> {
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await playWorldBank(page);
  const visited = await visitToResults(page);
  await page.close();
  return visited;
}

/** One after the other, since two at once would slow each other. */
async function inTurn<From, To>(list: readonly From[], measure: (from: From) => Promise<To>): Promise<To[]> {
  const measured: To[] = [];
  for (const each of list) measured.push(await measure(each));
  return measured;
}

/** Everything that is measured in a browser. Takes ten minutes on an idle machine. */
export function benchPage(): Promise<Table[]> {
  return withBothPages(async (addresses) => {
    const executablePath = findBrowser() ?? 'chromium';
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
    const tables = [
      reportTransfers(await visit(browser, addresses.own)),
      reportSteps(await measureSteps(browser, addresses, { ...EFFORT, lives: LIVES })),
      reportDrags(await measureDrags(browser, addresses, { ...EFFORT, lives: ENDS })),
      reportResponses(await measureResponses(browser, addresses, RESPONDING)),
      reportWaits(await measureWaits(browser, addresses.own)),
    ];
    await browser.close();
    const scores = await inTurn(Array<string>(LIGHTHOUSE_RUNS).fill(addresses.own), runLighthouse);
    return [...tables, reportLighthouse(scores)];
  });
}
