import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from '../support/built-server.ts';
import { endWithThisProcess } from '../support/processes.ts';

const startBuilt = (environment: Record<string, string>) =>
  endWithThisProcess(
    spawn(process.execPath, ['dist/server/node.js'], { env: { ...process.env, ...environment } }),
  );

/** Starts the built server and waits for its end, or for its first line. */
async function start(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const server = startBuilt(environment);
  let output = '';
  const listen = (text: Buffer) => {
    output += text.toString();
    if (output.includes('is at')) server.kill('SIGTERM');
  };
  server.stdout.on('data', listen);
  server.stderr.on('data', listen);
  const code = await new Promise<number | null>((resolve) => {
    server.on('exit', resolve);
  });
  return { code, output };
}

test('the server prints its address, and ends on SIGTERM', async () => {
  const { code, output } = await start({ PORT: '0' });
  expect(output).toMatch(/^Lifetime Visualizer is at http:\/\/localhost:\d+\n$/);
  expect(code).toBe(0);
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

test('the server ends with a message that names a wrong setting', async () => {
  const { code, output } = await start({ PORT: 'eighty' });
  expect(code).toBe(1);
  expect(output).toMatch(/^PORT must be .*\.\n$/);
});
