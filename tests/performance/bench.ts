/** `npm run bench`: how the built page loads on Lighthouse's simulated phone and connection, in five rounds. */
import { cpus, loadavg } from 'node:os';
import { startServer } from '../support/built-server.ts';
import { type LighthouseResult, readFigure, runLighthouse } from './lighthouse.ts';

const ROUNDS = 5;

const FIGURES: Readonly<Record<string, (form: LighthouseResult) => number>> = {
  'Lighthouse, performance': ({ categories }) => (categories['performance']?.score ?? 0) * 100,
  'blocking time (ms)': (form) => readFigure(form, 'total-blocking-time'),
  'largest contentful paint (ms)': (form) => readFigure(form, 'largest-contentful-paint'),
  'layout shift': (form) => readFigure(form, 'cumulative-layout-shift'),
};

const written = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 });

const [load = 0] = loadavg();
const server = await startServer();
const forms: LighthouseResult[] = [];
// One after the other, since two at once would slow each other.
for (let round = 0; round < ROUNDS; round++) forms.push((await runLighthouse(server.url)).form);
await server.stop();
console.log('| | median | rounds |\n|---|---|---|');
for (const [name, read] of Object.entries(FIGURES)) {
  const rounds = forms.map(read);
  const median = rounds.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
  console.log(`| ${name} | ${written(median)} | ${rounds.map(written).join(', ')} |`);
}
console.log(
  `\n${cpus().length} cores of ${cpus()[0]?.model.trim()}, load average before ${written(load)}; Node ${process.versions.node}.`,
);
