/**
 * `npm run soak`: keeps the built server busy for ten minutes with all sorts of clients, and fails if its memory grows.
 * `npm run soak -- 2` takes two minutes.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { readFolder } from '../../../server/read-folder.ts';
import { formatTable } from '../bench/format.ts';
import { CLIENTS, type Client, type Target } from './clients.ts';
import { type Memory, slopeOf } from './memory.ts';

const MINUTES = Number(process.argv[2] ?? 10);
const SAMPLES_A_MINUTE = 12;
/** The first part of the time is not judged: Node compiles, and its caches and buffers grow to their size. */
const WARM_UP_SHARE = 0.2;
/** In KB a minute, after a collection: eight bytes leaked with each request are 26,000. */
const MOST_GROWTH = 50;
/**
 * In bytes. It follows what Node reserves, by steps of megabytes, so that it says little of a leak, which shows in the heap
 * or outside it long before. Measured with 0.6 to 1.3 million requests: at most 153 MB on Node 22 and 269 MB on Node 24, with 20 of
 * them in the heap and 31 outside it on both; half as much again is room for other machines.
 */
const MOST_RESIDENT = 400e6;

const toMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

async function startServer(): Promise<{ server: ChildProcess; port: number }> {
  const server = fork('dist/server/node.js', {
    execArgv: [
      '--expose-gc',
      '--import',
      'tsx',
      '--import',
      new URL('report-memory.ts', import.meta.url).href,
    ],
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('exit', () => reject(new Error('The built server has ended too early')));
    // The log is read, and discarded.
    server.stdout?.on('data', (text: Buffer) => {
      const [, found] = /127\.0\.0\.1:(\d+)/.exec(text.toString()) ?? [];
      if (found) resolve(Number(found));
    });
  });
  return { server, port };
}

async function readMemory(server: ChildProcess): Promise<Memory> {
  server.send('?');
  const [memory] = await once(server, 'message');
  return memory;
}

/** Lets a client do the same over and over. @returns how many requests it has sent */
async function repeat(client: Client, target: Target, until: number): Promise<number> {
  let [sent, seed] = [0, 0];
  while (Date.now() < until) {
    sent += await client(target, seed);
    seed += 1;
    await wait(50);
  }
  return sent;
}

async function sample(server: ChildProcess): Promise<Memory[]> {
  const samples: Memory[] = [];
  for (let count = 0; count < MINUTES * SAMPLES_A_MINUTE; count += 1) {
    await wait(60_000 / SAMPLES_A_MINUTE);
    samples.push(await readMemory(server));
  }
  return samples;
}

function describeMemory(samples: readonly Memory[]): { rows: string[][]; isFlat: boolean } {
  const settled = samples.slice(Math.round(samples.length * WARM_UP_SHARE));
  const growth = (kind: keyof Memory) =>
    (slopeOf(settled.map((memory) => memory[kind])) * SAMPLES_A_MINUTE) / 1000;
  const names = { heap: 'heap after a collection', external: 'outside the heap', rss: 'resident (RSS)' };
  const kinds = ['heap', 'external', 'rss'] as const;
  const rows = kinds.map((kind) => {
    const values = settled.map((memory) => memory[kind]);
    const [first = 0] = values;
    const figures = [first, values.at(-1) ?? 0, Math.min(...values), Math.max(...values)].map(toMegabytes);
    return [names[kind], ...figures, growth(kind).toFixed(1)];
  });
  const isBounded = settled.every(({ rss }) => rss <= MOST_RESIDENT);
  return { rows, isFlat: isBounded && growth('heap') <= MOST_GROWTH && growth('external') <= MOST_GROWTH };
}

if (!(MINUTES > 0)) throw new Error(`How many minutes? "${process.argv[2]}" is no number.`);
const { server, port } = await startServer();
const files = [...readFolder('dist/client').keys()].filter((path) => !path.endsWith('.html'));
const target = { port, paths: ['/', '/api/countries.json', '/api/life-expectancy/JPN.json', ...files] };
const until = Date.now() + MINUTES * 60_000;
const [samples, ...sent] = await Promise.all([
  sample(server),
  ...CLIENTS.map(async ([name, client, count]) => {
    const each = await Promise.all(Array.from({ length: count }, () => repeat(client, target, until)));
    return `${each.reduce((sum, requests) => sum + requests, 0).toLocaleString('en')} ${name}`;
  }),
]);
server.disconnect();

const { rows, isFlat } = describeMemory(samples);
console.log(
  formatTable({
    title: `The server’s memory over ${MINUTES} minutes`,
    note: `Megabytes, without the first fifth of the time. Requests: ${sent.join(', ')}.`,
    columns: ['memory', 'at first', 'at last', 'least', 'most', 'growth, KB a minute'],
    rows,
  }),
);
if (!isFlat) {
  console.error(
    `\nThe heap, or what is outside it, grows by more than ${MOST_GROWTH} KB a minute, or RSS is above ${MOST_RESIDENT / 1e6} MB.`,
  );
  process.exitCode = 1;
}
