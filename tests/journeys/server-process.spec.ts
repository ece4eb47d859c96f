import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../support/built-server.ts';
import { flood } from '../support/http.ts';
import { endWithThisProcess } from '../support/processes.ts';

/** Without the environment of the tests: a HOST would change the address, and NO_COLOR adds a warning of Node.js. */
const startBuilt = (environment: Record<string, string>) =>
  endWithThisProcess(spawn(process.execPath, ['dist/server/node.js'], { env: environment }));

/** Starts the built server and waits for its end, or for its first line. */
async function start(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const server = startBuilt(environment);
  let output = '';
  const listen = (text: Buffer) => {
    output += text.toString();
    // Once: Node.js no longer listens to signals while it ends.
    if (output.includes('is at') && !server.killed) server.kill('SIGTERM');
  };
  server.stdout.on('data', listen);
  server.stderr.on('data', listen);
  const code = await new Promise<number | null>((resolve) => {
    server.on('close', resolve);
  });
  return { code, output };
}

test('the server prints its address and what is left to set, and ends on SIGTERM', async () => {
  const { code, output } = await start({ PORT: '0', CONTACT_EMAIL: 'a@b.example' });
  expect(output).toMatch(
    /^Lifetime Visualizer is at http:\/\/localhost:\d+\nBefore you publish the page, set SITE_URL .+, TIP_URL .+\n$/,
  );
  expect(code).toBe(0);
});

test('the server goes on without a reader of its log', async () => {
  const server = startBuilt({ PORT: '0' });
  const exited = once(server, 'exit');
  const [address] = await once(server.stdout, 'data');
  const port = /:(\d+)\n/.exec(String(address))?.[1];
  server.stdout.destroy();
  // The log is written in one piece, at the latest when the server ends.
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  server.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});

test('the server reads no file after its start', async () => {
  const build = mkdtempSync(join(tmpdir(), 'lifetime-'));
  cpSync('dist', build, { recursive: true });
  const { url, stop } = await startServer({}, build);
  rmSync(build, { recursive: true });
  for (const path of ['/', '/api/life-expectancy/JPN', '/quotes.json', '/service-worker.js']) {
    expect((await fetch(url + path)).status, path).toBe(200);
  }
  await stop();
});

test('the server ends with a message when its port is taken', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, 'localhost', () => {
      const address = holder.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const { code, output } = await start({ PORT: String(port) });
  holder.close();
  expect(code).toBe(1);
  expect(output).toBe(`Port ${port} is already in use. Set PORT to another one.\n`);
});

test('the server ends with a message when it may not listen at its port', async () => {
  // As Linux refuses it to a user: root may.
  const refuse =
    "import{Server}from'node:net';Server.prototype.listen=function(){this.emit('error',{code:'EACCES'})}";
  const { code, output } = await start({
    PORT: '80',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(refuse)}`,
  });
  expect(code).toBe(1);
  expect(output).toBe('Port 80 needs more rights. Set PORT to one above 1023.\n');
});

test('the server ends with a message that names a wrong setting', async () => {
  const { code, output } = await start({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT must be .*\.\n$/);
});

test('clients that send and never read are cut off by a server with little memory, and others are served', async () => {
  // Without a limit to what waits for such a client, these need hundreds of megabytes; with it, 10 are enough.
  const server = await startServer({ NODE_OPTIONS: '--max-old-space-size=32' });
  const port = Number(new URL(server.url).port);
  const sockets = await Promise.all(Array.from({ length: 200 }, () => flood(port)));
  // Only a client that reads notices that its connection was closed.
  const untilClosed = async (socket: Socket) => {
    if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve).resume());
  };
  await Promise.all(sockets.map(untilClosed));
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await server.stop();
});
