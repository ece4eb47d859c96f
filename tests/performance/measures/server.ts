import { readFileSync } from 'node:fs';
import { type BuiltServer, startServer } from '../../support/built-server.ts';
import { flood } from '../../support/http.ts';
import { format, type Table } from '../report.ts';

/** The memory of a process in MB, now or at most so far; not a number where the system does not say it as Linux does. */
function readMemory({ pid }: BuiltServer, name: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1000;
  } catch {
    return Number.NaN;
  }
}

/** Floods a new server. @returns the MB that it takes at rest, those that it then takes more, and how long another visitor waits, in ms */
async function measureFlood(start: () => Promise<BuiltServer>, clients: number) {
  const server = await start();
  await (await fetch(server.url)).arrayBuffer();
  const atRest = readMemory(server, 'VmRSS');
  const port = Number(new URL(server.url).port);
  const sockets = await Promise.all(Array.from({ length: clients }, () => flood(port)));
  const from = performance.now();
  await (await fetch(server.url)).arrayBuffer();
  const waited = performance.now() - from;
  const more = readMemory(server, 'VmHWM') - atRest;
  for (const socket of sockets) socket.destroy();
  await server.stop();
  return { atRest, more, waited };
}

/** Clients that send and never read, at the project's server and at Node's own without a limit. */
export async function measureServer(): Promise<Table> {
  const servers = [() => startServer(), () => startServer({}, 'tests/performance/floor')];
  const rows: Record<string, string[]> = {};
  for (const clients of [200, 500]) {
    const found: Awaited<ReturnType<typeof measureFlood>>[] = [];
    for (const start of servers) found.push(await measureFlood(start, clients));
    const list = (read: (flood: (typeof found)[number]) => number) => found.map(read);
    const row = ([own = 0, bare = 0]: number[]) => [format(own), format(bare), format(bare / own)];
    rows['memory at rest (MB)'] = row(list(({ atRest }) => atRest));
    rows[`${clients} clients: more memory (MB)`] = row(list(({ more }) => more));
    rows[`${clients} clients: another visitor waits (ms)`] = row(list(({ waited }) => waited));
  }
  return {
    title: 'Clients that send 64 KB of requests and never read',
    columns: ['server', 'bare `node:http`', 'ratio'],
    rows,
  };
}
