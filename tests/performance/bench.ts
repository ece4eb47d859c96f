/**
 * `npm run bench`: the built page beside the smallest React page with the same HTML, in turns. Takes three minutes on an idle
 * machine; on a busy one, only the differences between the two mean something.
 */
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { startServer } from '../support/built-server.ts';
import { Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';
import { buildFloor } from './floor/build-floor.ts';
import { type LighthouseResult, readFigure, runOnLoad } from './lighthouse.ts';
import { measureStep, openResults, PHONE } from './steps.ts';

const ROUNDS = 5;

/** The time for running scripts, among all that the main thread does. */
function readScriptEvaluation({ audits }: LighthouseResult): number {
  const { details } = audits['mainthread-work-breakdown'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  return Number(items.find(({ group }) => group === 'scriptEvaluation')?.['duration'] ?? 0);
}

interface Round {
  readonly load: LighthouseResult;
  /** Milliseconds of the main thread. */
  readonly step: number;
}

const FIGURES: Readonly<Record<string, (round: Round) => number>> = {
  'Lighthouse, performance': ({ load }) => (load.categories['performance']?.score ?? 0) * 100,
  'blocking time (ms)': ({ load }) => readFigure(load, 'total-blocking-time'),
  'script evaluation (ms)': ({ load }) => readScriptEvaluation(load),
  'largest contentful paint (ms)': ({ load }) => readFigure(load, 'largest-contentful-paint'),
  'layout shift': ({ load }) => readFigure(load, 'cumulative-layout-shift'),
  'step of the slider, slowed fourfold (ms of the main thread)': ({ step }) => step,
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

async function openFloor(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: PHONE, serviceWorkers: 'block' });
  await page.goto(url);
  await page.locator('#floor input').focus();
  return page;
}

const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });

/** The median, and all rounds. */
function summarize(values: readonly number[]): string {
  const median = values.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  return `${format(median)} (${values.map(format).join(', ')})`;
}

const [load = 0] = loadavg();
const own = await startServer();
const floor = await startServer({}, await buildFloor());
const browser = await chromium.launch({
  executablePath: findBrowser() ?? 'chromium',
  args: BROWSER_ARGUMENTS,
});
const sizes = {
  own: await measureTransfers(browser, own.url, true),
  floor: await measureTransfers(browser, floor.url, false),
};
const rounds: { own: Round; floor: Round }[] = [];
// One after the other, since two at once would slow each other.
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({
    own: {
      load: await runOnLoad(own.url),
      step: await measureStep(browser, await openResults(browser, own.url, '84')),
    },
    floor: {
      load: await runOnLoad(floor.url),
      step: await measureStep(browser, await openFloor(browser, floor.url)),
    },
  });
}
await browser.close();
await own.stop();
await floor.stop();

console.log('| | page | floor |\n|---|---|---|');
for (const [name, read] of Object.entries(FIGURES)) {
  const ofOwn = summarize(rounds.map((round) => read(round.own)));
  const ofFloor = summarize(rounds.map((round) => read(round.floor)));
  console.log(`| ${name} | ${ofOwn} | ${ofFloor} |`);
}
console.log(`| bytes and requests at the first paint | ${sizes.own.paint} | ${sizes.floor.paint} |`);
console.log(`| … once idle | ${sizes.own.idle} | ${sizes.floor.idle} |`);
console.log(`| … with the results | ${sizes.own.results} | ${sizes.floor.results} |`);
console.log(
  `\nMedians of ${ROUNDS} rounds. ${cpus().length} cores of ${cpus()[0]?.model.trim()}, load average before ${format(load)}; Node ${process.versions.node}, Chromium ${browser.version()}.`,
);
