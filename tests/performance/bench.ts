/**
 * `npm run bench`: what depends on the machine, beside the figures in docs/performance.md, and beside a floor. It never fails.
 * `npm run bench -- --store` writes the new figures there. Takes six minutes on an idle machine; on a busy one, only what
 * stands side by side can be compared. The parts that are named, such as `server`, are measured alone.
 */
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.mjs';
import { startServer } from '../support/built-server.ts';
import { buildFloor } from './floor/build-floor.ts';
import { measureLayout } from './measures/layout.ts';
import { measureLoad } from './measures/load.ts';
import { measureServer } from './measures/server.ts';
import { measureSizes } from './measures/sizes.ts';
import { measureSlider } from './measures/slider.ts';
import { measureTypedLife } from './measures/typed-life.ts';
import { compare, format, store, type Table } from './report.ts';

const [load = 0] = loadavg();
const own = await startServer();
const floor = await startServer({}, await buildFloor());
const browser = await chromium.launch({
  executablePath: findBrowser() ?? 'chromium',
  args: BROWSER_ARGUMENTS,
});

const MEASURES: Readonly<Record<string, () => Table | Promise<Table>>> = {
  load: () => measureLoad(browser, own.url, floor.url),
  slider: () => measureSlider(browser, own.url, floor.url),
  sizes: () => measureSizes(browser, own.url),
  layout: () => measureLayout(browser, own.url),
  server: measureServer,
  typing: measureTypedLife,
};

const named = process.argv.slice(2).filter((argument) => argument in MEASURES);
const tables: Table[] = [];
// One after the other, since two at once would slow each other.
for (const [name, measure] of Object.entries(MEASURES)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const table = await measure();
  console.log(`\n${compare(table)}`);
  tables.push(table);
}

const [processor] = cpus();
const where = `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores of ${processor?.model.trim()}, load average before ${format(load)}; Node ${process.versions.node}, Chromium ${browser.version()}. Of several rounds: the median, and all of them in brackets.`;
console.log(`\n${where}`);
if (process.argv.includes('--store') && named.length === 0) store(tables, where);
await browser.close();
await own.stop();
await floor.stop();
