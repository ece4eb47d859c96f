import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '../../../..');

/** A server in a separate process. */
export interface MeasuredServer {
  readonly port: number;
  /** The processor time of all its threads so far, in microseconds. */
  readonly readProcessorTime: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server, and waits until it listens.
 * @param file its program, relative to the project's folder
 */
export async function startServer(file: string, args: readonly string[] = []): Promise<MeasuredServer> {
  const child = fork(resolve(PROJECT, file), args, {
    execArgv: ['--import', 'tsx', '--import', new URL('report.ts', import.meta.url).href],
    env: { ...process.env, HOST: 'localhost', PORT: '0' },
    // The log is written, and discarded.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const readNumber = async () => {
    const [port] = await Promise.race([
      once(child, 'message'),
      exited.then(() => {
        throw new Error(`${file} has ended too early`);
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

/** Two servers that send the same responses to the same requests. */
export interface Pair {
  readonly ours: MeasuredServer;
  readonly bare: MeasuredServer;
}

/** Runs an action with the built server, and a bare node:http server that has copied its responses to some paths. */
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
