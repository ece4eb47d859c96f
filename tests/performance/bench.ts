/**
 * `npm run bench`: the built page beside the smallest React page with the same HTML, in turns, in the same browser. Takes
 * five minutes on an idle machine; on a busy one, only the differences and ratios mean something.
 */
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { startServer } from '../support/built-server.ts';
import { Visitor } from '../support/test.ts';
import { playWorldBank } from '../support/world-bank.ts';
import { buildFloor } from './floor/build-floor.ts';
import { type LighthouseLoad, runLighthouse } from './lighthouse.ts';
import { measureSteps, median, openFloorSlider, openSlider, quantile } from './steps.ts';

const ROUNDS = 5;
const STEPS = 30;
/** An average life on an average page. */
const LIFE = { lifeExpectancy: 84, weeksBy: 'time' } as const;

/** The encoded bytes and the requests of the page's own files, those at the first paint and those so far. */
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

async function measureTransfers(browser: Browser, baseURL: string, hasResults: boolean) {
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await playWorldBank(page);
  await page.goto('./');
  await page.waitForLoadState('networkidle');
  const { paint, now: idle } = await readTransfers(page);
  let results = '–';
  if (hasResults) {
    const visitor = new Visitor(page);
    await visitor.submitFrom('Japan');
    await visitor.section('How many reach each age').waitFor();
    await page.waitForLoadState('networkidle');
    results = (await readTransfers(page)).now;
  }
  await page.close();
  return { paint, idle, results };
}

interface Measured {
  readonly loads: LighthouseLoad[];
  /** Milliseconds of the main thread for each step of the slider. */
  readonly steps: number[];
  /** The same with the processor slowed fourfold. */
  readonly slowSteps: number[];
}

const inTurn = async (browser: Browser, own: string, floor: string) => {
  const page: Measured = { loads: [], steps: [], slowSteps: [] };
  const bare: Measured = { loads: [], steps: [], slowSteps: [] };
  for (let round = 0; round < ROUNDS; round++) {
    /* oxlint-disable no-await-in-loop -- one after the other, since two at once would slow each other */
    page.loads.push((await runLighthouse(own)).load);
    bare.loads.push((await runLighthouse(floor, false)).load);
    for (const [slowdown, of] of [[1, 'steps'] as const, [4, 'slowSteps'] as const]) {
      page[of].push(...(await measureSteps(await openSlider(browser, own, LIFE), STEPS, slowdown)));
      bare[of].push(...(await measureSteps(await openFloorSlider(browser, floor), STEPS, slowdown)));
    }
    /* oxlint-enable no-await-in-loop */
  }
  return { page, bare };
};

const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });
/** The median, and all rounds. */
const rounds = (values: readonly number[]) => `${figure(median(values))} (${values.map(figure).join(', ')})`;

async function bench(): Promise<string> {
  const [load1 = 0] = loadavg();
  const [own, floor] = [await startServer(), await startServer({}, await buildFloor())];
  const executablePath = findBrowser() ?? 'chromium';
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const [pageBytes, floorBytes] = [
      await measureTransfers(browser, own.url, true),
      await measureTransfers(browser, floor.url, false),
    ];
    const { page, bare } = await inTurn(browser, own.url, floor.url);
    const row = (name: string, read: (measured: Measured) => string) =>
      `| ${name} | ${read(page)} | ${read(bare)} |`;
    const load = (name: string, key: keyof LighthouseLoad) =>
      row(name, ({ loads }) => rounds(loads.map((each) => each[key])));
    return [
      '| | page | floor |',
      '|---|---|---|',
      load('Lighthouse, performance', 'score'),
      load('blocking time (ms)', 'totalBlockingTimeMs'),
      load('script evaluation (ms)', 'scriptEvaluationMs'),
      load('largest contentful paint (ms)', 'largestPaintMs'),
      load('layout shift', 'layoutShift'),
      row('step of the slider (ms of the main thread)', ({ steps }) => figure(median(steps))),
      row('the same, slowed fourfold: 98th percentile', ({ slowSteps }) => figure(quantile(slowSteps, 0.98))),
      `| bytes and requests at the first paint | ${pageBytes.paint} | ${floorBytes.paint} |`,
      `| … once idle | ${pageBytes.idle} | ${floorBytes.idle} |`,
      `| … with the results | ${pageBytes.results} | ${floorBytes.results} |`,
      `\nMedians of ${ROUNDS} rounds. ${cpus().length} cores of ${cpus()[0]?.model.trim()}, load average before ${figure(load1)}; Node ${process.versions.node}, Chromium ${browser.version()}.`,
    ].join('\n');
  } finally {
    await browser.close();
    await Promise.all([own.stop(), floor.stop()]);
  }
}

console.log(await bench());
