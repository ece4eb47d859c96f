import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface BuiltServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts the built server on a free port, and waits until it listens. @param folder of a build */
export async function startServer(folder = 'dist'): Promise<BuiltServer> {
  const server = spawn(process.execPath, [`${folder}/server/node.js`], {
    env: { ...process.env, HOST: 'localhost', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(server, 'exit');
  const lines = createInterface(server.stdout);
  const [line] = await Promise.race([
    once(lines, 'line'),
    exited.then(() => {
      throw new Error(`The server of ${folder} has ended too early`);
    }),
  ]);
  const url = String(line).split(' ').at(-1) ?? '';
  const stop = async () => {
    server.kill();
    await exited;
  };
  return { url, stop };
}
