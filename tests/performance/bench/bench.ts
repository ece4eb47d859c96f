/**
 * `npm run bench`: measures the built page and its server, and prints tables of the results. With `--write`, it replaces
 * the figures in docs/performance.md by them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { findBrowser } from '../../../scripts/browser.mjs';
import { formatTable } from './format.ts';
import { benchPage } from './page/bench-page.ts';
import { benchServer } from './server/bench-server.ts';

const DOCUMENT = 'docs/performance.md';
const HEADING = '## Figures';

async function describeMachine(): Promise<string> {
  const [first] = cpus();
  const [, , load = 0] = loadavg();
  const browser = execFileSync(findBrowser() ?? 'chromium', ['--version'], {
    encoding: 'utf8',
    stdio: 'pipe',
  }).trim();
  const day = new Date().toISOString().slice(0, 10);
  return `Measured on ${day}, on ${cpus().length} cores of ${first?.model.trim()}, with Node ${process.versions.node} and ${browser}. Load average over 15 minutes: ${load.toFixed(1)}.`;
}

const tables = [...(await benchPage()), ...(await benchServer())];
const figures = [HEADING, await describeMachine(), ...tables.map(formatTable)].join('\n\n');
console.log(figures);
if (process.argv.includes('--write')) {
  const [text = ''] = readFileSync(DOCUMENT, 'utf8').split(HEADING);
  writeFileSync(DOCUMENT, `${text}${figures}\n`);
}
