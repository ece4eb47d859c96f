import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, provideBrowser } from '../../scripts/browser.mjs';
import type { Table } from '../table.ts';
import { formatFigure, formatSpread } from '../tell.ts';
import { serveEmptyPage, serveOwnPage } from './serve.ts';
import { measureSteps, type SliderLife, type StepCost } from './slider.ts';

const LIVES: readonly SliderLife[] = [
  { lifeExpectancy: 40, weeksBy: 'time' },
  { lifeExpectancy: 80, weeksBy: 'time' },
  { lifeExpectancy: 110, weeksBy: 'time' },
  { lifeExpectancy: 150, weeksBy: 'time' },
  { lifeExpectancy: 150, weeksBy: 'activities' },
];

function tellSteps(costs: readonly StepCost[]): Table {
  return {
    title: 'A step of the slider',
    note:
      'Milliseconds that the main thread works from one key press to the next, on a processor slowed fourfold, with ' +
      'the weeks in sight, for someone of ten years; the empty page takes each step right after the page itself. ' +
      'Medians, with the middle half of the steps.',
    columns: ['life expectancy, weeks by', 'page', 'empty page', 'difference', 'ratio'],
    rows: costs.map(({ lifeExpectancy, weeksBy, own, empty, difference }) => [
      `${lifeExpectancy}, ${weeksBy}`,
      ...[own, empty, difference].map(formatSpread),
      formatFigure(own.median / empty.median),
    ]),
  };
}

/** Everything about the page that takes a browser to measure. */
export async function benchPage(): Promise<Table[]> {
  const [own, empty] = [await serveOwnPage(), await serveEmptyPage()];
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const costs: StepCost[] = [];
    for (const life of LIVES) {
      costs.push(await measureSteps(browser, { own: own.url, empty: empty.url }, life));
    }
    return [tellSteps(costs)];
  } finally {
    await browser.close();
    await Promise.all([own.stop(), empty.stop()]);
  }
}
