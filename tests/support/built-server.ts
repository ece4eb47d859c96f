import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endWithThisProcess } from './processes.ts';

export interface BuiltServer {
  readonly url: string;
  readonly pid: number | undefined;
  /** Everything that it has written. */
  readonly log: () => string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the built server on a free port, and waits until it listens.
 * @param environment its settings @param folder of a build
 */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  folder = 'dist',
): Promise<BuiltServer> {
  const server = endWithThisProcess(
    spawn(process.execPath, [`${folder}/server/node.js`], {
      env: { ...process.env, HOST: 'localhost', PORT: '0', ...environment },
    }),
  );
  let log = '';
  const exited = once(server, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (text: Buffer) => {
        log += text.toString();
        const address = / is at (\S+)/.exec(log)?.[1];
        if (address) resolve(address);
      });
    }
    void exited.then(() => reject(new Error(`The server has ended too early: ${log}`)));
  });
  const stop = async () => {
    server.kill('SIGKILL');
    await exited;
  };
  return { url, pid: server.pid, log: () => log, stop };
}
