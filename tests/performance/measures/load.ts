import type { Browser, Page } from '@playwright/test';
import { Visitor } from '../../support/test.ts';
import { playWorldBank } from '../../support/world-bank.ts';
import { type LighthouseResult, readFigure, runOnLoad } from '../lighthouse.ts';
import { summarize, type Table } from '../report.ts';

const ROUNDS = 5;

/** The time for running scripts, among all that the main thread does. */
function readScriptEvaluation({ audits }: LighthouseResult): number {
  const { details } = audits['mainthread-work-breakdown'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  return Number(items.find(({ group }) => group === 'scriptEvaluation')?.['duration'] ?? 0);
}

const FIGURES: Readonly<Record<string, (load: LighthouseResult) => number>> = {
  'Lighthouse, performance': ({ categories }) => (categories['performance']?.score ?? 0) * 100,
  'blocking time (ms)': (load) => readFigure(load, 'total-blocking-time'),
  'script evaluation (ms)': readScriptEvaluation,
  'largest contentful paint (ms)': (load) => readFigure(load, 'largest-contentful-paint'),
};

/** The encoded bytes and the number of the page's own files, those at the first paint and those so far. */
async function readTransfers(page: Page) {
  const { paint, files } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    files: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).origin === location.origin)
      .map(({ responseEnd, encodedBodySize }) => ({ responseEnd, encodedBodySize })),
  }));
  const sum = (until: number) => {
    const arrived = files.filter(({ responseEnd }) => responseEnd <= until);
    const bytes = arrived.reduce((all, { encodedBodySize }) => all + encodedBodySize, 0);
    return `${bytes.toLocaleString('en')} in ${arrived.length}`;
  };
  return { paint: sum(paint), now: sum(Number.POSITIVE_INFINITY) };
}

async function measureTransfers(browser: Browser, url: string, hasResults: boolean) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  await playWorldBank(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const { paint, now: idle } = await readTransfers(page);
  if (!hasResults) return { paint, idle, results: '–' };
  const visitor = new Visitor(page);
  await visitor.submitFrom('Japan');
  await visitor.section('How many reach each age').waitFor();
  await page.waitForLoadState('networkidle');
  const { now: results } = await readTransfers(page);
  return { paint, idle, results };
}

/** Loads the page and the floor by turns on Lighthouse's simulated phone. */
export async function measureLoad(browser: Browser, own: string, floor: string): Promise<Table> {
  const sizes = [await measureTransfers(browser, own, true), await measureTransfers(browser, floor, false)];
  const loads: [LighthouseResult, LighthouseResult][] = [];
  // One after the other, since two at once would slow each other.
  for (let round = 0; round < ROUNDS; round++) loads.push([await runOnLoad(own), await runOnLoad(floor)]);
  const rows = Object.entries(FIGURES).map(([name, read]) => [
    name,
    ([0, 1] as const).map((which) => summarize(loads.map((pair) => read(pair[which])))),
  ]);
  return {
    title: 'Load',
    columns: ['page', 'floor'],
    rows: {
      ...Object.fromEntries(rows),
      'bytes and requests at the first paint': sizes.map(({ paint }) => paint),
      '… once idle': sizes.map(({ idle }) => idle),
      '… with the results': sizes.map(({ results }) => results),
    },
  };
}
