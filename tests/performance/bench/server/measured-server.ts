import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../../../..');

/** A server in a process of its own. */
export interface MeasuredServer {
  readonly port: number;
  /** What it took so far, in all its threads, in microseconds. */
  readonly readProcessorTime: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server, and waits until it listens.
 * @param file its program, from the project's folder
 */
export async function startServer(file: string, args: readonly string[] = []): Promise<MeasuredServer> {
  const child = fork(resolve(PROJECT, file), args, {
    execArgv: ['--import', new URL('report.ts', import.meta.url).href],
    env: { ...process.env, HOST: 'localhost', PORT: '0' },
    // The log is written as ever, and kept nowhere.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const readNumber = async () => {
    const [port] = await Promise.race([
      once(child, 'message'),
      exited.then(() => {
        throw new Error(`${file} has ended before it was asked to`);
      }),
    ]);
    return Number(port);
  };
  const port = await readNumber();
  const readProcessorTime = () => {
    child.send('?');
    return readNumber();
  };
  const stop = async () => {
    child.disconnect();
    await exited;
  };
  return { port, readProcessorTime, stop };
}

/** Two servers that give the same answers to the same questions. */
export interface Pair {
  readonly ours: MeasuredServer;
  readonly bare: MeasuredServer;
}

/** Runs something with the built server, and with one on bare node:http that has learnt its answers to some paths. */
export async function withPair<T>(paths: readonly string[], use: (pair: Pair) => Promise<T>): Promise<T> {
  const ours = await startServer('dist/server/node.js');
  try {
    const bare = await startServer('tests/performance/bench/server/bare-server.ts', [
      `http://localhost:${ours.port}`,
      ...paths,
    ]);
    try {
      return await use({ ours, bare });
    } finally {
      await bare.stop();
    }
  } finally {
    await ours.stop();
  }
}
